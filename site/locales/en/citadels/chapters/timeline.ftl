# How a finished game went.
timeline-how = Points after each round, as if the game had ended there. The flag shows when the first city was full. Tap a round to read it.
timeline-first = First full city: { $player }
