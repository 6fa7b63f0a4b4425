# The daily game.
day-about = One island a day: you and three Casual bots. Everyone gets the same island, and the same dice for the same moves.
day-head = Island of Harbours · Daily game { $number } · { $date }
