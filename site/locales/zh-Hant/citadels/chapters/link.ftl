## 由連結而來

link-title = 一局可以觀看的對局
link-length = { $over ->
    [0] 尚未結束，目前進行到第 { $rounds } 輪。
   *[other] 共 { $rounds } 輪，已結束。
 }
link-watch = 觀看
link-same = 用同一副牌玩
link-result = 顯示結果
link-latest = 看目前的局面
link-roles = 角色：{ $roles }。
link-specials = 黑暗之城的特殊建築：{ $cards }。
link-size = 有人建成 { $size } 座建築，遊戲就結束。
link-waits = 請稍候，遊戲引擎正在載入。
link-seats = { $count } 人遊戲：你和 { $bots } 個電腦。你拿到的是第一個座位的牌。
link-others = 牌堆、手牌和角色牌都與別人那局相同，之後由各人重新決定。
link-own-table = 自己設定牌桌
