# How a finished game went.
timeline-how = Points after each round, as if the game had ended there. II marks the beginning of the second era. Tap a round to read it.
timeline-turning-how = The turns that changed somebody’s points most, as if the game had ended before and after them.
timeline-era = Era II begins
