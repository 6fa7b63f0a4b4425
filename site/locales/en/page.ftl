## The first screen

title = Citadels
tagline = Build the finest city. Trust nobody.
starting = Setting the table…
page-trouble = Something went wrong on this page. If it no longer answers, reload it; a game that is kept goes on from there.
reload = Reload
setup-title = Set the table
players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
fewer = One player fewer
more = One player more
person = Person
name-of = Name at seat { $number }
who-at = Who plays seat { $number }
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
engine-again = Try again
engine-anew = The engine had stopped. Another one has taken its place, and the game goes on.
opening-chosen = Your choice is made. The engine is still on its way: it plays on as soon as it is there.
opening-late = The engine is still on its way: it answers as soon as it is there.
opening-differs = Dealt anew
opening-differs-text = The table that you saw had been dealt ahead, and the engine has dealt another. The engine’s word counts: please choose once more.

## Options

options = Options
name-refused = The name of player { $number } holds a sign that cannot be shown. Please write it in other letters.
option-seed = Seed
seed-drawn = drawn by lot
option-city_size = Districts that end the game
option-gold = Gold in the game
option-gold-none = without end
option-smithy = Smithy
option-smithy-2-3 = 2 gold for 3 cards
option-smithy-3-2 = 3 gold for 2 cards
option-heir = A murdered King still takes the Crown
option-heir-on = yes
option-heir-off = no
option-three_players = Three players hold
option-three_players-one_character = one character each
option-three_players-two_characters = two characters each
option-ties = A tie is
option-ties-shared = shared
option-ties-broken = broken by districts, then gold
option-bell_tower = Bell Tower in the short game
option-bell_tower-on = works
option-bell_tower-off = does not work
option-round_limit = Last round at the latest
option-round_limit-none = none
bot-random = Bot, random
bot-thumb = Bot, sensible

## Menu and settings

menu = Menu
log = Log
log-round = Round { $round }
log-earlier = Show earlier entries: { $count }
log-empty = Nothing has happened yet.
read-table = Read the table aloud
leave-table = Leave the table
leave-text = Your game is kept: you can go on with it from the first screen.
deal-anew = Three games are kept
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

help = Help
help-title = How to play
help-aim = Everybody builds a city. Each round you take on a secret character whose power you use. When a city is complete, the round is played out and the finest city wins.
help-how = A round
help-step-1 = The player with the Crown takes a character in secret and passes the rest on, and so does everybody.
help-step-2 = The characters are called by rank, from 1 up. Whoever holds the one called shows it and plays.
help-step-3 = First take a resource action: 2 gold, or draw 2 cards and keep 1.
help-step-4 = Then you may build one district from your hand: pay its cost, lay it in your city. No district twice.
help-step-5 = Your character’s power can be used once in your turn, or not at all.
help-step-6 = When all have been called, the characters are shuffled and the next round begins.
help-step-7 = The first complete city, usually of 8 districts, makes this round the last.
help-kinds = The five kinds
help-characters = Characters
help-role = { $rank } { $role }
help-specials = Special districts
help-score = Points
help-score-text = The cost of each district; 3 for all five kinds; 4 for the first complete city, 2 for every other; and what special districts say. A tie is shared unless the table agreed otherwise.
help-keys = Keys
help-keys-text = 1–9 choose, U undo, H what would you do, L log, R read the table, C players, M menu, ? help, Escape back.
help-fair = The bots know only what you would know in their seat: they are given no more by the engine, and tests keep it so.

## About

about = About
about-1 = An unofficial page for friends of Citadels, made for play offline, without adverts or accounts. Nothing you do here leaves your device.
about-2 = Citadels is a game by Bruno Faidutti. This page is not connected with its author or its publishers. If you like it, buy it.
about-3 = Emblems: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Title face: Cinzel by Natanael Gama, SIL Open Font License.
about-4 = Made with Python: Pyodide, PyScript and MicroPython; words with Fluent. The page’s own code is under the MIT licence.
about-licences = Licences
