## page

title = Crown and Crane
tagline = Turn the wheel. Build the capital.
pitch = Take tiles from a great crane, dig, build walls and houses, and climb the Cathedral. For 1 to 4 players, about 60 minutes.
to-citadels = Play Citadels
to-island = Play Island of Harbours
games = Your games
games-may-go = Your games are saved in this browser. Clearing its data, or weeks without a visit, can delete them. You can save them all to a file.
games-safe = Your games are safe in this browser.
bot-strong = Strong
    .help = Plans a whole turn before it begins.

## table

hint = What would a good player do?
bar-round = Round { $round }
bar-turn = Turn { $turn } of { $turns }
bar-era = Era { $era }
bar-over = The end
seats-title = Players
seat-label = { $player }: { $goods }.
fact-points = points
waiting-turn = { $player }’s turn
tabs = Boards
tab-crane = Crane
tab-boards = Boards
tab-city = City
tab-projects = Projects
tab-road = Road
tab-open = something can be done here
tab-changed = it has changed
crane-tile = Position { $position }: { $actions }; costs { $cost } gold, scores { $points } points; slot: { $bonus }
take-slot = Slot: { $bonus }
special = Special tile

## choices

group-upgrade = Upgrade
group-wall = Wall
group-building = Build
group-use = Technologies
group-seal = Seals
group-at = Place the tile
group-bonus = Bonuses
group-sideways = Moves sideways
group-effect = Street effects
place-hint = Tap one of { $count } places
place-words = At { $place }
place-around = At { $place }: { $around }
place-before = Previous place
place-next = Next place
turn = Turned { $turn } of { $turns }
turn-before = Turn left
turn-next = Turn right
refresh-row = Which row?
refresh-how = { $count ->
    [0] New tiles take their place: this can’t be undone.
    [1] Choose one more tile.
   *[other] Choose two tiles to be replaced.
 }
refresh-pay = Replace, for { $cost }
undo-row-filled = A new tile has come to a row since then.
undo-turn-ended = Another turn has begun since then.
undo-turn = Take the whole turn back
lay = Place it here
lay-brings = Brings { $goods }
lay-costs = Costs { $goods }
lay-brings-nothing = Brings nothing at once

## story

story-turn = { $player }:
story-you = You:
moment-silenced = Taken from you

## setup

option-fact = { $name }: { $value }
option-tiles = Action tiles
option-tiles-A = A
option-tiles-B = B
option-crane_order = Tiles on the crane
option-crane_order-random = Shuffled
option-crane_order-fixed = In order
option-tokens = Production tokens
option-tokens-all = All
option-tokens-by_players = By players
option-road_tiles = Road tiles
option-road_tiles-none = None
option-road_tiles-chance = Some
option-road_tiles-all = All

## goods

full = { $goods }, no more fit
good-claim = { $count ->
    [one] 1 free cube
   *[other] { $count } free cubes
 }

## boards

boards-of = { $player }’s boards
zoom = Zoom the city
track-mine = Mines
track-quarry = Quarries
track-tech = Technology
track-univ = University
track-at = { $track }: { $step } of { $last }
board-tile = { $count ->
    [1] { $place }: { $goods }
   *[other] { $place }: { $goods }; { $count } tiles on each other
 }
plaza = { $place }: { $upper }, or { $lower }; { $free } of { $spaces } spaces free
plazas = Plazas
plaza-how = When all its spaces are built on, everyone with a cube there gets one of both; whoever has most cubes gets both. Of those who are tied it is the one whose buildings cost more.
claim-one = { $player }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
 } on buildings that cost { $cost }
claim-both = { $player }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
 } on buildings that cost { $cost }; would get both now
stands = { $player }: row { $row }, column { $column }
next-turn = { $what } (from the next turn on)
rights = { $count ->
    [one] a right to one seal
   *[other] rights to { $count } seals
 }
holdings-more = What can still be had
wealth = Wealth to come
wealth-gold6 = 6 gold: { $goods }
wealth-stone6 = 6 stone: { $goods }
wealth-nine = 9 gold or 9 stone: { $goods }
river = Production tokens in the river
seals-left = Seals left
supply = Supply
level-left = { $count } of level { $level }
levels-left = Technologies: { $levels }
turns-left = { $count ->
    [one] 1 turn left
   *[other] { $count } turns left
 }
fee = To row { $row }: { $goods } more
type-upgrade = Upgrade
type-wall = Wall
type-building = Building
tile-label = { $kind }: { $what }
tile-action = Lies on: { $action }
tile-costs = Costs { $goods }
tile-edges = Where the signs of two edges meet, both come: { $goods }
tile-corners = { $count ->
    [one] A corner that brings { $token } where it meets another
   *[other] { $count } corners, each of which brings { $token } where it meets another
 }
badge-wall = Moves sideways on the Wall
badge-cathedral = Moves sideways in the Cathedral
badge-crowned = Crown
planks = Planks of the bridge
area = Area { $area }
cathedral-V = In the top tier of the Cathedral: a tile V, { $count } left
tiles-left = { $count } left
bridge-IV = a tile IV and a plank
bridge-V = a tile V and a plank
or = or
same-start = Play from this start again
start-link = Copy a link to this start
over-alone = { $count } points: a good game, above { $good }
over-alone-below = { $count } points; a good game has more than { $good }
