## What came by a link

link-title = A game to watch
link-length = { $over ->
    [0] Not over yet: { $rounds ->
            [one] { $rounds } round so far.
           *[other] { $rounds } rounds so far.
        }
   *[other] { $rounds ->
            [one] Over after { $rounds } round.
           *[other] Over after { $rounds } rounds.
        }
 }
link-watch = Watch
link-same = Play the same deal
link-result = Show the result
link-latest = Show where it stands
link-roles = Characters: { $roles }.
link-specials = Special districts of the Dark City: { $cards }.
link-size = A city of { $size } districts ends the game.
link-waits = One moment: the engine is on its way.
link-seats = { $bots ->
    [one] { $count } players: you and a bot. You get the cards of the first seat.
   *[other] { $count } players: you and { $bots } bots. You get the cards of the first seat.
 }
link-others = Deck, hands and characters lie as they lay for the others; from there on everybody decides anew.
link-own-table = Set a table of my own
