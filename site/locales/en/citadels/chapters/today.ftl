# The daily game.
day-about = One deal a day: you and three Strong bots, the classic characters, and three districts of the Dark City. Everyone gets the same cards and the same bots.
day-head = Citadels · Daily game { $number } · { $date }
