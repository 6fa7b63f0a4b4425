# Hints, and the review of a finished game.
hint-discard = Discard { $cards }
hint-offer = Offer { $give } for { $get }
hint-bid = Counter-offer: { $give } for { $get }
hint-bid-get = You get { $get } instead of { $other }
hint-bid-give = You give { $give } instead of { $other }
hint-bid-open = { $get } helps you more than { $give }
hint-pips = It yields in { $pips } of 36 throws
hint-kinds = It brings what you don’t have yet: { $cards }
hint-harbour = It has a harbour
hint-blocks = It stops a hex of { $names }, which pays in { $pips } of 36 throws
hint-wins = It wins the game
hint-leads = It leads to a free corner that yields in { $pips } of 36 throws
hint-leads-on = One road more leads to a free corner that yields in { $pips } of 36 throws
hint-longest = It takes the Longest Road: { $length }
hint-longer = It makes your longest road { $length } long
hint-leader = { $player } leads with { $points } points
hint-holds = { $player } has { $count ->
    [one] one card
   *[other] { $count } cards
 }
hint-frees = It drives the robber away from your hex: { $hex }
hint-army = It takes the Largest Army
hint-knights = It is your { $count ->
    [1] first
    [2] second
    [3] third
   *[other] next
 } knight towards the Largest Army
goal-city = a city
goal-settle = a settlement
goal-road = a road
goal-buy = a development card
hint-pays = Your cards then pay for { $goal }
hint-lacks = Then you lack only { $cards } for { $goal }
hint-monopoly = The others probably have { $count } { $resource }
hint-near-end = { $player } is close to winning: { $points } points
hint-helps-more = It would help { $player } more than you
hint-needs = You need { $cards } yourself
hint-fewer = A seven costs you half of more than { $limit } cards
hint-nothing-else = Your cards pay for nothing else now
hint-without = You don’t have { $cards }
hint-swap = You can use { $get } better than { $give }
hint-tried = It did best when your turn was tried out
hint-no-bid = No counter-offer is worth it
hint-saves = You keep your cards for { $goal }: you are only { $cards } short
hint-keep = Nothing that you can pay for now is worth your cards
hint-too-few = Your cards pay for nothing yet
hint-no-cards = You have no cards to build with
hint-no-reply = No reply is worth it
hint-even = Any choice is fine here.
hint-alike = About as good: { $what }
hint-better = Next best, with a chance of winning of about { $after }% instead of { $before }%: { $what }
review-of = { $player }, { $round ->
    [0] placing
   *[other] round { $round }
 }
review-cost = Chance of winning about { $after }% instead of { $before }%
review-won = It would have won the game
review-how = Each decision is compared with the hint for it, using only what was known at the time. The chances are estimates.
review-pips = The place you chose: { $pips } of 36 throws
