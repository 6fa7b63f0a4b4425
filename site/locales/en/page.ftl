## The first screen

title = Citadels
tagline = Build the finest city. Trust nobody.
players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
starting = Setting the table…
page-trouble = Something went wrong on this page. If it no longer answers, reload it; a game that is kept goes on from there.
reload = Reload
seat-name = Player { $number }
seat-name-bot-0 = Aldous
seat-name-bot-1 = Beatrix
seat-name-bot-2 = Cedric
seat-name-bot-3 = Damaris
seat-name-bot-4 = Edmund
seat-name-bot-5 = Fenella
seat-name-bot-6 = Godfrey
seat-name-bot-7 = Hester
deal = Deal the cards
dealing = Dealing as soon as the engine is ready…
continue = Continue the game
continue-with = Round { $round } · { $names }
progress-fetching = Fetching the game’s engine: about 4 MB, the first time only.
progress-importing = Starting the engine…
progress-ready = Ready.
progress-failed = The engine could not be fetched. Check the connection and try again.
language-missing = The words of this language could not be loaded. Check the connection and choose it again.
chapter-missing = This part of the page could not be loaded. Check the connection and try again.
engine-again = Try again
engine-anew = The engine had stopped. Another one has taken its place, and the game goes on.
opening-chosen = Your choice is made. The engine is still on its way: it plays on as soon as it is there.
opening-late = The engine is still on its way: it answers as soon as it is there.
opening-differs = Dealt anew
opening-differs-text = The table that you saw had been dealt ahead, and the engine has dealt another. The engine’s word counts: please choose once more.

name-refused = The name of player { $number } holds a sign that cannot be shown. Please write it in other letters.

## Menu and settings

menu = Menu
log = Log
read-table = Read the table aloud
leave-table = Leave the table
leave-text = Your game is kept: you can go on with it from the first screen.
deal-anew = A hundred games are kept
deal-anew-text = { $round ->
    [0] For a new one the oldest has to go. It cannot be read here.
   *[other] For a new one the oldest has to go: round { $round }, with { $names }. You could not go on with it any more.
 }
settings = Settings
settings-kept = Kept in this browser, nowhere else.
set-language = Language
set-pace = Pace of the bots
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-instant = at once
set-theme = Look
theme-dark = dark
theme-light = light
theme-auto = as my device says
set-motion = Motion
motion-auto = as my device says
motion-on = on
motion-off = off

## Help

help = Rules

## About

about = About
about-1 = An unofficial page for friends of Citadels, made for play offline, without adverts or accounts. Nothing you do here leaves your device.
about-2 = Citadels is a game by Bruno Faidutti. This page is not connected with its author or its publishers. If you like it, buy it.
about-3 = Emblems: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Title face: Cinzel by Natanael Gama, SIL Open Font License.
about-4 = Made with Python: Pyodide, PyScript and MicroPython; words with Fluent. The page’s own code is under the MIT licence.
about-licences = Licences
