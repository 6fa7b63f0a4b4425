# 提示，以及對局結束後的覆盤。
review-of = { $player }，第 { $round } 輪
review-cost = 大約少值 { $points } 分
review-how = 每個決定只憑當時能知道的事，與高手電腦的選擇相比；分數是它的估計。
trial-later = 還沒定：{ $what }，真的走時才選。「就這麼走」走到那裡為止。
trial-turn-ended = 回合結束就不能再試。可以就這麼走，或是不要了。
review-most = 分數主要來自：{ $sources }
review-ahead = 領先{ $other }的項目：{ $sources }
review-behind = 落後{ $other }的項目：{ $sources }
review-source = { $source } { $count } 分
source-city = 城市和廣場
source-projects = 飢餓之牆與主教座堂
source-walls = 城牆
source-learning = 學習和技術
source-crane = 行動板塊和生產
source-others = 其他
trial-brings = 得到 { $goods }
