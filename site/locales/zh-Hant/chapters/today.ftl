# 今日牌桌
day-about = 每天一副牌，人人相同：你和三個高手電腦，經典角色，再加三座黑暗之城的建築。電腦在每台裝置上的打法都一樣。
day-of = { $date }的牌桌
day-done = 這一天你玩過了：第 { $place } 名，{ $count } 分。以第一次的成績為準。
day-again = 再玩一次
day-streak = { $count ->
    [0] 今天玩一局，明天再來，就開始計算連續天數。
   *[other] 已連續 { $count } 天。
 }
day-before = 之前的牌桌
day-open = 還沒玩
day-place = 第 { $place } 名 · { $count } 分
day-all = 全部日期
day-others = 其他日期
day-not-here = 這一天不能玩：不屬於這個系列，或你那裡還沒到這一天。
day-foreign = 這個連結沒有指出可以玩的日期。
day-early = 那一天這個系列還沒開始。
day-series = 這個連結屬於第 { $number } 系列。電腦後來改過，同一副牌會玩成另一局；現在是第 { $count } 系列。
day-head = 富饒之城 · 今日牌桌 { $number } · { $date }
day-told = { $players } 人中第 { $place } 名 · { $count } 分 · { $round } 輪
day-copy = 複製成績
day-copied = 已複製，可以貼到任何地方。
day-by-hand = 瀏覽器不允許複製：請選取文字，自行複製。
day-shared = 內容不會洩漏別人拿到什麼牌。
