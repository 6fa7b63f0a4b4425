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
to-lessons = Tutorial
to-help = Rules
to-today = Daily game
to-games = Your games
day-result = Daily result
to-phones = Each on their own phone
other-games = More games
to-game = Play { $game }
