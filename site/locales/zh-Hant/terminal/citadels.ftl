## 只在終端機上說的話（citadels play、citadels replay）；網頁不載入。

terminal-help = 輸入選項的號碼，或輸入一步，例如「build temple」。輸入「table」看牌桌，「undo」復原上一個決定，「quit」離開。
terminal-redraw = { $choice }：輸入要換的牌，例如「{ $move }」
terminal-mark-role = { $choice }：輸入行動，例如「{ $move }」，真的那個放在最前面。角色的寫法：{ $names }
terminal-mark-card = 輸入要用的牌，例如「{ $move }」。牌的寫法：{ $names }
terminal-name-role = { $word }（{ $role }）
terminal-name-card = { $word }（{ $card }）
terminal-head = { $turn } · { $bank } 枚金幣在銀行 · { $deck } 張牌在牌堆
terminal-card = { $card }（{ $kind }，{ $cost }）
terminal-hand = { $title }：{ $held }
terminal-drafts = { $title }：{ $roles }
