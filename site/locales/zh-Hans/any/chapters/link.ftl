# A game from a link.
link-title = 一局可以观看的对局
link-length = { $over ->
    [0] 尚未结束，目前进行到第 { $rounds } 轮。
   *[other] 共 { $rounds } 轮，已结束。
 }
link-watch = 观看
link-same = 用同一副牌玩
link-result = 显示结果
link-latest = 看当前的局面
link-waits = 请稍候，游戏引擎正在加载。
link-own-table = 自己设置牌桌
