# 提示与终局复盘。
hint-discard = 弃掉 { $cards }
hint-offer = 以 { $give }换 { $get }
hint-bid = 还价：以 { $give }换 { $get }
hint-pips = 36 次掷骰中有 { $pips } 次会生产
hint-kinds = 带来你还没有的资源：{ $cards }
hint-harbour = 有港口
hint-blocks = 让{ $names }的地块停产，那个地块 36 次中有 { $pips } 次生产
hint-wins = 这一步就赢了
hint-leads = 通往一个空路口：36 次掷骰中有 { $pips } 次会生产
hint-leads-on = 再修一条就到一个空路口：36 次掷骰中有 { $pips } 次会生产
hint-longest = 拿到最长道路：{ $length }
hint-longer = 你最长的路就有 { $length } 段
hint-leader = { $player }领先，有 { $points } 分
hint-holds = { $player }有 { $count } 张牌
hint-frees = 把强盗从你的地块赶走：{ $hex }
hint-army = 拿到最大军队
hint-knights = 这是你朝最大军队迈出的第 { $count } 个骑士
goal-city = 城市
goal-settle = 定居点
goal-road = 道路
goal-buy = 发展卡
hint-pays = 之后你的牌够换：{ $goal }
hint-lacks = 之后{ $goal }只差 { $cards }
hint-monopoly = 别人大概有 { $count } 张{ $resource }
hint-near-end = { $player }快赢了：{ $points } 分
hint-helps-more = 这对{ $player }的好处比对你大
hint-needs = 你自己需要 { $cards }
hint-fewer = 手牌超过 { $limit } 张，掷出七就要弃掉一半
hint-nothing-else = 你的牌现在换不了别的
hint-without = 你没有 { $cards }
hint-swap = { $get }对你比 { $give }更有用
hint-tried = 试玩这一回合时，它的结果最好
hint-no-bid = 没有划算的还价
hint-keep = 现在能换的，都不值得用掉你的牌
hint-no-cards = 你没有可用来建造的牌
hint-no-reply = 没有划算的回应
hint-even = 这里怎么选都可以。
hint-alike = 差不多好：{ $what }
hint-better = 其次（少约 { $points } 分）：{ $what }
review-of = { $player }，{ $round ->
    [0] 开局放置
   *[other] 第 { $round } 轮
 }
review-cost = 大约少值 { $points } 分
review-won = 这一步本可获胜
review-how = 每个决定只凭当时能知道的事，与当时的提示相比；分数是估计。
review-pips = 你选的地方：36 次掷骰中有 { $pips } 次会生产
