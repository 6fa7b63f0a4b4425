## 只在终端上说的话（citadels play、citadels replay）；网页不加载。

terminal-help = 输入选项的号码，或输入一步，例如“build temple”。输入“table”看牌桌，“undo”撤销上一个决定，“quit”离开。
terminal-redraw = { $choice }：输入要换的牌，例如“{ $move }”
terminal-mark-role = { $choice }：输入行动，例如“{ $move }”，真的那个放在最前面。角色的写法：{ $names }
terminal-mark-card = 输入要用的牌，例如“{ $move }”。牌的写法：{ $names }
terminal-name-role = { $word }（{ $role }）
terminal-name-card = { $word }（{ $card }）
terminal-head = { $turn } · { $bank } 枚金币在银行 · { $deck } 张牌在牌堆
terminal-card = { $card }（{ $kind }，{ $cost }）
terminal-hand = { $title }：{ $held }
terminal-drafts = { $title }：{ $roles }
