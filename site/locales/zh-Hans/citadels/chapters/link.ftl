## 由链接而来

link-title = 一局可以观看的对局
link-length = { $over ->
    [0] 尚未结束，目前进行到第 { $rounds } 轮。
   *[other] 共 { $rounds } 轮，已结束。
 }
link-watch = 观看
link-same = 用同一副牌玩
link-result = 显示结果
link-latest = 看当前的局面
link-roles = 角色：{ $roles }。
link-specials = 黑暗之城的特殊建筑：{ $cards }。
link-size = 有人建成 { $size } 座建筑，游戏就结束。
link-waits = 请稍候，游戏引擎正在加载。
link-seats = { $count } 人游戏：你和 { $bots } 个电脑。你拿到的是第一个座位的牌。
link-others = 牌堆、手牌和角色牌都与别人那局相同，之后由各人重新决定。
link-own-table = 自己设置牌桌
