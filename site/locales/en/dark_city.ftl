## Setting a table: the characters

cast = Characters
sets = Recommended sets
set-classic = Classic
    .help = the first eight
set-classic-nine = Nine ranks
    .help = classic, and rank 9
set-builders = Builders
    .help = nobody loses all
set-intrigue = Intrigue
    .help = for bold hands
set-dark = Dark City
    .help = all the others
set-own = your own
surprise = Surprise us
    .help = drawn by lot
rank-title = Rank { $rank }
rank-unused = Rank { $rank }: with three players and one character each it is not in the game.
explain = About the characters of rank { $rank }
explain-card = About { $card }
ninth-none = none
    .help = eight ranks
ninth-needed = { $count } players need nine
ninth-barred = not with { $count } players
needs-players = from { $count } players
word-assassin = murders
word-thief = robs
word-magician = swaps hands
word-king = takes Crown
word-bishop = stays safe
word-merchant = earns more
word-architect = builds three
word-warlord = destroys
word-witch = bewitches
word-tax_collector = collects tax
word-wizard = takes a card
word-emperor = gives Crown
word-abbot = asks richest
word-alchemist = builds free
word-navigator = gold or cards
word-diplomat = swaps districts
word-artist = adds worth
word-queen = 3 gold by rank 4

## Setting a table: the Dark City’s districts

specials = Dark City districts
specials-chosen = { $count ->
    [0] none
    [one] 1 added
   *[other] { $count } added
 }
specials-rule = Up to { $added } are simply added to the deck; more take the place of other cards. { $count ->
    [0] None is chosen.
    [one] 1 is chosen.
   *[other] { $count } are chosen.
 }
specials-more = { $count } are more than { $added }: as many other cards leave the deck for them, classic special districts by lot first.

## At the table

lowered = The { $card } of { $player }: { $size } districts end the game, not { $from }.
seat-held = Witch: waits for the bewitched
seat-owes = owes 1 gold of tax
event-silenced = { $player }, nobody answers for the { $role }: you were murdered.
yours = done to you
exchange-theirs = First: which district do you want?
exchange-own = Now: which of yours do you give for it?
exchange-other = Another one
exchange-gets = { $player } gets
exchange-you-get = You get
exchange-pays = { $cost ->
    [0] No gold changes hands
   *[other] You pay { $cost } gold
 }
search-kind = { $count ->
    [one] 1 { $kind } district
   *[other] { $count } { $kind } districts
 }
prompt-resumed = { $player }, the Witch: go on with your turn, as the { $role }.
choice-refuse = Do not thank: lose the turn
choice-nothing = Take nothing
