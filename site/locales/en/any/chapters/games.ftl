# The list of saved games
games-none = No saved games yet. Every game you start is saved automatically, move by move.
games-going = In progress ({ $count })
games-over = Finished ({ $count })
games-more = Show earlier games ({ $count })
games-statistics = Statistics
games-out = Save all to a file
games-in = Add games from a file
games-kept = Saved in this browser only, up to 100. After that, the oldest finished game is removed; stats stay.
games-back = All games
games-deleted = Game deleted.
games-no-room = There’s no space for that. Delete games you don’t need, or save them to a file first.

# What the page says of a game
games-ended = Finished in round { $round }
games-alone = Solo: { $points } points
games-won = Won with { $points } points
games-placed = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players } with { $points } points
games-won-by = { $names } won with { $points } points
games-against = against { $names }
games-players = { $names }
games-with = Players
games-began = Started
games-last = Last played
games-place = Place
games-player = Player
games-points = Points
games-on-table = This game is open now.

# What can be done with it
games-continue = Continue
games-see = See how it ended
games-watch = Watch the replay
games-rename = Name this game
games-name = Name
games-rename-it = Save the name
games-delete = Delete this game
games-delete-going = { $game }. You won’t be able to continue it.
games-delete-over = { $game }. Its replay and stats will be deleted too.
games-delete-it = Delete

# A file of games
games-file = This file contains:
games-file-fresh = { $count ->
    [one] 1 new game
   *[other] { $count } new games
 }
games-file-further = { $count ->
    [one] 1 game that is further along than here
   *[other] { $count } games that are further along than here
 }
games-file-known = { $count ->
    [one] 1 game you already have
   *[other] { $count } games you already have
 }
games-file-past = { $count ->
    [one] 1 earlier game, for stats only
   *[other] { $count } earlier games, for stats only
 }
games-file-damaged = { $count ->
    [one] 1 damaged line, which is left out
   *[other] { $count } damaged lines, which are left out
 }
games-file-foreign = This isn’t a file of games, or it is damaged: nothing in it can be read. Nothing here has changed.
games-file-newer = This file is from a newer version of the page. Reload the page and try again. Nothing here has changed.
games-nothing-lost = The games you already have stay.
games-take-in = Add them
games-other = Open another file
games-taken-in = { $failed ->
    [0] { $count ->
        [one] 1 game added.
       *[other] { $count } games added.
     }
   *[other] { $count } added. { $failed } couldn’t be saved here.
 }

# Statistics
games-untold = { $count ->
    [one] One game is still being counted…
   *[other] { $count } games are still being counted…
 }
games-none-over = No stats yet: finish a game on your own against bots.
games-counted = Finished games of one person against bots count. A game you delete no longer counts; one that was removed to make room still does.
games-shared = { $count ->
    [one] One game with several people isn’t counted: the page doesn’t know which of them is you.
   *[other] { $count } games with several people aren’t counted: the page doesn’t know which of them is you.
 }
games-played = Games
games-wins = Won
games-won-share = Won
games-share = { $count } ({ $share }%)
games-mean-place = Average place
games-mean-points = Average points
games-row = Wins in a row
games-days = Daily games in a row
games-solo = Solo games
games-solo-mean = { $count }, { $points } points on average
games-now-most = { $now } (best { $most })
games-by-place = Places
games-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
games-by-bots = By bot strength
games-by-bots-of = Bots
games-mixed = Mixed
games-by-players = By number of players
games-by-players-of = Players

# What could not be read
aside-title = Unreadable games
aside-text = These games couldn’t be read. A newer version may be able to.
aside-unknown = Unreadable file
aside-again = Try again
aside-stays = Still unreadable. It stays saved.
aside-remove = Delete it
aside-remove-text = It will be gone for good. If you may want it later, save it as a file first.

# The games of the site
games-all = All games
games-filter = Which game
games-elsewhere = { $game } ({ $count })
