# A game from a link.
link-title = 一局可以觀看的對局
link-length = { $over ->
    [0] 尚未結束，目前進行到第 { $rounds } 輪。
   *[other] 共 { $rounds } 輪，已結束。
 }
link-watch = 觀看
link-same = 用同一副牌玩
link-result = 顯示結果
link-latest = 看目前的局面
link-waits = 請稍候，遊戲引擎正在載入。
link-own-table = 自己設定牌桌
