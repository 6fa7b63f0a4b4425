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
elsewhere-open = { $other ->
    [0] Open it there
   *[other] Open it at { $title }
 }
other-game = { $what ->
    [link] This is a link to a game of { $title }.
    [deal] This link deals a game of { $title }.
    [save] This is a saved game of { $title }.
    [games] This file holds games of { $title }. Open it in the list of games there.
   *[record] This is a record of a game of { $title }.
 }
other-place = { $what ->
    [link] This link shows a game that was played.
    [deal] This link deals a game; it has no moves to watch.
    [day] This is a link to a daily game.
    [bot] This link holds a bot for the workshop.
    [game] This is the address of a game stored on a device.
    [games] This file holds stored games. Open it in the list of games.
    [save] This is a saved game.
    [record] This is a record of a game.
   *[other] This is an invitation to a table.
 }

# A moment of a game, from which the reader plays on.
moment = Play from here
moment-seat = You take the seat of { $player }; bots play the others. What happened before stays as it was.
moment-turn = You take the seat of the player who decides now; bots play the others. What happened before stays as it was.
moment-no-seat = This game has no seat { $seat }: its { $count } seats are counted from 0.
moment-play = Take the seat

# A puzzle of an author's at a moment.
puzzle = What would you do?
puzzle-look = Look at the table
puzzle-leave = Play on without the question
puzzle-right = That is the author’s answer
puzzle-other = The author plays another move
puzzle-tried = You chose: { $move }
puzzle-answer = The author’s answer: { $moves }
puzzle-again = Try another move
puzzle-show = Show the answer
puzzle-on = Play on
puzzle-on-so = Play on with my move
