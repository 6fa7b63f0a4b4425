## page

title = Crown and Crane
tagline = Turn the wheel. Build the capital.
pitch = Take tiles from a great crane, dig, build walls and houses, and climb the Cathedral. For 1 to 4 players, about 60 minutes.
to-lesson-first = Guided first game
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
bar-goal = Goal: over { $good }
bar-over = The end
seats-title = Players
seat-label = { $player }: { $goods }.
fact-points = points
fact-score-now = ({ $count } if the game ended now)
at-end = +{ $points } at the end
at-end-less = −{ $points } at the end
waiting-turn = { $player }’s turn
tabs = Boards
tab-crane = Crane
tab-boards = Boards
tab-city = City
tab-projects = Projects
tab-road = Road
tab-open = something can be done here
tab-changed = it has changed
special = Special tile

## choices

group-upgrade = Upgrade
group-wall = Wall
group-building = Build
group-use = Technologies
group-keep = Take one
group-seal = Seals
group-at = Place the tile
group-bonus = Bonuses
group-sideways = Moves sideways
group-effect = Street effects
undo-row-filled = A new tile has come to a row since then.
undo-turn-ended = Another turn has begun since then.
undo-turn = Take the whole turn back

## story

story-turn = { $player }:
story-you = You:
moment-silenced = Taken from you

## setup

alone-goal = Solo: more than { $good } points is good
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
turns-left = { $count ->
    [one] 1 turn left
   *[other] { $count } turns left
 }
or = or
same-start = Play from this start again
start-link = Copy a link to this start
over-alone = { $count } points: a good game, above { $good }
over-alone-below = { $count } points; a good game has more than { $good }
ladder = Points to beat
ladder-top = { $rung }: the top of the ladder
ladder-below = { $count ->
    [one] 1 point
   *[other] { $count } points
 } more for the first rung: { $next }
ladder-at = { $rung }; { $count ->
    [one] 1 point
   *[other] { $count } points
 } more for the next rung: { $next }
rung-1 = Apprentice
rung-2 = Stonemason
rung-3 = Master builder
rung-4 = Court architect
rung-5 = Royal architect
