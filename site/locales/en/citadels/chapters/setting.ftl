# Setting a table.
bots-mixed-help = They differ: see each seat.
city-needs = The game ends after the round in which someone builds { $count } districts.

options = Options
option-city_size = Districts that end the game
option-gold = Gold in the game
option-gold-none = Unlimited
option-smithy = Smithy
option-smithy-2-3 = 2 gold for 3 cards
option-smithy-3-2 = 3 gold for 2 cards
option-heir = A murdered King still takes the Crown
option-heir-on = Yes
option-heir-off = No
option-three_players = With three players
option-three_players-one_character = One character each
option-three_players-two_characters = Two characters each
option-ties = Ties
option-ties-shared = Shared win
option-ties-broken = Broken by districts, then gold
option-bell_tower = Bell Tower in the short game
option-bell_tower-on = Works
option-bell_tower-off = Has no effect
option-round_limit = Round limit
option-round_limit-none = None
cast = Characters
sets = Recommended sets
set-classic-help = the original eight
set-classic-nine-help = classic, plus rank 9
set-builders-help = gentle, nothing is wiped out
set-intrigue-help = daring
set-dark-help = all the others
surprise = Surprise us
    .help = random
rank-title = Rank { $rank }
rank-unused = Rank { $rank } is not in the game with three players and one character each.
explain = About the characters of rank { $rank }
explain-card = About { $card }
ninth-none = none
    .help = eight ranks
ninth-needed = needed with { $count } players
ninth-barred = not with { $count } players
needs-players = { $count } or more players
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
word-abbot = taxes richest
word-alchemist = builds free
word-navigator = gold or cards
word-diplomat = swaps districts
word-artist = beautifies
word-queen = gold near King
specials = Dark City districts
specials-chosen = { $count ->
    [0] None
    [one] 1 added
   *[other] { $count } added
 }
specials-rule = Up to { $added } are added to the deck; beyond that, each replaces another card. { $count ->
    [0] None chosen.
    [one] 1 chosen.
   *[other] { $count } chosen.
 }
specials-more = { $count } is more than { $added }, so the same number of other cards leave the deck: random classic special districts first.

# Editions, and what only that of 2016 has.
edition-title = Edition
edition-2005 = 2005 edition
    .help = Classic and Dark City: 18 characters, and up to 14 districts to add to the classic ones.
edition-2016 = 2016 edition
    .help = 27 characters, three for each rank, using 14 of 30 unique districts.
set-first_game-help = The classic eight, and districts that are easy to learn.
set-ambitious_aristocrats-help = Lots of gold, lots of districts, and a Magistrate to take them away.
set-cunning_agents-help = Threats and spells: no gold and no turn is safe.
set-illustrious_emissaries-help = Look, swap and learn: the right cards win.
set-devious_dignitaries-help = Warrants and bribes, for players who like to bluff.
set-tenacious_delegates-help = Build up slowly, with help from every card.
set-vicious_nobles-help = Murder, robbery and ruins: ruthless.
option-ties-rank = Won by the highest rank in the last round
word-magistrate = seizes new builds
word-spy = spies on a hand
word-blackmailer = demands bribes
word-seer = mixes hands
word-patrician = Crown and cards
word-cardinal = borrows gold
word-trader = unlimited trade
word-scholar = best of seven
word-marshal = seizes a district
word-navigator_2016 = can’t build
word-tax_collector_2016 = taxes every build
specials_2016 = Unique districts
specials-chosen_2016 = { $count ->
    [0] None
    [one] 1 chosen
   *[other] { $count } chosen
 }
specials-rule_2016 = { $added } per game is usual. { $count ->
    [0] None chosen.
    [one] 1 chosen.
   *[other] { $count } chosen.
 }
specials-more_2016 = { $added } per game is usual. { $count ->
    [0] None chosen, so the deck has only common districts.
    [one] 1 chosen.
   *[other] { $count } chosen.
 }
specials-lot = Choose at random

# What a personality is called beside its name: one word.
epithet-rusher = Hasty
epithet-banker = Banker
epithet-collector = Collector
epithet-schemer = Schemer
epithet-griefer = Fighter
epithet-diplomat = Peaceful
