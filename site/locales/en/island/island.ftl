## page

title = Island of Harbours
tagline = Settle the coast. Trade. Build.
pitch = Roll the dice, harvest, trade, and be the first to reach ten points. For 2 to 4 players, about 45 minutes.
link-foreign = This isn’t a link to a game of Island of Harbours.
games = Your games
games-may-go = Your games are saved in this browser. Clearing its data, or weeks without a visit, can delete them. You can save them all to a file.
games-safe = Your games are safe in this browser.

## resources

resource-wood = wood
resource-brick = brick
resource-wool = wool
resource-grain = grain
resource-ore = ore
cards-wood = { $count } wood
cards-brick = { $count } brick
cards-wool = { $count } wool
cards-grain = { $count } grain
cards-ore = { $count } ore
anything = anything
card-knight = Knight
card-roads = Free roads
card-plenty = Year of plenty
card-monopoly = Monopoly
card-point = Point
card-new = new: next turn

## places

hex-wood = forest { $number }
hex-brick = hills { $number }
hex-wool = pasture { $number }
hex-grain = field { $number }
hex-ore = mountains { $number }
hex-desert = desert
corner = { $hexes } ({ $pips } of 36)
corner-harbour = { $hexes } ({ $pips } of 36), { $harbour }
path-of = beside { $hexes }, towards { $ends }
path-coast = along the coast of { $hexes }
harbour-any = harbour 3:1
harbour-wood = wood harbour 2:1
harbour-brick = brick harbour 2:1
harbour-wool = wool harbour 2:1
harbour-grain = grain harbour 2:1
harbour-ore = ore harbour 2:1

## table

bar-round = Round { $round }
bar-place = Placing
bar-over = The end
bar-dice = thrown: { $sum }
bar-bank-of = { $resource } in the bank
bar-deck = { $count ->
    [one] development card in the deck
   *[other] development cards in the deck
}
seats-title = Players
seat-label = { $player }: { $points } points, { $hand } cards, { $cards } development cards, road of { $length }, { $knights } knights.
fact-points = points
fact-hand = resource cards
fact-cards = development cards
fact-road = longest road
fact-knights = knights played
hand-limit = { $count } cards: on a seven, more than { $limit } cost you half.
prices = Costs and rates
price-road = Road
price-settle = Settlement
price-city = City
price-buy = Card
pieces-left = { $count } left
rates = The bank takes for one card:
bank-has = The bank has:
waiting-place = { $player } is placing
waiting-turn = { $player }’s turn

## questions

prompt-place-settlement = { $player }, where do you settle?
    .alone = Where do you settle?
prompt-place-road = { $player }, where does your road go?
    .alone = Where does your road go?
prompt-roll = { $player }, throw the dice
    .alone = Throw the dice
prompt-turn = { $player }, your turn
    .alone = Your turn
prompt-discard = { $player }, discard { $count } cards
    .alone = Discard { $count } cards
prompt-robber = { $player }, where does the robber go?
    .alone = Where does the robber go?
prompt-steal = { $player }, whom do you rob?
    .alone = Whom do you rob?
prompt-free-road = { $player }, build a free road ({ $left } left)
    .alone = Build a free road ({ $left } left)
prompt-answer = { $player }: { $other } gives { $give } for { $get }
    .alone = { $other } gives { $give } for { $get }
prompt-choose = { $player }, with whom do you trade?
    .alone = With whom do you trade?

## choices

choice-settle = Settlement: { $place }
choice-road = Road { $place }
choice-city = City: { $place }
choice-robber = Robber to { $place }
choice-robber-hits = Robber to { $place }: { $hits }
robber-hits = { $player } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
 })
robber-hits-own = you
victim-points = { $count ->
    [one] one point
   *[other] { $count } points
}
choice-steal = { $other } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
choice-roll = Throw the dice
choice-end = End the turn
choice-buy = Buy a development card
choice-play-knight = Play a knight
choice-play-roads = Play free roads
choice-play-plenty = Take { $get }
choice-play-monopoly = All { $resource }
choice-bank = { $give } for { $get }
choice-accept = Accept
choice-refuse = Refuse
choice-confirm = { $other }: you give { $give } for { $get }
choice-withdraw = Withdraw the offer
choice-offer = Offer a trade
choice-bid = Counter-offer
choice-discard = Discard
group-settle = Settlement
group-road = Road
group-city = City
group-robber = Robber
group-buy = Development card
group-play-knight = Knight
group-play-roads = Free roads
group-play-plenty = Year of plenty
group-play-monopoly = Monopoly
group-bank = Bank
group-offer = Trade
group-bid = Counter-offer
group-discard = Discard
place-hint = Tap one of { $count } places on the island
robber-hint = The others lose most at:
place-before = Previous place
place-next = Next place
places-best = Best ten places
places-other = All other places
places-all = Places
place-named = { $word }: { $place }
place-settle = Settle here
place-road = Build here
place-city = Build the city
place-robber = Move the robber here

## forms

take-device = See my cards first
no-trade-now = No more offers for now
no-trade = Refuse all offers
no-trade-on = All offers are refused: switch off

## setup

option-board = Island
option-board-random = Random
option-board-beginner = For beginners
option-points = Points to win
option-start = First settlements
option-start-snake = By hand
option-start-quick = Automatic
option-friendly_robber = Friendly robber
option-friendly_robber-on = On
option-friendly_robber-off = Off
option-dice = Dice
option-dice-dice = Two dice
option-dice-deck = Dice deck
option-offers = Offers in a turn
option-numbers = Numbers
option-numbers-spiral = In a spiral
option-numbers-apart = Red ones apart
option-numbers-loose = Random
option-harbours = Harbours
option-harbours-fixed = Fixed
option-harbours-shuffled = Shuffled
option-discard_limit = Cards safe on a seven
option-calm_rounds = Rounds without a seven
option-victims = The robber takes from
option-victims-one = One player
option-victims-all = Everyone there
option-trade_time = Trading
option-trade_time-after_roll = After the throw
option-trade_time-any = Any time
option-counters = Counter-offers
option-counters-on = On
option-counters-off = Off
option-point_cards = Point cards
option-point_cards-hidden = Hidden
option-point_cards-open = Open
option-bank = Bank
option-bank-open = Open
option-bank-hidden = Hidden
option-fact = { $name }: { $value }

## hints

hint = What would a good player do?
hint-open = A hint here would show your cards to everyone.

## map

map = The island
robber-on = The robber: { $hex }. That hex brings nothing.
zoom = Zoom in
zoom-out = Show all of it

## end

score-settlements = Settlements
score-cities = Cities
score-road = Longest Road
score-army = Largest Army
score-points = Point cards
won-points = { $what }: { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## story

story-turn = { $player }:
story-you = You:
moment-silenced = Taken from you
did-settlement = settled at { $corner }
did-city = built a city at { $corner }
did-road = built a road { $path }
did-roll = threw { $sum }
did-yield = got { $cards }
did-shortage = The bank has too little { $resource }
did-discard = discarded { $count } cards
did-discard-own = discarded { $cards }
did-robber = moved the robber to { $hex }
did-steal = took a card from { $other }
did-steal-own = took { $resource } from { $other }
did-buy = bought a development card
did-buy-own = bought: { $card }
did-play = played { $card }
did-plenty = took { $cards } from the bank
did-monopoly = { $count ->
    [0] found no { $resource }
   *[other] took { $count } { $resource }: { $losses }
 }
lost-by = { $count } from { $player }
did-bank = gave the bank { $give } for { $get }
did-offer = offered { $give } for { $get }
did-offer-to = offered { $other } { $give } for { $get }
did-accept = accepted
did-refuse = refused
did-refuse-near-end = refused a trade with somebody so close to winning
did-refuse-open = refused: has nothing to give for it
did-refuse-helps-more = refused: it would help the other side more
did-refuse-needs = refused: can’t spare the cards
did-bid = would give { $give } for { $get }
did-trade = gave { $other } { $give } for { $get }
did-withdraw = withdrew the offer
did-longest-road = has the Longest Road: { $length }
did-longest-road-none = The Longest Road is set aside
did-largest-army = has the Largest Army: { $knights } knights
did-over = The game is over
hit-steal = { $player } took a card from you
hit-steal-own = { $player } took { $resource } from you
hit-monopoly = { $player } took all your { $resource }: { $lost }
hit-longest-road = { $player } took the Longest Road from you: { $length }
hit-longest-road-none = Your Longest Road is broken: nobody has the prize
hit-largest-army = { $player } took the Largest Army from you: { $knights } knights

## undo

undo-thrown = The dice have been thrown.
undo-stolen = A card has been taken.

## reasons

why-throw-first = the dice are thrown first
why-not-held = you are { $cards } short
why-no-pieces = all { $count } pieces are on the island
why-no-way = nothing of yours leads to a free place
why-no-own-settlement = a city takes the place of a settlement, and you have none
why-no-bank-trade = you hold too few cards of one kind
why-empty-hand = you hold no card
why-deck-empty = no development card is left
why-played = one card was played already in this turn
why-bought-now = a new card can be played from the next turn on
why-no-card = you hold no such card
why-no-place = there is no piece or no place for a road
why-bank-lacks = the bank lacks the cards
why-no-cards = none of the other players holds a card
why-no-more-offers = offers in a turn: { $count } at most
why-nothing-to-give = you hold no card of another kind to give for it
why-side = a side has one to { $count } cards
why-same-kind = no kind stands on both sides
why-not-kept = a counter-offer changes one side only
why-not-now = something else is being decided
why-half = { $count } cards are discarded
why-corner-taken = { $corner } has a building already
why-too-near = { $corner }, next to it, has a building
why-not-at-settlement = the road is placed at { $corner }, settled last
why-path-taken = { $path } has a road already
why-not-reached = nothing of yours leads on to { $place }
why-no-settlement = a city takes the place of a settlement of yours; { $corner } has none
why-thrown = the dice were thrown already in this turn
why-take-two = two cards are taken
why-rate = the bank wants { $rate } for 1
why-to-nobody = an offer goes to all others, or with three players to one of them
why-open-offer = an open offer is answered with another offer or refused
why-no-counters = a closed offer is accepted or refused
why-no-answer = that player has neither accepted nor made a counter-offer
why-robber-stays = the robber moves to another hex than { $hex }
why-spared = the robber spares players with 2 open points or fewer
why-no-victim = that player has no building at the robber, or no card

## rules in short

## bots

bot-learner = Learner
    .help = Knows what is good, but often misjudges it. For once you have won a few games.
bot-improver = Improver
    .help = Small mistakes, seldom a big one. A step before Casual.
bot-strong = Strong
    .help = Builds early, places well, counts your cards. You have to earn your wins.
bot-expert = Expert
    .help = Thinks each move a round ahead before it decides.

## who gains what by a number

gains-title = A throw of { $number }
gains = { $number }: { $gains }
gains-none = { $number }: nobody gains anything
gains-of = { $player } { $cards }
gains-own = you { $cards }
