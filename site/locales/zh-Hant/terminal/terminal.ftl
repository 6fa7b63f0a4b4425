## 只在終端機上說的話（citadels play、citadels replay）；網頁不載入。

terminal-help = 輸入選項的號碼，或輸入一步，例如「build temple」。輸入「table」看牌桌，「undo」復原上一個決定，「quit」離開。
terminal-number = 沒有第 { $number } 個選項：選項是 1–{ $count }。
terminal-redraw = { $choice }：輸入要換的牌，例如「{ $move }」
terminal-mark-role = { $choice }：輸入行動，例如「{ $move }」，真的那個放在最前面。角色的寫法：{ $names }
terminal-mark-card = 輸入要用的牌，例如「{ $move }」。牌的寫法：{ $names }
terminal-pass = 請交給{ $player }，由{ $player }按 Enter：
terminal-left = 你離開了牌桌。
terminal-keep-with = 要儲存對局，開始時請加上 --save FILE。
terminal-kept = 對局已儲存在 { $file }。
terminal-name-role = { $word }（{ $role }）
terminal-name-card = { $word }（{ $card }）
terminal-head = { $turn } · { $bank } 枚金幣在銀行 · { $deck } 張牌在牌堆
terminal-card = { $card }（{ $kind }，{ $cost }）
terminal-hand = { $title }：{ $held }
terminal-drafts = { $title }：{ $roles }
terminal-move = { $step } · { $player }：{ $move }
terminal-replay = Enter：下一步；數字：前進幾步；t：看牌桌；q：離開
