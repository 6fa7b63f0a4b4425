# The list of kept games
games-none = No game is kept here yet. Each game you deal is kept by itself, move by move.
games-going = To go on with ({ $count })
games-over = Finished ({ $count })
games-more = Show earlier ones ({ $count })
games-statistics = Statistics
games-out = Save all as a file
games-in = Open a file of games
games-kept = Kept in this browser alone. There is room for a hundred games: for one more, the oldest finished one goes, never one you can go on with. The statistics still count it.
games-back = All games
games-deleted = The game is deleted.
games-no-room = This browser has no room for that. Delete games you do not need, or save them as a file first.

# What is said of a game
games-ended = Finished in round { $round }
games-won = Won with { $points } points
games-placed = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players } with { $points } points
games-won-by = { $names } won with { $points } points
games-against = against { $names }
games-players = { $names }
games-classic = classic characters
games-dark = with the Dark City
games-with = Players
games-cast = Characters
games-roles = { $roles }
games-began = Begun
games-last = Last played
games-place = Place
games-player = Player
games-points = Points
games-on-table = This game lies on the table.

# What can be done with it
games-continue = Go on with it
games-see = See how it ended
games-watch = Watch the replay
games-rename = Name this game
games-name = Name
games-rename-it = Keep the name
games-delete = Delete this game
games-delete-going = { $game }. You could not go on with it any more.
games-delete-over = { $game }. Its replay goes, and the statistics no longer count it.
games-delete-it = Delete

# A file of games
games-file = In the file there are:
games-file-fresh = { $count ->
    [one] 1 game that is not here yet
   *[other] { $count } games that are not here yet
 }
games-file-further = { $count ->
    [one] 1 game that went on further than here
   *[other] { $count } games that went on further than here
 }
games-file-known = { $count ->
    [one] 1 game that is here already
   *[other] { $count } games that are here already
 }
games-file-past = { $count ->
    [one] 1 earlier game, for the statistics alone
   *[other] { $count } earlier games, for the statistics alone
 }
games-file-damaged = { $count ->
    [one] 1 line that is damaged and left out
   *[other] { $count } lines that are damaged and left out
 }
games-file-foreign = This is no file of games, or it is damaged: nothing in it can be read. Nothing has changed here.
games-file-newer = This file is from a newer version of the page. Reload the page and try again. Nothing has changed here.
games-nothing-lost = Games that are here stay here.
games-take-in = Add them
games-other = Open another file
games-taken-in = { $failed ->
    [0] { $count ->
        [one] 1 game has been added.
       *[other] { $count } games have been added.
     }
   *[other] { $count } added. For { $failed } there was no room.
 }

# Statistics
games-untold = { $count ->
    [one] One game is still being looked through…
   *[other] { $count } games are still being looked through…
 }
games-none-over = Nothing to count yet: play a game to its end, by yourself against bots.
games-counted = Counted are finished games in which one person played against bots. A game that you delete counts no more; one that made room for a new game still does.
games-shared = { $count ->
    [one] One game of several people is not counted: the page does not know which of them is you.
   *[other] { $count } games of several people are not counted: the page does not know which of them is you.
 }
games-played = Games
games-wins = Won
games-won-share = Won
games-share = { $count } ({ $share }%)
games-mean-place = Average place
games-mean-points = Average points
games-row = Wins in a row
games-days = Days of today’s table
games-now-most = { $now } (best { $most })
games-by-place = Places
games-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
games-by-bots = By strength of the bots
games-by-bots-of = Bots
games-mixed = Mixed
games-by-players = By number of players
games-by-players-of = Players
games-held = Your characters, in rounds
games-struck = Who struck you, and how often

# What could not be read
aside-title = Set aside
aside-text = These games could not be read. A newer version may be able to.
aside-unknown = A text that cannot be read
aside-again = Try again
aside-stays = It stays set aside.
aside-remove = Delete it
aside-remove-text = It will be gone for good. If you may want it later, save it as a file first.
