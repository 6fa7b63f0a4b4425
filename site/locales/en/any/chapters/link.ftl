# A game from a link.
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
link-waits = One moment: the game is loading.
link-own-table = Set up my own game
