# The first screen.
pitch = Take a secret role each round, gather gold, build a city. For 2 to 8 players, about 20 minutes.
play = Play
change = Change
company-you = { $count ->
    [0] You alone
    [one] You and 1 bot
   *[other] You and { $count } bots
 }
company-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
 }
company = { $count ->
    [0] { $names }
    [one] { $names } with 1 bot
   *[other] { $names } with { $count } bots
 }
bots-mixed = Mixed strength
with-seed = Seed { $seed }
to-lessons = Learn by playing
to-help = How to play
to-today = Today’s table
to-games = Your games
open-record = Open a link or record
to-workshop = Write a bot
day-result = Result of the day

# Sets of characters that play well together.
set-classic = Classic
set-classic-nine = Nine ranks
set-builders = Builders
set-intrigue = Intrigue
set-dark = Dark City
set-own = Own characters

# The edition of a table, where it is not the first.
edition = Edition of { $year }
