# How a finished game went, round by round.
timeline-points = 分数走势
timeline-table = 以表格显示
timeline-slider = 轮
timeline-round = 第 { $round } 轮
timeline-start = 开始
timeline-has = { $player } { $count }
timeline-read = { $round }：{ $points }
timeline-turning = 转折点
timeline-turn = 第 { $round } 轮：{ $player }
timeline-change = { $player }：{ $before } → { $after } 分
timeline-leads = { $player }取得领先
timeline-watch = 在回放中看
