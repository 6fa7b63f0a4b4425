# 提示与终局复盘。
hint-discard = 弃掉 { $cards }
hint-offer = 以 { $give } 换 { $get }
hint-bid = 还价：以 { $give } 换 { $get }
hint-pips = 36 次掷骰中有 { $pips } 次会生产
hint-kinds = 带来你还没有的资源：{ $cards }
hint-harbour = 有港口
hint-blocks = 让{ $names }的地停产，那块地 36 次中有 { $pips } 次生产
hint-alike = 差不多好：{ $what }
hint-better = 其次（少约 { $points } 分）：{ $what }
review-of = { $player }，{ $round ->
    [0] 开局放置
   *[other] 第 { $round } 轮
 }
review-cost = 大约少值 { $points } 分
review-how = 每个决定只凭当时能知道的事，与普通电脑的选择相比；分数是它的估计。
review-pips = 你选的地方：36 次掷骰中有 { $pips } 次会生产

## 运气

luck-title = 骰子的运气
luck-expected = 平均应得的牌
luck-harvest = 掷骰得到的牌
luck-blocked = 被强盗挡下
luck-discarded = 掷出七而弃掉
luck-stolen = 被别人拿走
luck-stole = 从别人拿来
luck-help = “应得”是两颗公正骰子的平均产量，按每次掷骰时的建筑与强盗计算。
