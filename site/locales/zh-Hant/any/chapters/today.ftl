# 每日一局
day-of = 每日一局：{ $date }
day-done = 這一天你玩過了：第 { $place } 名，{ $count } 分。以第一次的成績為準。
day-again = 再玩一次
day-streak = { $count ->
    [0] 今天玩一局，明天再來，就開始計算連續天數。
   *[other] 已連續 { $count } 天。
 }
day-before = 前幾天
day-open = 還沒玩
day-place = 第 { $place } 名 · { $count } 分
day-all = 全部日期
day-others = 其他日期
day-not-here = 這一天不能玩：不屬於這個系列，或你那裡還沒到這一天。
day-foreign = 這不是每日一局的連結。
day-early = 那時還沒有每日一局。
day-series = 這個連結屬於第 { $number } 系列。電腦後來改過，同一副牌會玩成另一局；現在是第 { $count } 系列。
day-told = { $players } 人中第 { $place } 名 · { $count } 分 · { $round } 輪
day-copy = 複製成績
day-copied = 已複製，可以貼到任何地方。
day-by-hand = 瀏覽器不允許複製：請選取文字，自行複製。
day-shared = 不會劇透。
day-way = 玩法
day-done-alone = 這一天你玩過了：{ $count } 分。以第一次的成績為準。
day-points = { $count } 分
