## Setting a table: the characters

cast = 角色
sets = 推荐组合
set-classic = 经典
    .help = 最初的八人
set-classic-nine = 经典加九号
    .help = 八人之外再加一人
set-builders = 建设
    .help = 温和，少有重击
set-intrigue = 权谋
    .help = 给大胆的人
set-dark = 黑暗之城
    .help = 另外的那些角色
set-own = 自选
surprise = 给我们惊喜
    .help = 全部抽签
rank-title = { $rank } 号
rank-unused = { $rank } 号：三人各一张角色时不在游戏中。
explain = 关于{ $rank } 号的角色
explain-card = 关于{ $card }
ninth-none = 无
    .help = 只用八号
ninth-needed = { $count } 人需有 9 号
ninth-barred = { $count } 人不用
needs-players = 至少 { $count } 人
word-assassin = 使一人沉默
word-thief = 取走钱袋
word-magician = 交换手牌
word-king = 取得皇冠
word-bishop = 不受侵犯
word-merchant = 多赚 1 金
word-architect = 最多建 3 座
word-warlord = 摧毁
word-witch = 借用能力
word-tax_collector = 向建造者收税
word-wizard = 取一张牌
word-emperor = 送出皇冠
word-abbot = 向首富收钱
word-alchemist = 取回金币
word-navigator = 4 金或 4 张牌
word-diplomat = 交换建筑
word-artist = 增添价值
word-queen = 邻 4 号得 3 金

## Setting a table: the Dark City’s districts

specials = 黑暗之城的建筑
specials-chosen = { $count ->
    [0] 无
   *[other] 加入 { $count } 张
 }
specials-rule = 最多 { $added } 张直接加入牌堆；更多时，取代其他的牌。{ $count ->
    [0] 尚未选择。
   *[other] 已选 { $count } 张。
 }
specials-more = { $count } 张超过 { $added } 张：同样多的其他牌离开牌堆，先抽签移除经典特殊建筑。

## At the table

lowered = { $player } 的{ $card }：游戏在 { $size } 座建筑时结束，不是 { $from } 座。
seat-held = 女巫：等待中巫术的角色
seat-owes = 欠 1 金的税
event-silenced = { $player }，{ $role }无人应声：你被刺杀了。
yours = 针对你
exchange-theirs = 第一步：你想要哪座建筑？
exchange-own = 第二步：你用自己的哪一座来换？
exchange-other = 换一座
exchange-gets = { $player } 得到
exchange-you-get = 你得到
exchange-pays = { $cost ->
    [0] 不用付金
   *[other] 你付 { $cost } 金
 }
search-kind = { $kind }：{ $count ->
   *[other] { $count } 种
 }
prompt-resumed = { $player }，女巫：以{ $role }的身份继续你的回合。
choice-refuse = 不道谢：失去这一回合
choice-nothing = 什么也不拿
