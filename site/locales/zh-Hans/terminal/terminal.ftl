## 只在终端上说的话（citadels play、citadels replay）；网页不加载。

terminal-help = 输入选项的号码，或输入一步，例如“build temple”。输入“table”看牌桌，“undo”撤销上一个决定，“quit”离开。
terminal-number = 没有第 { $number } 个选项：选项是 1–{ $count }。
terminal-redraw = { $choice }：输入要换的牌，例如“{ $move }”
terminal-mark-role = { $choice }：输入行动，例如“{ $move }”，真的那个放在最前面。角色的写法：{ $names }
terminal-mark-card = 输入要用的牌，例如“{ $move }”。牌的写法：{ $names }
terminal-pass = 请交给{ $player }，由{ $player }按 Enter：
terminal-left = 你离开了牌桌。
terminal-keep-with = 要保存对局，开始时请加上 --save FILE。
terminal-kept = 对局已保存在 { $file }。
terminal-name-role = { $word }（{ $role }）
terminal-name-card = { $word }（{ $card }）
terminal-head = { $turn } · { $bank } 枚金币在银行 · { $deck } 张牌在牌堆
terminal-card = { $card }（{ $kind }，{ $cost }）
terminal-hand = { $title }：{ $held }
terminal-drafts = { $title }：{ $roles }
terminal-move = { $step } · { $player }：{ $move }
terminal-replay = Enter：下一步；数字：前进几步；t：看牌桌；q：离开
