# The daily game.
day-about = One start a day: you and a Casual bot. Everyone gets the same tiles, rows and stacks.
day-head = Crown and Crane · Daily game { $number } · { $date }
day-about-alone = One start a day, for one: no opponents, the crane alone takes tiles. Everyone gets the same tiles, rows and stacks; they are not those of the day’s game against the bot.
day-bots = Against a bot
day-alone = Alone
day-told-alone = Alone · { $count ->
    [one] 1 point
   *[other] { $count } points
 } · { $rung }
day-told-below = Alone · { $count ->
    [one] 1 point
   *[other] { $count } points
 }
