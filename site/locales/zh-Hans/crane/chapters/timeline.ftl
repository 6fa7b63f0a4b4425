# How a finished game went.
timeline-how = 每轮结束时的分数，假设游戏就此结束。II 表示第二时期开始。点一轮就能看分数。
timeline-turning-how = 让某人分数变化最大的回合，前后都假设游戏就此结束。
timeline-era = 第二时期开始
