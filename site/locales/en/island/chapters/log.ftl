## Short pictures

scene-own-steal = You took { $resource } from { $other }
scene-own-road = You have the Longest Road
scene-own-army = You have the Largest Army
scene-own-roll = You threw { $sum }

## the island in words

outline-rows = The hexes
outline-row = Row { $number }: { $hexes }
outline-robber = { $hex } with the robber
outline-ports = Harbours
outline-pieces = Pieces
outline-of = { $player }:
outline-nothing = { $player }: nothing yet
outline-settlement = settlement { $place }
outline-city = city { $place }
outline-roads = roads { $paths }

## Trades by taps, and offers as signs

form-get = You get
form-ask = Asked
form-to = To
form-offer = Offer
form-offer-all = Offer to all
form-offer-to = Offer to { $player }
form-bid = Counter-offer
form-bid-how = Change what you give or what you get, not both
form-bid-give = You give { $cards }, not { $before }
form-bid-get = You want { $cards }, not { $before }
why-look = look at your cards, { $player }: this cannot be paid
form-first-get = Choose what you get for it
form-first-give = Choose what you give for it
form-bank-only = { $give } for { $get }: only the bank
form-most = At most { $count } cards a side
want-card = { $resource }: you get { $count }
switches = Refuse offers
no-trade-with = No trade with { $player }
offer-builds = Then you can build: { $what }
choice-nobody = Nobody

## The robber

robber-target = { $robber }. { $gains }
