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
    [one] { $names } and 1 bot
   *[other] { $names } and { $count } bots
 }
bots-mixed = Mixed strengths
with-seed = Seed { $seed }
to-lessons = Learn to play
to-help = How to play
to-today = Daily game
to-games = Your games
open-record = Open a shared game
to-workshop = Write a bot
day-result = Daily result

# Sets of characters that play well together.
set-classic = Classic
set-classic-nine = Nine ranks
set-builders = Builders
set-intrigue = Intrigue
set-dark = Dark City
set-own = Custom characters

# The edition of a table, where it is not the first.
edition = { $year } edition
