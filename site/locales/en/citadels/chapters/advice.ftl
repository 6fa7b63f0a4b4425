# What the Expert would do, why, and what a game's decisions cost.
hint-redraw = Exchange { $cards } with the deck
review-how = Each decision is compared with the Expert’s, using only what was known at the time.
review-cost = Lowered the chance of winning by about { $cost }%
review-cost-few = Lowered the chance of winning by a few percent

# Reasons for a move, as a teacher gives them. None ends with a full stop.

## Why this character

because-pays-at-once = You can build the { $card }, and it pays you at once{ $gold ->
    [one] {""}
   *[other] {" "}({ $gold } gold in all)
 }
because-income = You collect { $gold } gold for { $kind } districts
because-stop = { $other } is { $count ->
    [one] one district
   *[other] { $count } districts
 } short of a complete city, and you can prevent it if you name the right character
because-untouchable = Nobody can murder or rob you
because-purse-near = { $other } has { $gold } gold, and you may guess the right character
because-purses = Each of the others has { $gold } gold or more: yours, if you guess right
because-tax = { $count ->
    [one] The other player pays
   *[other] All { $count } others pay
 } you 1 gold for building
because-swap = { $other } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, and you have { $have ->
    [0] none
   *[other] only { $have }
 } that you could build
because-poor-hand = You have no card in hand that you could build
because-wizard = You choose one of { $count ->
    [one] the 1 card
   *[other] the { $count } cards
 } that { $other } holds, and may build it as an extra
because-crown = You choose first next round
because-emperor = You choose who gets the Crown, and they pay you for it
because-safe = The { $role } cannot touch your city
because-abbot = { $other } has the most gold and must give you some
because-merchant = 1 extra gold, whatever you do
because-refund = You get back the { $gold } gold for the { $card }
because-finish = With { $cards } you complete your city
because-builds = You can build { $cards } in one turn
because-two-cards = You get 2 extra cards
because-voyage-instead = You have nothing that you can build now, and the voyage brings 4 gold or 4 cards
because-voyage = 4 more gold or 4 more cards, if you don’t build
because-break = { $other } is { $count ->
    [one] one district
   *[other] { $count } districts
 } short of a complete city, and you can destroy one
because-diplomat = You can swap one of your districts for a better one
because-artist = You can turn gold into points, up to 2
because-deny-income = { $other } would collect { $gold } gold for { $kind } districts with it
because-deny-harm = { $other } can’t use it against you
beware-raid = The { $role } can still attack your city
beware-thief = The { $role } can still get your { $gold } gold
beware-named = The others expect you to take it, and the { $role } may name it

## Why this name

because-holder = { $who } may be the { $role } (chance: { $chance })
because-holders = { $who } or { $another } may be the { $role } (chance: { $chance })
because-held = { $who } is the { $role }, if you have counted right
because-held-by-one = { $who } or { $another } is the { $role }, if you have counted right
who-has = { $other } ({ $gold } gold, { $count ->
    [one] 1 card
   *[other] { $count } cards
 })
who-gold = { $other } ({ $gold } gold)
who-kind = { $other } ({ $count } { $kind } districts)
because-near-end = { $other } is { $count ->
    [one] one district
   *[other] { $count } districts
 } short of a complete city
because-spell-income = As that character you would collect { $gold } gold for { $kind } districts
because-spares-gold = The { $role } could take your { $gold } gold
because-spares-hand = The { $role } could take your { $count } cards
because-spares-city = The { $role } could attack your city
because-builds-much = { $other } could build several districts as the { $role }
because-spares-crown = The { $role } would take the Crown away from you

## Gold, cards and the end of a turn

because-pays-for = Then you can afford the { $card }
because-nearer-to = { $gold ->
    [0] Then you have the gold for the { $card }
   *[other] Then you need only { $gold } more gold for the { $card }
 }
because-ready = You can build the { $card } either way, and the gold is there for the next one
because-cards-enough = You hold { $count } cards that you could build: what you need is gold
because-cards-anyway = You get cards anyway
because-bank-empty = The bank has no gold
because-gold-enough = Your { $gold } gold pays for any card in your hand
because-one-card = You have only one card in hand that you could build
because-builds-besides = You build it at once, and may build another one after it
because-fits = You can build it now, and it pays the { $role } at once
because-in-reach = You can afford it now
because-worth = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }
because-fifth-kind = With a { $kind } district your city has all five kinds: +3 points
because-new-kind = Your city has no { $kind } district yet
because-power = The power of the { $card } is worth having
because-free-gold = { $gold } gold for free
because-not-worth = Everything else costs more than it gains
because-too-early = Completing your city now would end the game while { $other } is ahead
because-save = Better to save your gold for the { $card }

## What to build, and what to do to others

because-pays-more = It adds 1 gold to what you collect as the { $role }
because-leaves-gold = It costs the least and leaves you { $gold } gold
because-last-round = Districts score at the end, gold doesn’t
because-first-complete = It completes your city before anyone else’s: +{ $points } points
because-complete = It completes your city: +{ $points } points
because-nearer = Then you need only { $count ->
    [one] one more district
   *[other] { $count } more districts
 }
beware-destroyed = { $cost ->
    [0] The { $role } can still destroy it for free
   *[other] The { $role } can still destroy it for { $cost } gold
 }
beware-exchanged = The { $role } can still swap it
because-much-to-choose = Nobody has more cards than { $other }: { $count }
because-after = You choose right after { $other }
because-takes-card = { $other } is close to a complete city and would have { $count ->
    [0] no card left
    [one] only 1 card left
   *[other] only { $count } cards left
 }
because-takes-gold = { $other } is close to a complete city and would have { $gold ->
    [0] no gold left
   *[other] only { $gold } gold left
 }
because-harmless = It is the least use to { $other }
because-for-nothing = It takes { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $other } and costs you nothing
because-costs-them = It takes { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $other } for { $cost } gold
because-cheapest = No other target is as cheap: { $cost } gold
because-leader = { $other } is ahead, with { $points ->
    [one] 1 point
   *[other] { $points } points
 } so far
because-only-kind = { $other } loses the only { $kind } district
because-breaks-kinds = { $other } would no longer have all five kinds
because-better = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
 } { $cost ->
    [0] and pay nothing
   *[other] for { $cost } gold
 }
because-gold-spare = With { $gold } gold you can spare one
because-twin = You have another { $card }
because-least = You will miss the { $card } least
because-gold-idle = Gold is worth nothing at the end
because-coin = 1 gold becomes 1 point
because-museum = Every card under the Museum is a point
because-useless = You already have { $cards }
because-recover = You get the { $card } for 1 gold

## What the simulations say, where the cards say little

reason-gold-more = About { $count } more gold by the end of the round
reason-cards-more = { $count ->
    [one] About 1 more card in hand
   *[other] About { $count } more cards in hand
 }
reason-built-more = { $count ->
    [one] About 1 more district in the city
   *[other] About { $count } more districts in the city
 }
reason-built-less = { $count ->
    [one] About 1 district fewer in the city
   *[other] About { $count } districts fewer in the city
 }
reason-built-perhaps-more = A better chance of one more district in the city
reason-built-perhaps-less = A worse chance of one more district in the city
reason-killed-more = Bots like to murder or bewitch it (chance: { $chance })
reason-killed-less = Bots would rather murder or bewitch your other choices (chance: { $chance })
reason-robbed-more = Bots like to rob it (chance: { $chance })
reason-robbed-less = Bots would rather rob your other choices (chance: { $chance })
reason-finished = Chance to complete the city: { $here }; otherwise: { $there }
reason-even = Hardly any difference between the choices
reason-altogether = It did better in the simulations, for no single reason
review-of = { $player }, round { $round }
