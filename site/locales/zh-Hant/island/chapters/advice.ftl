# 提示與終局檢討。
hint-discard = 棄掉 { $cards }
hint-offer = 以 { $give } 換 { $get }
hint-bid = 還價：以 { $give } 換 { $get }
hint-pips = 36 次擲骰中有 { $pips } 次會生產
hint-kinds = 帶來你還沒有的資源：{ $cards }
hint-harbour = 有港口
hint-blocks = 讓{ $names }的地停產，那塊地 36 次中有 { $pips } 次生產
hint-alike = 差不多好：{ $what }
hint-better = 其次（少約 { $points } 分）：{ $what }
review-of = { $player }，{ $round ->
    [0] 開局放置
   *[other] 第 { $round } 輪
 }
review-cost = 大約少值 { $points } 分
review-how = 每個決定只憑當時能知道的事，與普通電腦的選擇相比；分數是它的估計。
review-pips = 你選的地方：36 次擲骰中有 { $pips } 次會生產

## 運氣

luck-title = 骰子的運氣
luck-expected = 平均應得的牌
luck-harvest = 擲骰得到的牌
luck-blocked = 被強盜擋下
luck-discarded = 擲出七而棄掉
luck-stolen = 被別人拿走
luck-stole = 從別人拿來
luck-help = 「應得」是兩顆公正骰子的平均產量，按每次擲骰時的建築與強盜計算。
