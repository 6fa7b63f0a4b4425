players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
starting = Loading…
page-trouble = Something went wrong. If the page stops responding, reload it. A saved game can be continued.
reload = Reload
seat-name = Player { $number }
seat-name-bot-0 = Rosalind
seat-name-bot-1 = Griselda
seat-name-bot-2 = Bertram
seat-name-bot-3 = Corinna
seat-name-bot-4 = Edmund
seat-name-bot-5 = Fenella
seat-name-bot-6 = Godfrey
seat-name-bot-7 = Hester
deal = Deal the cards
dealing = Getting ready to deal…
seat-waits = { $named ->
    [1] Back to { $host }’s table
   *[false] Back to the table
}
continue = Continue the game
continue-with = Round { $round } · { $names }
progress-fetching = Downloading (5 MB, just this once)…
progress-importing = Starting the game…
progress-ready = {""}
progress-failed = The game couldn’t be downloaded. Check your connection and try again.
progress-old = This browser is too old for the game: it needs iOS or Safari 16.4, Chrome 95 or Firefox 114, or anything newer.
language-missing = This language couldn’t be loaded. Check your connection and choose it again.
chapter-missing = This part of the page couldn’t be loaded. Check your connection and try again.
engine-again = Try again
engine-anew = Something hiccupped, but your game is fine. Carry on.
opening-chosen = Your choice is made. The game is still loading and continues as soon as it’s ready.
opening-late = The game is still loading and answers as soon as it’s ready.
opening-differs = New deal
opening-differs-text = We had to reshuffle. Please choose again.
name-twice = Two players have the same name, so one plays as “{ $name }”.
name-refused = The name of player { $number } contains a character we can’t display. Please choose another name.
menu = Menu
phones = Phones
log = Log
read-table = Read the table aloud
leave-table = Leave the table
leave-text = Your game is saved. Continue it any time from the start screen.
leave-unkept = This game isn’t saved: you can continue it only until the page is closed.
deal-anew = You have 100 saved games
deal-anew-text = { $round ->
    [0] Starting a new one deletes the oldest. That one can’t be read here.
   *[other] Starting a new one deletes the oldest: round { $round }, with { $names }. You won’t be able to continue it.
 }
settings = Settings
help = Rules
about = About
embed = Embed in a page
faults = Errors on this device
