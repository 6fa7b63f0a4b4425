# 每日一局
day-of = 每日一局：{ $date }
day-done = 这一天你玩过了：第 { $place } 名，{ $count } 分。以第一次的成绩为准。
day-again = 再玩一次
day-streak = { $count ->
    [0] 今天玩一局，明天再来，就开始计算连续天数。
   *[other] 已连续 { $count } 天。
 }
day-before = 前几天
day-open = 还没玩
day-place = 第 { $place } 名 · { $count } 分
day-all = 全部日期
day-others = 其他日期
day-not-here = 这一天不能玩：不属于这个系列，或你那里还没到这一天。
day-foreign = 这不是每日一局的链接。
day-early = 那时还没有每日一局。
day-series = 这个链接属于第 { $number } 系列。电脑后来改过，同一副牌会打成另一局；现在是第 { $count } 系列。
day-told = { $players } 人中第 { $place } 名 · { $count } 分 · { $round } 轮
day-copy = 复制成绩
day-copied = 已复制，可以粘贴到任何地方。
day-by-hand = 浏览器不允许复制：请选中文字，自行复制。
day-shared = 不会剧透。
day-way = 玩法
day-done-alone = 这一天你玩过了：{ $count } 分。以第一次的成绩为准。
day-points = { $count } 分
