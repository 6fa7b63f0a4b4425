# The same island again, by a link.
start-link-title = A link to this island
start-copied = The link is copied. It opens the same island, with the same dice for the same moves.
start-by-hand = The browser does not allow copying. Select the link and copy it yourself. It opens the same island, with the same dice for the same moves.
link-seats = { $bots ->
    [one] { $count } players: you and a bot. You have the first seat.
   *[other] { $count } players: you and { $bots } bots. You have the first seat.
 }
link-others = The same island, and the same dice for the same moves. What you build is up to you.
