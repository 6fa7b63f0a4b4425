## 只在終端機上說的話，各遊戲共用；網頁不載入。

terminal-number = 沒有第 { $number } 個選項：選項是 1–{ $count }。
terminal-pass = 請交給{ $player }，由{ $player }按 Enter：
terminal-left = 你離開了牌桌。
terminal-keep-with = 要儲存對局，開始時請加上 --save FILE。
terminal-kept = 對局已儲存在 { $file }。
terminal-move = { $step } · { $player }：{ $move }
terminal-replay = Enter：下一步；數字：前進幾步；t：看牌桌；q：離開
