# How a finished game went, round by round.
timeline-points = 分數走勢
timeline-table = 以表格顯示
timeline-slider = 輪
timeline-round = 第 { $round } 輪
timeline-start = 開始
timeline-has = { $player } { $count }
timeline-read = { $round }：{ $points }
timeline-turning = 轉折點
timeline-turn = 第 { $round } 輪：{ $player }
timeline-change = { $player }：{ $before } → { $after } 分
timeline-leads = { $player }取得領先
timeline-watch = 在重播中看
