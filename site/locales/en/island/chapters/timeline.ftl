# How a finished game went.
timeline-how = Points after each round, with point cards counted from when they were bought. The signs show when a prize changed hands. Tap a round to read it.
timeline-chance = { $player }’s chance of winning: { $before }% → { $after }%
timeline-turning-how = The turns that changed somebody’s chance of winning most, with all cards known. The chances are estimates.
timeline-road = Longest Road: { $player }
timeline-road-none = Longest Road: nobody
timeline-army = Largest Army: { $player }
