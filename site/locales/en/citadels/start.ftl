# The first screen.
pitch = Take a secret role each round, gather gold, build a city. For 2 to 8 players, about 20 minutes.
to-workshop = Write a bot

# Sets of characters that play well together.
set-classic = Classic
set-classic-nine = Nine ranks
set-builders = Builders
set-intrigue = Intrigue
set-dark = Dark City
set-own = Custom characters

# The edition of a table, where it is not the first.
edition = { $year } edition
open-record = Open a shared game
