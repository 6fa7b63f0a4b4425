# How a finished game went.
timeline-how = 每轮结束时的分数，点数卡从买到时算起。符号表示奖项易主。点一轮就能看分数。
timeline-chance = { $player }的胜率：{ $before }% → { $after }%
timeline-turning-how = 让某人胜率变化最大的回合，以所有手牌都公开来估计。
timeline-road = 最长道路：{ $player }
timeline-road-none = 最长道路：无人
timeline-army = 最大军队：{ $player }
