# The same start again, by a link.
start-link-title = A link to this start
start-copied = The link is copied. It opens the same tiles, rows and stacks.
start-by-hand = The browser does not allow copying. Select the link and copy it yourself. It opens the same tiles, rows and stacks.
link-seats = { $bots ->
    [0] { $count } players. You have the first seat.
    [one] { $count } players: you and a bot. You have the first seat.
   *[other] { $count } players: you and { $bots } bots. You have the first seat.
 }
link-others = The same tiles, rows and stacks. What you build is up to you.
