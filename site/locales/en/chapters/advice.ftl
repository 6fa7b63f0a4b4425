# What the Expert would do, why, and what a game's decisions cost.
hint-thinking = Thinking…
hint-do = Do it
hint-compared = Chance to win
hint-close = nearly as good
hint-good = For it: { $reason }
hint-bad = Against it: { $reason }
hint-line = { $line }.
hint-worlds = Tried in { $count ->
    [one] 1 world that fits
   *[other] { $count } worlds that fit
 } what you know, to the end of the round.
hint-plain = By rule of thumb: nothing here asks for a closer look.
hint-only = There is nothing else to do.
hint-redraw = Exchange { $cards } with the deck
review-title = What cost most
review-whose = Whose decisions?
review-everybody = everybody’s
review-looking = Decision { $at } of { $count }
review-stop = Stop
review-stopped = Stopped: looked at { $at } of { $count } decisions.
review-none = No decision cost anything that can be told from chance. Well played!
review-how = Each decision is held against the Expert’s, by what could be known then.
review-of = { $player }, round { $round }
review-cost = Cost about { $cost } wins in 100 games
review-cost-few = Cost a few wins in 100 games
review-played = Played
review-better = Better
review-watch = See it in the replay

# Reasons for a move, as a teacher gives them. None ends with a full stop.

## Chances in words

share-never = hardly ever
share-tenth = about one in ten
share-fifth = about one in five
share-quarter = about a quarter
share-third = about a third
share-half = about half
share-two-thirds = about two in three
share-three-quarters = about three in four
share-most = about nine in ten
share-always = nearly always

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
 } that { $other } holds, and may build it besides
because-crown = You choose first next round
because-emperor = You say who gets the Crown, and are paid for it
because-safe = The { $role } cannot touch your city
because-abbot = { $other } has the most gold and must give you some
because-merchant = 1 gold more, whatever you do
because-refund = The { $gold } gold for the { $card } comes back to you
because-finish = With { $cards } you complete your city
because-builds = You can build { $cards } in one turn
because-two-cards = 2 more cards come to you by themselves
because-voyage-instead = You can pay for nothing in your hand, and the voyage brings 4 gold or 4 cards
because-voyage = 4 gold or 4 cards more, if you do without building
because-break = { $other } is { $count ->
    [one] one district
   *[other] { $count } districts
 } short of a complete city, and you can destroy one
because-diplomat = You can exchange one of your districts for a better one
because-artist = You can turn gold into points, up to 2
because-deny-income = { $other } would collect { $gold } gold for { $kind } districts with it
because-deny-harm = { $other } cannot turn it against you then
beware-raid = The { $role } can still get at your city
beware-thief = The { $role } can still get your { $gold } gold
beware-named = The others will expect it of you, and the { $role } may name it

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
because-spares-city = The { $role } could get at your city
because-builds-much = { $other } could build several districts as the { $role }
because-spares-crown = The { $role } would take the Crown away from you

## Gold, cards and the end of a turn

because-pays-for = Then you can pay for the { $card }
because-nearer-to = { $gold ->
    [0] Then you have the gold for the { $card }
   *[other] Then only { $gold } gold is missing for the { $card }
 }
because-ready = You can build the { $card } in any case, and the gold is there for the next one
because-cards-enough = You hold { $count } cards that you could build: what you need is gold
because-cards-anyway = Cards come to you anyway
because-bank-empty = There is no gold in the bank
because-gold-enough = Your { $gold } gold would pay for any card in your hand
because-one-card = You have only one card in hand that you could build
because-builds-besides = You build it at once, and may build another after it
because-fits = You can build it now, and it pays the { $role } at once
because-in-reach = You can pay for it now
because-worth = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }
because-fifth-kind = With a { $kind } district your city has all five kinds: 3 points more
because-new-kind = Your city has no { $kind } district yet
because-power = What the { $card } can do is worth having
because-free-gold = { $gold } gold for nothing
because-not-worth = Whatever else you could do costs more than it brings
because-too-early = To complete your city now would end the game while { $other } is ahead
because-save = Your gold is better kept for the { $card }

## What to build, and what to do to others

because-pays-more = It adds 1 gold to what you collect as the { $role }
because-leaves-gold = It costs the least, and leaves you { $gold } gold
because-last-round = Districts count at the end, gold does not
because-first-complete = It completes your city, before anybody else: { $points } points more
because-complete = It completes your city: { $points } points more
because-nearer = Then only { $count ->
    [one] one district is
   *[other] { $count } districts are
 } missing
beware-destroyed = { $cost ->
    [0] The { $role } can still destroy it for nothing
   *[other] The { $role } can still destroy it for { $cost } gold
 }
beware-exchanged = The { $role } can still exchange it
because-much-to-choose = Nobody holds more cards than { $other }: { $count }
because-after = You choose right after { $other }
because-harmless = { $other } can do the least with it
because-for-nothing = It takes { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $other } and costs you nothing
because-costs-them = It takes { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $other } for { $cost } gold
because-cheapest = No other raid is as cheap: { $cost } gold
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
because-gold-idle = Gold counts for nothing at the end
because-coin = 1 gold becomes 1 point
because-museum = Every card laid there is a point
because-useless = You have { $cards } already
because-recover = The { $card } comes into your hand for 1 gold

## What the worlds tried say, where the cards say little

reason-gold-more = About { $count } gold more by the end of the round
reason-cards-more = { $count ->
    [one] About 1 card more in hand
   *[other] About { $count } cards more in hand
 }
reason-built-more = { $count ->
    [one] About 1 district more in the city
   *[other] About { $count } districts more in the city
 }
reason-built-less = { $count ->
    [one] About 1 district fewer in the city
   *[other] About { $count } districts fewer in the city
 }
reason-killed-more = Bots like to murder or bewitch it (chance: { $chance })
reason-killed-less = Bots would rather murder or bewitch your other choices (chance: { $chance })
reason-robbed-more = Bots like to rob it (chance: { $chance })
reason-robbed-less = Bots would rather rob your other choices (chance: { $chance })
reason-finished = City complete: { $here }; otherwise: { $there }
reason-even = Nothing certain tells the choices apart
reason-altogether = It went better in the worlds tried, for no single reason
