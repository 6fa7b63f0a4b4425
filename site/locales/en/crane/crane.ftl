## Goods: so many of one, and the sign that stands for it in tables

good-gold = { $count } gold
good-stone = { $count } stone
good-silver = { $count ->
    [one] 1 silver window
   *[other] { $count } silver windows
 }
good-goldw = { $count ->
    [one] 1 gold window
   *[other] { $count } gold windows
 }
good-egg = { $count ->
    [one] 1 egg
   *[other] { $count } eggs
 }
good-red = { $count ->
    [one] 1 red token
   *[other] { $count } red tokens
 }
good-blue = { $count ->
    [one] 1 blue token
   *[other] { $count } blue tokens
 }
good-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
good-mine = { $count ->
    [one] 1 mine step
   *[other] { $count } mine steps
 }
good-quarry = { $count ->
    [one] 1 quarry step
   *[other] { $count } quarry steps
 }
good-tech = { $count ->
    [one] 1 technology step
   *[other] { $count } technology steps
 }
good-univ = { $count ->
    [one] 1 university step
   *[other] { $count } university steps
 }
good-side = { $count ->
    [one] 1 move sideways
   *[other] { $count } moves sideways
 }
good-wall = { $count ->
    [one] 1 move on the Wall
   *[other] { $count } moves on the Wall
 }
good-cathedral = { $count ->
    [one] 1 move in the Cathedral
   *[other] { $count } moves in the Cathedral
 }

brings = { $goods }
brings-nothing = nothing
keeps = only two windows stay: { $goods }
note-for = { $what }, for { $goods }
note-cost = for { $goods }
note-token = with every production { $goods }
note-plank = { $goods }, once it lies on a plank
note-use = { $technology }: { $use }
note-then = then { $what }
note-column = column { $column }: { $points } at the end for each { $token ->
    [red] red token
   *[blue] blue token
 }
tile-upgrade = for { $action } ({ $bonus })
tile-wall = ({ $reward })
tile-building = a building ({ $reward })
slot-special = special tile or { $points }
slot-points = { $points } in place of a special tile
slot-egg = an egg for { $cost }

## Actions, rows, projects

action-mine = mine
action-quarry = quarry
action-upgrade = upgrade
action-wall = wall
action-building = building
action-road = road
row-upgrade = Upgrades
row-wall = Walls
row-building = Buildings
on-wall = Wall
on-cathedral = Cathedral
on-either = Wall or Cathedral
place-r = ring place { $number }
place-s = space { $number }
place-z = plaza { $number }
around-sign = { $sign } at { $place }
around-wall = a wall
around-next = { $place }
around-corners = { $count ->
    [1] a corner that meets
   *[other] { $count } corners that meet
 }
around-plaza = { $place }
around-printed = a printed corner
place-turned = { $turn ->
    [0] { $place }
   *[other] { $place }, turned { $turn }
 }

## Technologies: what each does

tech-wheel_gold = 1 gold and 1 point more from a slot’s gold
tech-wheel_silver = 1 silver window and 1 point more from a slot’s silver window
tech-step_tech = 2 points for each technology step
tech-step_univ = 2 points for each university step
tech-up_moves = 2 points for each move up
tech-tile_points = 1 point, once a turn, for a tile from a blue position or a slot’s points
tech-cathedral_gold = a building with the Cathedral sign: 1 gold and 1 point
tech-red_stone = red tokens, once a turn: 1 stone and 1 point
tech-blue_gold = blue tokens, once a turn: 1 gold and 1 point
tech-crown_stone = a building with a crown: 1 stone and 1 point
tech-egg_stone = each egg: 1 stone and 1 point
tech-wall_gold = a wall with the Wall sign: 1 gold and 1 point
tech-egg_and_road = once: 1 egg and the road action
tech-free_up = once: a move up without windows or fee
tech-univ_4 = once: 4 university steps
tech-upgrade_3_points = once: the upgrade action and 3 points
tech-produce_gold_2_stone = once: produce gold, and 2 stone
tech-produce_stone_2_gold = once: produce stone, and 2 gold
tech-building_minus_2_gold = once: the building action, 2 gold cheaper
tech-wall_minus_2_stone = once: the wall action, 2 stone cheaper
tech-any_action = once: any action
tech-upgrade_goldw = once: the upgrade action and a gold window
tech-plaza_both = once: both rewards of any plaza
tech-track_and_produce = once: a mine or quarry step, then produce gold or stone

## Seals, tiles V and streets: what each brings

seal-six = 6 points at the end
seal-gold = at the end: 2 points for each gold you hold, 18 at most
seal-stone = at the end: 2 points for each stone you hold, 18 at most
seal-pair = at the end: 3 points for each gold with a stone
seal-tokens = at the end: 2 points for each red token with a blue one
final-univ_x1_now_3 = 3 points now, at the end 1 for each university step
final-upgrades_x3 = at the end 3 points for each upgrade
final-walls_x2 = at the end 2 points for each wall
final-mines_x1_now_3 = 3 points now, at the end 1 for each mine
final-quarries_x1_now_3 = 3 points now, at the end 1 for each quarry
final-rows_x2 = at the end 2 points for each row on the Wall and in the Cathedral
street-pay_gold_4 = 4 points for 1 gold
street-upgrades_1_x3 = 3 points for each upgrade of era I
street-on_upgrade_2_points_and_1 = while there, each upgrade action: 2 points and 1 gold or 1 stone
street-silver_x2 = 2 points for each silver window
street-on_wall_2 = while there, each wall action: 2 points
street-on_crown_3 = while there, each building with a crown: 3 points

## What happened; a player's name or “You” stands before: the past does for both

did-turn = Turn { $turn }: { $player }
did-take = took the tile { $actions } from position { $position }
did-crane-takes = The crane took { $actions } from position { $position }
did-perform = performed { $action }
did-gain = got { $goods }
did-pay = paid { $goods }
did-upgrade = placed the upgrade { $tile }
did-wall = placed the wall { $tile } at { $place }
did-build = built { $tile } at { $space }
did-plaza = completed { $place }
did-reward = took the reward of { $place }
did-final = took the tile V “{ $final }”
did-wealth = earned a wealth bonus
did-bonus = took the bonus of the upgrade { $tile }
did-refresh = put { $tiles } under their stacks
did-later = will choose { $what } once the step is real
later-technology = a technology
later-bridge-tile = a bridge tile
did-seal = took the seal “{ $seal }”
did-technology = got the technology “{ $technology }”
did-use = used “{ $technology }”
did-sideways = moved sideways: { $on }
did-up = moved up: { $on }
did-road = reached area { $area } of the road
did-era = Era II begins: new tiles in all rows
did-over = The game is over

## What is decided

ask-take = { $player }: Take a tile.
    .alone = Take a tile.
ask-action = { $player }: Use your tile.
    .alone = Use your tile.
ask-kept = { $player }: Collect, or end.
    .alone = Collect, or end.
ask-moves = { $player }: Move, or end.
    .alone = Move, or end.
ask-more = { $player }: Do more, or end.
    .alone = Do more, or end.
ask-end = { $player }: End the turn.
    .alone = End the turn.
ask-at = { $player }: Where do you place it?
    .alone = Where do you place it?
ask-technology = { $player }: Which technology?
    .alone = Which technology?
ask-token = { $player }: Which token for each production?
    .alone = Which token for each production?
ask-bridge-tile = { $player }: Which tile?
    .alone = Which tile?
ask-plaza = { $player }: Which reward?
    .alone = Which reward?
ask-keep = { $player }: Which do you keep?
    .alone = Which do you keep?
ask-plank = { $player }: On which plank?
    .alone = On which plank?
ask-arrow = { $player }: { $on }: move up?
    .alone = { $on }: move up?
ask-perform = { $player }: action: { $action }
    .alone = Action: { $action }
ask-sideways = { $player }: Move sideways?
    .alone = Move sideways?

## Why something cannot be done

why-over = the game is over
why-asked = another question comes first
why-asked-at = first say where { $tile } is placed
why-not-now = nothing gives you a right to it
why-tile-taken = you take one tile a turn
why-no-tile = no tile lies there
why-gold = it costs { $gold } gold
why-take-first = take a tile first
why-performed = the tile’s action was performed
why-not-on-tile = the tile has { $actions }
why-egg = the bridge takes an egg, and ends where no tile is left
why-track-end = the track is at its end
why-not-in-row = { $tile } is not in the row
why-cost = it costs { $goods }
why-special = a special tile needs the right of its slot
why-no-place = you can pay for no place for it
why-owed = first perform an action of the tile: { $actions }
why-windows = you keep two windows: say which
why-up = { $count ->
    [one] you need 1 more silver window
   *[other] you need { $count } more silver windows
 }
why-up-fee = the next row costs { $goods } as well
why-up-top = the marker is in the last row
why-refreshed = you refresh one row a turn
why-refresh = it takes two tiles in a row, and a gold or a stone
why-extra-done = you buy one extra action a turn
why-extra = you need two gold windows, or a gold and a silver one
why-extra-action = you can perform no action now

## Hints

hint-brings = the plan brings { $goods }
hint-costs = it costs { $goods }
hint-at-end = at the end { $points } more, as things stand
hint-at-end-less = at the end { $points } less, as things stand
hint-better = about { $points } more than “{ $what }”
hint-better-why = about { $points } more than “{ $what }”: { $why }
hint-near = “{ $what }” is about as good
hint-near-why = “{ $what }” is about as good: this plan has { $more }, that one { $less }
another-one = { $what } (another one)
closes-now = { $place } pays in this turn
closes-next = { $place } pays by your next turn
gain-plazas = plazas +{ $count }
gain-buildings = buildings +{ $count }
gain-walls = walls +{ $count }
gain-projects = Wall and Cathedral +{ $count }
gain-learning = learning and technology +{ $count }
gain-upgrades = upgrades +{ $count }
gain-production = mine and quarry +{ $count }
gain-crane = the crane +{ $count }
gain-road = road and bridge +{ $count }
gain-seals = seals +{ $count }
gain-eggs = eggs +{ $count }
gain-goods = goods in hand +{ $count }
hint-gives = gives: { $what }
hint-done = nothing else in this turn is worth what it costs
plan-better = New plan: { $points } better
plan-gone = New plan: new tiles came
plan-own = New plan after your own step

## Choices

choice-take = Take: { $actions }
take-free = free
choice-mine = Mine: { $how }
choice-quarry = Quarry: { $how }
choice-road = Go on along the road
choice-upgrade = Upgrade { $tile }
choice-wall = Wall { $tile }
choice-building = Build { $tile }
choice-at = At { $place }
choice-bonus = Bonus: { $of }
bonus-slot = slot of the crane
choice-sideways = { $count ->
    [1] Move sideways: { $on }
   *[other] Move sideways: { $on } ({ $count } left)
 }
choice-effect = Street { $how }
choice-up = Move up: { $on }, to row { $row }
choice-arrow = { $how }
choice-keep = Take
choice-plank = Plank { $place }
choice-use = Use a technology
choice-seal = Take a seal
choice-extra = Extra action: { $action }
choice-refresh = Refresh { $row } for { $cost }
choice-pass = Stay
choice-end = End turn
kind-take = Take a tile
kind-mine = Mine
kind-quarry = Quarry
kind-upgrade = Upgrade
kind-wall = Wall
kind-building = Build
kind-road = Go on along the road
kind-up = Move up
kind-extra = Extra action
kind-refresh = Refresh a row
kind-end = End turn
step-take = Take { $actions }
step-mine-more = Go one step in the mine
step-mine-produce = Produce in the mine
step-quarry-more = Go one step in the quarry
step-quarry-produce = Produce in the quarry
step-upgrade = Take this upgrade
step-wall = Take this wall
step-building = Take this building
step-at = Place it at { $place }
step-over = Place it: { $place }
step-bonus = Collect the bonus: { $of }
step-keep = Choose this
step-effect = Use the street { $how }
step-extra = Buy the action { $action }
step-end = End the turn
group-take = Action tile
group-action = Action
group-kept = Yours this turn
group-up = Move up
group-technologies = Technologies
group-seals = Seals
group-extra = Extra action
group-refresh = Refresh a row
group-end = End
how-more = one step on
how-produce = produce
how-up = Up
how-stay = Stay
how-free = (free)
how-egg = (for an egg)

## Points at the end

over-lines = Line by line
theme-plazas = Plazas
theme-buildings = Buildings
theme-walls = Walls
theme-projects = Wall and Cathedral
theme-learning = Learning and technology
theme-upgrades = Upgrades
theme-production = Mine and quarry
theme-crane = The crane
theme-road = Road and bridge
theme-seals = Seals
theme-eggs = Eggs
theme-goods = Goods in hand
theme-earlier = Before
score-final = Tiles V

# Why somebody won; "more" and "less" are lists of gains
over-why = { $winner } won by { $points } over { $other }: { $more }
over-why-but = { $winner } won by { $points } over { $other }: { $more }; { $other } had { $less }
over-beaten = { $winner } won by { $points } over { $other }, by a little of everything
over-tie = As many points as { $other }: { $winner } plays later in the round, and wins
