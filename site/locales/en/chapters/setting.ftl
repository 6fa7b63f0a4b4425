# Setting a table.
setup-title = Set the table
set-up-done = Back to the first screen
strength-title = How strong the bots are
bots-mixed-help = They differ: see each seat.
city-needs = Whoever first has { $count } districts makes the round the last.

fewer = One player fewer
more = One player more
person = Person
name-of = Name at seat { $number }
who-at = Who plays seat { $number }
options = Options
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
cast = Characters
sets = Recommended sets
set-classic-help = the first eight
set-classic-nine-help = classic, and rank 9
set-builders-help = nobody loses all
set-intrigue-help = for bold hands
set-dark-help = all the others
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

# Editions, and what only that of 2016 has.
edition-title = Edition
edition-2005 = 2005: classic and Dark City
    .help = 18 characters, and up to 14 districts to add to the classic ones.
edition-2016 = 2016: the new one
    .help = 27 characters, three of each rank, and 30 unique districts, of which 14 are played with.
set-first_game-help = The classic eight, and districts that are quickly understood.
set-ambitious_aristocrats-help = Much gold, many districts, and a Magistrate to take them away.
set-cunning_agents-help = Threats and spells: no gold and no turn is safe.
set-illustrious_emissaries-help = Look, swap and learn: whoever has the right cards wins.
set-devious_dignitaries-help = Warrants and bribes, for players who like to bluff.
set-tenacious_delegates-help = Build up slowly, with help from every card.
set-vicious_nobles-help = Murder, robbery and ruins: for hard hands.
option-ties-rank = won by the highest rank of the last round
word-magistrate = takes new districts
word-spy = looks for a kind
word-blackmailer = asks for bribes
word-seer = mixes hands
word-patrician = Crown and cards
word-cardinal = borrows gold
word-trader = builds all trade
word-scholar = best of seven
word-marshal = takes a district
word-navigator_2016 = no building
word-tax_collector_2016 = every build pays
specials_2016 = Unique districts
specials-chosen_2016 = { $count ->
    [0] none
    [one] 1 chosen
   *[other] { $count } chosen
 }
specials-rule_2016 = { $added } of them are in the deck, as is usual. { $count ->
    [0] None is chosen.
    [one] 1 is chosen.
   *[other] { $count } are chosen.
 }
specials-more_2016 = { $added } of them are usual. { $count ->
    [0] None is chosen, so the deck has common districts alone.
    [one] 1 is chosen.
   *[other] { $count } are chosen.
 }
specials-lot = Draw by lot
