## 只在终端里说的话，各游戏共用；网页不载入。

terminal-number = 没有第 { $number } 个选项：选项是 1–{ $count }。
terminal-pass = 请交给{ $player }，由{ $player }按 Enter：
terminal-left = 你离开了牌桌。
terminal-keep-with = 要保存对局，开始时请加上 --save FILE。
terminal-kept = 对局已保存在 { $file }。
terminal-move = { $step } · { $player }：{ $move }
terminal-replay = Enter：下一步；数字：前进几步；t：看牌桌；q：离开
