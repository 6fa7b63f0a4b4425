# The edition of 2016 (rules E1 to E13). It is read before a table of it is shown. What ends in _2016 is said in the place
# of the message without that, as long as this edition is played; a card's help stands under its record's own word.

kind-special_2016 = unique
    .letter = U

## Characters (E1.3, E5, E6)

role-magistrate = Magistrate
    .brief = Sign a warrant
    .help = Once: put three warrants face down on three characters, one of them signed. The first time the player with the signed warrant pays to build, you may take that district for your own city; they get their gold back.
role-spy = Spy
    .brief = Spy on a hand
    .help = Once: name another player and a kind of district, and look at that player’s hand. For each card of that kind you take 1 gold from them, as far as it goes, and draw 1 card.
role-blackmailer = Blackmailer
    .brief = Threaten two
    .help = Once: put two threats face down on two characters, one of them with a flower. A threatened player gathers and then may pay you half of their gold, rounded down, to be left alone. If they don’t, you may reveal the threat: with the flower you take all their gold.
role-seer = Seer
    .brief = A card from all
    .help = Once: take a random card from every other player who has one, then give each of them one card from your hand. You may build up to two districts this turn.
role-patrician = Patrician
    .brief = Crown, cards
    .help = You take the Crown when called, so you choose first next round. Once a turn, draw 1 card for each yellow (noble) district in your city. A murdered Patrician takes the Crown when the round ends.
role-cardinal = Cardinal
    .brief = Borrow gold
    .help = Once a turn, draw 1 card for each blue (religious) district in your city. Once, if you lack gold for a district, another player must lend you exactly what is missing; you give them a card for each gold.
role-trader = Trader
    .brief = All the greens
    .help = Once a turn, 1 gold for each green (trade) district in your city. You may build any number of green (trade) districts this turn, and one other.
role-scholar = Scholar
    .brief = Best card of 7
    .help = Once: draw 7 cards, keep 1, and shuffle the others back into the deck. You may build up to two districts this turn.
role-marshal = Marshal
    .brief = Seize a district
    .help = Once a turn, 1 gold for each red (military) district in your city. Once, seize a district that costs 3 or less from another city and pay its player the cost. Not from a complete city or the Bishop’s city, not the Keep, and none you already have.
role-witch-2016 = { role-witch }
    .brief = { role-witch.brief }
    .help = You must gather and then bewitch a character; there your turn stops. When it is called, its player only gathers; then you continue as that character, with all its powers. If nobody has it, your turn is over.
role-emperor-2016 = { role-emperor }
    .brief = { role-emperor.brief }
    .help = Once a turn, 1 gold for each yellow (noble) district in your city. You must give the Crown to another player who doesn’t have it, and take 1 gold or 1 random card from them. A murdered Emperor gives the Crown when the round ends, and takes nothing.
role-abbot-2016 = { role-abbot }
    .brief = { role-abbot.brief }
    .help = Once a turn, for each blue (religious) district in your city, 1 gold or 1 card, in any mix. Once, if somebody has more gold than you, a richest player of your choice gives you 1 gold.
role-navigator-2016 = { role-navigator }
    .brief = { role-navigator.brief }
    .help = Once, after gathering: 4 more gold or 4 more cards. You can’t build this turn.
role-warlord-2016 = { role-warlord }
    .brief = { role-warlord.brief }
    .help = Once a turn, 1 gold for each red (military) district in your city. Once, at any time during your turn, destroy a district for its cost minus 1 gold. Not in a complete city, not in the Bishop’s city, and not the Keep.
role-diplomat-2016 = { role-diplomat }
    .brief = { role-diplomat.brief }
    .help = Once a turn, 1 gold for each red (military) district in your city. Once, at any time during your turn, swap one of your districts for another player’s and pay the difference if yours is cheaper. Not with a complete city or the Bishop’s city, and not for the Keep.
role-tax_collector-2016 = { role-tax_collector }
    .brief = Collect the tax
    .help = For each district they build, players put 1 gold aside if they have any left, whether or not the Tax Collector was chosen. Once on your turn, you take all of it. You pay nothing on that turn.

## Districts (E1.1, E7)

-religious-2016 = A blue (religious) district. It pays the Bishop, the Abbot and the Cardinal.
-military-2016 = A red (military) district. It pays the Warlord, the Diplomat and the Marshal.
-noble-2016 = A yellow (noble) district. It pays the King, the Emperor and the Patrician.
-trade-2016 = A green (trade) district. It pays the Merchant and the Trader.

card-temple_2016 =
    .help = { -religious-2016 }
card-church_2016 =
    .help = { -religious-2016 }
card-monastery_2016 =
    .help = { -religious-2016 }
card-cathedral_2016 =
    .help = { -religious-2016 }
card-watchtower_2016 =
    .help = { -military-2016 }
card-prison_2016 =
    .help = { -military-2016 }
card-barracks = Barracks
    .help = { -military-2016 }
card-fortress_2016 =
    .help = { -military-2016 }
card-manor_2016 =
    .help = { -noble-2016 }
card-castle_2016 =
    .help = { -noble-2016 }
card-palace_2016 =
    .help = { -noble-2016 }
card-tavern_2016 =
    .help = { -trade-2016 }
card-trading_post_2016 =
    .help = { -trade-2016 }
card-market_2016 =
    .help = { -trade-2016 }
card-docks_2016 =
    .help = { -trade-2016 }
card-harbor_2016 =
    .help = { -trade-2016 }
card-town_hall_2016 =
    .help = { -trade-2016 }

card-keep_2016 =
    .help = The rank 8 character can’t destroy, swap or seize it.
card-smithy_2016 =
    .help = Once per turn, pay 2 gold to draw 3 cards.
card-factory_2016 =
    .help = You pay 1 gold less to build any other unique district.
card-school_of_magic_2016 =
    .help = When a character gives you gold or cards for districts, this one counts as the kind you need. For points it stays unique.
card-haunted_quarter = Haunted Quarter
    .help = At the end it counts as the colour that scores you most, no matter when you built it.
card-stables = Stables
    .help = Building the Stables doesn’t count: you may build another district.
card-armory-2016 = { card-armory }
    .help = On your turn, destroy the Armory to destroy any other district, even a protected one. Only a complete city is out of reach.
card-framework = Framework
    .help = You may destroy the Framework instead of paying for a district.
card-statue = Statue
    .help = Scores 5 if you have the Crown at the end of the game.
card-basilica = Basilica
    .help = Scores 1 for each district in your city with an odd cost.
card-monument = Monument
    .help = Counts as two districts towards a complete city. You can’t build it if your city has five districts or more.
card-observatory-2016 = { card-observatory }
    .help = When you draw cards instead of taking gold, draw 3 and keep 1.
card-poor_house-2016 = { card-poor_house }
    .help = If you have no gold at the end of your turn, you get 1. The Alchemist’s gold comes back after that.
card-capitol = Capitol
    .help = Scores 3 if at least three districts in your city are of one kind.
card-ivory_tower = Ivory Tower
    .help = Scores 5 if it is the only unique district in your city.
card-laboratory-2016 = { card-laboratory }
    .help = Once per turn, discard a card from your hand for 2 gold.
card-necropolis = Necropolis
    .help = You may build it by destroying one of your districts instead of paying.
card-quarry-2016 = { card-quarry }
    .help = You may build districts you already have. They stay if the Quarry is lost.
card-wishing_well-2016 = { card-wishing_well }
    .help = Scores 1 for each unique district in your city, itself included.
card-gold_mine = Gold Mine
    .help = When you take gold instead of cards, take 1 more.
card-library-2016 = { card-library }
    .help = When you draw cards instead of taking gold, keep them all: two, or three with the Observatory.
card-theater = Theater
    .help = When everyone has chosen, you may exchange your character card with another player’s, unseen.
card-thieves_den = Thieves’ Den
    .help = You may pay any part of its cost with cards from your hand, one for each gold.
card-secret_vault = Secret Vault
    .help = You can never build it. In your hand it scores 3 at the end of the game.

## Sets of cards that play well together (E13)

set-first_game = First Game
set-ambitious_aristocrats = Ambitious Aristocrats
set-cunning_agents = Cunning Agents
set-illustrious_emissaries = Illustrious Emissaries
set-devious_dignitaries = Devious Dignitaries
set-tenacious_delegates = Tenacious Delegates
set-vicious_nobles = Vicious Nobles

## The rank track, the sheets

rank-label_2016 = { $rank } { $role }: { $state }{ $held ->
    [1] , { $holder }
   *[0] {""}
 }{ $killed ->
    [1] , named by the Assassin
   *[0] {""}
 }{ $robbed ->
    [1] , named by the Thief
   *[0] {""}
 }{ $bewitched ->
    [1] , bewitched
   *[0] {""}
 }{ $warranted ->
    [1] , under a warrant
   *[0] {""}
 }{ $signed ->
    [1] , the signed one
   *[0] {""}
 }{ $threatened ->
    [1] , threatened
   *[0] {""}
 }{ $flower ->
    [1] , with the flower
   *[0] {""}
 }{ $taxes ->
    [0] {""}
   *[other] , { $taxes } gold in taxes
 }
state-warranted = It has a warrant of the Magistrate.
state-signed = Its warrant is the signed one.
state-threatened = It has a threat of the Blackmailer.
state-flower = Its threat has the flower.
state-taxes = It has { $gold } gold in taxes.

## What is asked

prompt-serve = { $player }, { $other } is paying for { $card }. Do you confiscate it?
    .alone = { $other } is paying for { $card }. Do you confiscate it?
prompt-bribe = { $player }, { $other } threatens you. Will you pay the bribe?
    .alone = { $other } threatens you. Will you pay the bribe?
prompt-unmask = { $player }, { $other } refuses to pay. Do you reveal the threat?
    .alone = { $other } refuses to pay. Do you reveal the threat?
prompt-give-back = { $player }, which card do you give to { $other }?
    .alone = Which card do you give to { $other }?
prompt-late-crowning = { $player }, your Emperor was murdered. Who gets the Crown?
    .alone = Your Emperor was murdered. Who gets the Crown?
prompt-repay = { $player }, choose { $count ->
    [one] 1 card
   *[other] { $count } cards
 } to give to { $other } for the loan.
    .alone = Choose { $count ->
            [one] 1 card
           *[other] { $count } cards
         } to give to { $other } for the loan.
prompt-study = { $player }, choose what to keep.
    .alone = Choose what to keep.
prompt-spend = { $player }, choose { $count ->
    [one] 1 card
   *[other] { $count } cards
 } to pay with.
    .alone = Choose { $count ->
        [one] 1 card
       *[other] { $count } cards
     } to pay with.
prompt-recast = { $player }, the Theater: do you exchange your character card?
    .alone = The Theater: do you exchange your character card?

## A decision in several steps

step-roles = Select { $count } characters
step-role-warrant = Which warrant is signed?
step-role-threaten = Which threat has the flower?
step-role-recast = Which of your characters do you give?
step-seat = Which player?
step-kind = Which kind of district?
step-own = Which district do you destroy for it?
step-count = How many cards?
step-on = Continue
step-marked = { $count } of { $most } selected
step-other = Back to

## Choices

choice-warrant = Sign the warrant for the { $role }; blank ones for { $roles }
choice-confiscate = Confiscate { $card }: you pay nothing, they get { $gold } gold back
choice-no-warrant = Let it pass
choice-threaten = The flower for the { $role }; a blank for { $roles }
choice-bribe = { $gold ->
    [0] Pay nothing (half of your gold, rounded down)
   *[other] Pay { $other } { $gold } gold
 }
choice-no-bribe = { $gold ->
    [0] Refuse
   *[other] Refuse: the flower would take all { $gold } gold
 }
choice-reveal = { $gold ->
    [0] Reveal the threat
   *[other] Reveal the flower: take all { $gold } gold
 }
choice-no-reveal = Leave it
choice-spy = Spy on { $other }: 1 gold and 1 card for each { $kind } district
choice-foresee = Take a card from everybody
choice-give-back = Give { $other } { $card }
choice-crown-gold = Give { $other } the Crown, take 1 gold
choice-crown-card = Give { $other } the Crown, take a random card
choice-income-cards = Draw { $count ->
    [one] 1 card
   *[other] { $count } cards
 }: { $kind ->
    [noble] yellow
    [religious] blue
    [trade] green
   *[military] red
 } ({ $kind })
choice-income-mix = { $gold ->
    [0] Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
     }
   *[other] Take { $gold } gold{ $count ->
        [0] {""}
        [one] {" "}and 1 card
       *[other] {" "}and { $count } cards
     }
 }: { $kind ->
    [noble] yellow
    [religious] blue
    [trade] green
   *[military] red
 } ({ $kind })
choice-taxes = Take { $gold } gold in taxes
choice-study = Draw { $count ->
    [one] 1 card
   *[other] { $count } cards
 } and keep one
choice-seize = Seize { $other }’s { $card }
choice-build-from = Build { $card }: { $other } lends { $count } gold for { $count ->
    [one] 1 of your cards
   *[other] { $count } of your cards
 }
choice-build-framework = Build { $card } by destroying the Framework
choice-build-over = Build { $card } by destroying { $own }
choice-build-with = Build { $card } for { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
choice-take-build-framework = Take { $card } and build it by destroying the Framework
choice-take-build-over = Take { $card } and build it by destroying { $own }
choice-take-build-with = Take { $card } and build it for { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
choice-spend = Give { $cards }
choice-recast = Give { $other } the { $roles } for a card of theirs, unseen
choice-no-recast = Exchange nothing
choice-lab_2016 = Discard { $card } for 2 gold

group-warrant = Place warrants
group-threaten = Threaten
group-spy = Spy on a hand
group-foresee = Foresee
group-study = Study
group-seize = Seize a district
group-build-from = Build with a loan
group-build-over = Build by destroying a district
group-build-with = Pay with cards
group-income-cards = Draw cards
group-income-mix = Collect gold and cards
group-taxes = Collect taxes

## Why not

why-builds-nothing = the Navigator can’t build
why-armory-complete = { $player }’s city is complete
why-bewitch-first = bewitch a character first
why-costs-too-much = costs more than { $most }
why-monument = the city already has { $count } districts
why-never-built = it can never be built
why-no-taxes = there are no taxes to take
why-warrant-blank = this warrant isn’t signed

## What happened

event-warrant = { $player } places warrants on { $roles }.
event-warrant-own = { $player } placed warrants on { $roles }; the signed one on the { $role }.
event-warrant-void = { $player } lets { $other } build.
event-confiscated = { $player } shows the signed warrant and confiscates { $other }’s { $card }.
event-given-back = { $player } gets { $gold } gold back.
event-spy = { $player } looks for { $kind } districts in { $other }’s hand.
event-spy-own = { $player } looked for { $kind } districts in { $other }’s hand, and saw: { $cards }.
event-spy-gold = { $player } takes { $gold } gold from { $other }.
event-spy-cards = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
 } as the Spy.
event-threaten = { $player } threatens { $roles }.
event-threaten-own = { $player } threatened { $roles }; the flower is on the { $role }.
event-bribed = { $player } pays { $other } a bribe of { $gold } gold.
event-unbribed = { $player } refuses to pay { $other }.
event-spared = { $player } leaves { $other }’s threat face down.
event-threat-blank = { $player } reveals the threat on the { $role }: it is blank.
event-flower = { $player } reveals the flower on the { $role } and takes { $gold } gold from { $other }.
event-foresaw = { $player } takes a card from { $other }.
event-foresaw-own = { $player } took { $card } from { $other }.
event-gave-back = { $player } gives { $other } a card.
event-gave-back-own = { $player } gave { $other } { $card }.
event-levy-gold = { $player } takes { $gold } gold from { $other }.
event-levy-card = { $player } takes a card from { $other }.
event-levy-own = { $player } took { $card } from { $other }.
event-income-cards = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
 } for { $kind } districts.
event-lent = { $other } lends { $player } { $gold } gold.
event-repaid = { $player } gives { $other } { $count ->
    [one] 1 card
   *[other] { $count } cards
 } for the loan.
event-repaid-own = { $player } gave { $other } { $cards } for the loan.
event-study = { $player } looks through { $count ->
    [one] 1 card
   *[other] { $count } cards
 } and keeps one.
event-seized = { $player } seizes { $other }’s { $card } for { $gold }.
event-taxed = { $player } puts { $gold } gold aside for the Tax Collector.
event-taxes = { $player } takes { $gold } gold in taxes.
event-given-up = { $player } destroys { $card } to build.
event-spend = { $player } pays with { $count ->
    [one] 1 card
   *[other] { $count } cards
 } for the Thieves’ Den.
event-spend-own = { $player } paid with { $cards }.
event-recast = { $player } exchanges a character card with { $other }.
event-recast-own = { $player } exchanged a character card with { $other }: you gave the { $roles } and are the { $role }.

did-warrant = placed warrants on { $roles }
did-warrant-own = placed warrants on { $roles }, the signed one on the { $role }
did-warrant-void = let { $other } build
did-confiscated = confiscated the { $card } of { $other }
did-given-back = got { $gold } gold back
did-spy = looked for { $kind } districts in the hand of { $other }
did-spy-own = saw in the hand of { $other }, looking for { $kind } districts: { $cards }
did-spy-gold = took { $gold } gold from { $other }
did-spy-cards = drew { $count ->
    [one] 1 card
   *[other] { $count } cards
 } as the Spy
did-threaten = threatened { $roles }
did-threaten-own = threatened { $roles }, with the flower on the { $role }
did-bribed = paid { $other } a bribe of { $gold } gold
did-unbribed = refused to pay { $other }
did-spared = left the threat of { $other } face down
did-threat-blank = revealed a blank threat on the { $role }
did-flower = revealed the flower and took { $gold } gold from { $other }
did-foresaw = took a card from { $other }
did-foresaw-own = took the { $card } from { $other }
did-gave-back = gave { $other } a card
did-gave-back-own = gave { $other } the { $card }
did-levy-gold = took { $gold } gold from { $other }
did-levy-card = took a card from { $other }
did-levy-own = took the { $card } from { $other }
did-income-cards = drew { $count ->
    [one] 1 card
   *[other] { $count } cards
 } for { $kind } districts
did-lent = borrowed { $gold } gold from { $other }
did-repaid = gave { $other } { $count ->
    [one] 1 card
   *[other] { $count } cards
 } for the loan
did-repaid-own = gave { $other } { $cards } for the loan
did-study = looked through { $count ->
    [one] 1 card
   *[other] { $count } cards
 } and kept one
did-seized = seized the { $card } of { $other } for { $gold }
did-taxed = put { $gold } gold aside for the Tax Collector
did-taxes = +{ $gold } gold in taxes
did-given-up = destroyed the { $card } to build
did-spend = paid with { $count ->
    [one] 1 card
   *[other] { $count } cards
 } for the Thieves’ Den
did-spend-own = paid with { $cards }
did-recast = exchanged a character card with { $other }
did-recast-own = exchanged a character card with { $other }: the { $roles } for the { $role }

hit-confiscated = { $player } confiscated your { $card }.
hit-spy = { $player } looked at your hand for { $kind } districts.
hit-spy-own = { $player } looked at your hand for { $kind } districts.
hit-spy-gold = { $player } took { $gold } gold from you.
hit-flower = { $player } revealed the flower: your { $gold } gold is gone.
hit-foresaw = { $player } took a card from your hand.
hit-foresaw-own = { $player } took the { $card } from your hand.
hit-levy-gold = { $player } took { $gold } gold from you.
hit-levy-card = { $player } took a card from your hand.
hit-levy-own = { $player } took the { $card } from your hand.
hit-lent = { $player } borrowed { $gold } gold from you.
hit-seized = { $player } seized your { $card } for { $gold }.
hit-taxed = You put { $gold } gold aside for the Tax Collector.
hit-recast = { $player } exchanged your character card.
hit-recast-own = { $player } exchanged your character card: you are now the { $role }.

## Points

score-basilica = Basilica
score-capitol = Capitol
score-ivory_tower = Ivory Tower
score-statue = Statue
score-secret_vault = Secret Vault
