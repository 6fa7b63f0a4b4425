# The daily game.
day-about = One start a day: you and a Casual bot. Everyone gets the same tiles, rows and stacks.
day-head = Crown and Crane · Daily game { $number } · { $date }
