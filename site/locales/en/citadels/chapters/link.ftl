## A game from a link

link-title = A game to watch
link-length = { $over ->
    [0] Not over yet: { $rounds ->
            [one] { $rounds } round so far.
           *[other] { $rounds } rounds so far.
        }
   *[other] { $rounds ->
            [one] Finished after { $rounds } round.
           *[other] Finished after { $rounds } rounds.
        }
 }
link-watch = Watch
link-same = Play the same deal
link-result = Show the result
link-latest = Show the current state
link-roles = Characters: { $roles }.
link-specials = Special districts of the Dark City: { $cards }.
link-size = A city of { $size } districts ends the game.
link-waits = One moment: the game is loading.
link-seats = { $bots ->
    [one] { $count } players: you and a bot. You get the first seat’s cards.
   *[other] { $count } players: you and { $bots } bots. You get the first seat’s cards.
 }
link-others = Same deck, same hands, same characters. What happens next is up to you.
link-own-table = Set up my own game
