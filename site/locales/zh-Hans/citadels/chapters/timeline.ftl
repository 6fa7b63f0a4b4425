# How a finished game went.
timeline-how = 每轮结束时的分数，假设游戏就此结束。旗子表示首座完成的城市。点一轮就能看分数。
timeline-first = 首座完成的城市：{ $player }
