# Who sits where a bot plays, and what is remembered of them from the games that are stored on this device.
rivals-title = Who sits at seat { $number }?
rivals-alike = At this strength everybody plays alike.
rivals-seat = Seat { $number }
rival-met = { $player } again: { $count ->
    [one] 1 game
   *[other] { $count } games
}, you won { $won }.
rival-games = { $player } and you: { $count ->
    [one] 1 game
   *[other] { $count } games
}, you won { $won }.
rival-says = { $player }: “{ $words }”

# Three words at most.
says-win-0 = Well played, all.
says-win-1 = Until next time.
says-win-2 = A good game.
