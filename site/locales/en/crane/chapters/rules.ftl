# The rules in short.
head-goal = Goal
help-goal = Most points after sixteen turns each.
head-turn = A turn
help-turn = Take an action tile from the crane and perform one of its two actions. All else that is yours this turn comes in any order: the slot’s bonus, moves, technologies, an extra action.
head-tile = What a tile costs
help-tile = On red positions it costs gold, on green nothing, on blue it scores points. The tile you took goes back to the first position; the others move on.
head-produce = Mine and quarry
help-produce = Either one step and 1 gold or stone, or produce: as much as the track says, and everything printed up to there. Nobody holds more than 9.
head-lay = Upgrades, walls, buildings
help-lay = Take a tile from its row and choose place and turn. Walls and buildings cost what their tile says; upgrades are free. Upgrades lie on your actions, walls around them, buildings in the city.
head-meet = What meets
help-meet = Where signs on two edges meet, both come. Red corners that meet bring red tokens, blue ones blue tokens.
head-city = Plazas
help-city = A building with the Cathedral’s sign puts your cube at its plaza. When all spaces around it are built on, each player with a cube there gets one reward; the player with the most cubes gets both.
head-projects = Wall and Cathedral
help-projects = Two silver windows lift your marker a row; a new tier costs gold and stone as well. At the end rows are points, and columns say what tokens are worth.
head-end = The end
help-end = Then come plazas that did not pay, learning, rows and tokens, walls, seals and eggs.

# The rulebook. A paragraph is a message of its own, counted from 1. `.also` are more words by which a section is found.
book-search = Search the rules
book-search-hint = upgrade, plaza, windows…
book-found = { $count ->
    [0] Nothing found. Try another word, or a shorter one.
    [one] Found in 1 section
   *[other] Found in { $count } sections
 }
book-short = The rules in short
book-next = Next: { $title }

rules-turn = A turn
    .also = order steps action bonus lapse end
rules-turn-1 = In a turn you take one action tile and perform one of its two actions, perhaps more. Each player has sixteen turns; on the way era II begins.
rules-turn-2 = A tile on a red position costs its gold at once. On a green one it costs nothing. On a blue one you score its points. Points that lie on a tile are yours, too.
rules-turn-3 = The slot under the tile brings its bonus once, now or later in this turn: gold, stone, a silver window, an egg for gold or stone, or a special tile or points.
rules-turn-4 = One of the tile’s two actions must be performed while it can be. If neither can, it lapses.
rules-turn-5 = All the rest comes in any order: the tile and its action, the slot’s bonus, upgrade bonuses, moves sideways and up, street effects, technologies III and IV, seals, an extra action, refreshing a row.
rules-turn-6 = With the turn lapse the slot’s bonus, moves sideways, upgrade bonuses and street effects that you did not use. The page asks before it ends a turn with something left.

rules-crane = The crane
    .also = wheel position slot zone red green blue special
rules-crane-1 = The crane has twelve positions in a ring: red, green and blue ones. The tiles lie in slots of the wheel and keep their slot while they travel; the position says what a tile costs or scores.
rules-crane-2 = After each turn the wheel turns one position, and the tile that was taken comes back at the first one.
rules-crane-3 = A tile that nobody took before the end goes back to the first free green position, or to a red one if no green one is free. Five points lie on it for the next player to take it.
rules-crane-4 = A tile from a special slot lets you take the special tile of a row with its own action. If you do not use that, you get the slot’s points instead.

rules-mine = Mine and quarry
    .also = gold stone produce production token wealth seal limit
rules-mine-1 = Mine: 1 gold and one step on the track, or produce: gold as many as the track says, everything printed up to there, and the token’s bonus. The quarry does the same with stone.
rules-mine-2 = Nobody holds more than 9 gold or 9 stone. What is above is lost.
rules-mine-3 = On the way each track brings a production token of your choice: it is part of every production from then on.
rules-mine-4 = The first time you hold 6 gold, 6 stone, or 9 of either, you get the bonus of that place and a free cube, each once a game.
rules-mine-5 = The end of each track gives a right to one seal, in this turn or a later one. A seal costs nothing or up to 2 silver windows, and belongs to one player. A track at its end only produces.

rules-upgrade = Upgrades
    .also = action board bonus university
rules-upgrade-1 = Upgrades are free: take a tile from their row and lay it on the action it names, turned as you like.
rules-upgrade-2 = Then the university moves on: 1 step in era I, 2 in era II.
rules-upgrade-3 = An action may be upgraded again. The new tile lies on top; the old one still counts where upgrades are counted.
rules-upgrade-4 = Each time you perform an upgraded action you get the tile’s bonus. If you upgrade an action that you performed in this turn, you may take the new tile’s bonus for it; each performance brings one bonus. Production that a technology brings is not the action.

rules-rows = The rows
    .also = special refresh stack tiles
rules-rows-1 = Each row shows three tiles and a special one. A gap is filled at once from its stack, as long as it has tiles.
rules-rows-2 = The special tile is taken only with a tile from a special slot, and only with that tile’s action.
rules-rows-3 = Once a turn you may refresh a row: pay 1 gold or 1 stone, and two of its tiles go under their stacks.

rules-wall = Walls
    .also = ring edge corner sign token red meet neighbour
rules-wall-1 = Take a tile from the row of walls and pay what it says: stone, on 10 of the 36 gold as well. Its reward comes at once.
rules-wall-2 = Lay it on one of the twelve places around your action board, turned as you like.
rules-wall-3 = Where a sign on an edge of the new tile meets a sign of a neighbour, both come. A sign beside a bare edge brings nothing.
rules-wall-4 = Where a red corner meets the red corner of another tile, you get 1 red token; where it meets two at one point, 2.
rules-wall-5 = A sign that came is used up on both tiles. A tile laid on top is new.
rules-wall-6 = A wall with the Wall’s sign also moves you one column on the Wall.

rules-building = Buildings and plazas
    .also = city space plaza cube claim crown blue token reward
rules-building-1 = Take a tile from the row of buildings and pay for it. Its reward comes, and it is laid on a free space of the city, turned as you like.
rules-building-2 = Spaces of the Old Town cost gold and bring points. Those of the New Town do neither.
rules-building-3 = The Cathedral’s sign moves you one column there, and your cube at the plaza is a claim. A crown is worth 1 point for each building around the plaza, this one included. With no cube free you build without a claim.
rules-building-4 = Where a blue corner meets the blue corner of another building, or a printed one, you get 1 blue token; where it meets two at one point, 2.
rules-building-5 = When the last space around a plaza is built on, it pays: each player with a cube there chooses one of its two rewards; the player with the most cubes gets both. Ties: the player whose buildings with a cube there cost more; if that is equal too, each of the tied players gets both.
rules-building-6 = Rewards of plazas come at once, in another player’s turn too. A plaza without rewards is not used: no cube goes there, and it never pays.

rules-road = The road and the bridge
    .also = street egg plank tile IV V figure
rules-road-1 = The road action moves you one area on. Each of the first three has two effects for this turn: one is free, one costs an egg.
rules-road-2 = The fourth costs an egg: you choose one of three tiles IV, and it goes on a free plank. The plank’s bonus and the tile’s are yours.
rules-road-3 = The fifth costs an egg, too: you choose a tile V, which counts at the end, and the plank’s bonus is yours. The road ends there, or before it if no tile V is left. Once all planks are laid, only the tile is yours.

rules-technology = Technology and university
    .also = book level learning track
rules-technology-1 = At each book of the technology track you look at three technologies of its level and keep one.
rules-technology-2 = Levels I and II work from your next turn on, as long as you play. Levels III and IV work once, now or later.
rules-technology-3 = At the end each technology step is worth what the university says. Steps beyond the end of either track are 2 points.

rules-projects = Wall and Cathedral
    .also = sideways up row column tier fee marker
rules-projects-1 = Each is a board of six rows and six columns. A move sideways leads to the next column; the first makes a token worth 0 points, the last 4. A move sideways from the last column is lost.
rules-projects-2 = Two silver windows lift you one row, as often as you can pay. The second tier costs 1 gold and 1 stone more, the third 1 gold and 2 stone.
rules-projects-3 = Where your marker stops it gets the points printed there. An arrow sideways moves it on; an arrow up lets it go up without windows, but not without the fee of a tier. In the Cathedral the third tier brings a tile V.
rules-projects-4 = At the end rows are points. The Wall’s column says what each blue token is worth, the Cathedral’s what each red one is worth.

rules-windows = Windows and the extra action
    .also = silver gold window extra keep
rules-windows-1 = At the end of your turn you keep at most two windows. There are 6 gold windows, 14 silver ones and 24 eggs in all: you do not gain what has run out.
rules-windows-2 = Once a turn two gold windows, or a gold and a silver one, pay for one more action, any of the six. Actions that technologies bring come on top of that.

rules-end = The end
    .also = score points winner tie era eggs seals
rules-end-1 = The tiles of era II take the places of those of era I after turn 16 of 32 with one or two players, 26 of 48 with three, 31 of 64 with four. The game ends after sixteen turns each.
rules-end-2 = First come plazas that did not pay: each player with a claim gets the lower reward.
rules-end-3 = Then learning, technology steps times the university’s worth; then rows and tokens.
rules-end-4 = Three walls are 4 points, four or five 10, six or more 18.
rules-end-5 = Then tiles V and seals; and eggs: 1, 3, 6 or 10 points for one, two, three, or four and more.
rules-end-6 = Most points win. Ties: the player who plays later in the round.

rules-alone = Playing alone
    .also = solo one single
rules-alone-1 = As with two players; after each of your turns the tile that is farthest on the crane is taken. More than 140 points is good.

rules-keys = Keys and buttons
    .also = keyboard shortcut undo hint
rules-keys-1 = 1 to 9 choose what is listed. While a tile is placed, , and . step through the places, [ and ] turn it.
rules-keys-2 = N mines, Q quarries, G upgrades, W walls, B builds, D goes on along the road, E performs an extra action; [ and ] move sideways on the Wall and in the Cathedral, with Shift up; . ends the turn.
rules-keys-3 = U takes back the last decision, Z the whole turn, H gives a hint, L opens the log, R reads the table aloud, M opens the menu, ? opens these rules, and a colon lets you type a move.
rules-keys-4 = A decision cannot be taken back once a row was filled or something was drawn, or when another player has answered.

rules-signs = Signs
    .also = legend symbols icons meaning
rules-signs-1 = Windows differ by their form, tokens by bird and crown. A thick golden border is a special tile.
rules-signs-2 = Red wedges are corners of upgrades and walls, blue ones those of buildings: where two meet, they bring a token.
rules-signs-3 = Tap a sign on a board, and it says what it is. Where a tap plays, hold it. A mouse need only rest on it.
sign-of-points = points
    .means = Most points win. Some come at once, others at the end.
sign-of-gold = gold
    .means = Gold pays for buildings, for tiles on red positions and for a new tier of a project. Nobody holds more than 9.
sign-of-stone = stone
    .means = Stone pays for walls and buildings. Nobody holds more than 9.
sign-of-silver = silver window
    .means = Two silver windows lift your marker one row, on the Wall or in the Cathedral. You keep two windows at the end of your turn.
sign-of-goldw = gold window
    .means = Two gold windows, or a gold one and a silver one, pay for one more action, once a turn.
sign-of-egg = egg
    .means = An egg pays for the second effect of a street, and for each area of the bridge. Eggs that are left at the end are points.
sign-of-red = red token
    .means = At the end each red token is worth what the column of your marker in the Cathedral says.
sign-of-blue = blue token
    .means = At the end each blue token is worth what the column of your marker on the Wall says.
sign-of-claim = free cube
    .means = With a free cube you claim a plaza as you build beside it.
sign-of-mine = mine
    .means = As an action: 1 gold and a step on the mine track, or produce gold, as many as the track says. As a reward: a step.
sign-of-quarry = quarry
    .means = As an action: 1 stone and a step on the quarry track, or produce stone, as many as the track says. As a reward: a step.
sign-of-do-upgrade = upgrade
    .means = The upgrade action: a tile of the upgrades is laid on one of your actions and pays whenever you perform that. It costs nothing.
sign-of-do-wall = wall
    .means = The wall action: a wall is paid for, brings its reward and is laid around your action board.
sign-of-do-building = building
    .means = The building action: a building is paid for, brings its reward and stands on a free space of the city.
sign-of-do-road = road
    .means = The road action: your figure goes one area on, and that area has effects for this turn.
sign-of-tech = technology step
    .means = A step on the technology track. Books on it bring technologies; at the end each step is worth what the university says.
sign-of-univ = university step
    .means = A step of the university. At the end it says how much each technology step is worth.
sign-of-book = book: choose a technology
    .means = When your marker comes to a book, you look at three technologies of its level and keep one.
sign-of-token = place of a production token
    .means = When your marker comes here, you choose a production token. It is part of every production on this track from then on.
sign-of-seal = right to a seal
    .means = When your marker comes here, you may take a seal, now or later. Seals are points, most of them at the end.
sign-of-wall = the Wall’s sign
    .means = A move on the Wall: your marker goes one column on. Columns make blue tokens dearer.
sign-of-cathedral = the Cathedral’s sign
    .means = A move in the Cathedral: your marker goes one column on. On a building this sign also puts your cube at the plaza.
sign-of-crowned = crown
    .means = A crown: the building scores 1 point for each building around its plaza, itself included.
sign-of-side = move sideways
    .means = A move sideways: your marker goes one column on, on the Wall or in the Cathedral.
sign-of-up = move up
    .means = A move up: your marker goes up one row. Rows are points at the end.
sign-of-special = special tile
    .means = The right to take a special tile, the one with the golden border, with the action of this tile.

sign-of-crane = the crane
    .means = The crane turns the wheel with its six action tiles. You take one tile each turn.
sign-of-city = plaza
    .means = A plaza of the city. It pays when a building stands on each space around it.

# What a sign is where it stands.
here-red-zone = On red positions a tile costs the gold that stands beside it.
here-green-zone = On green positions a tile is free.
here-blue-zone = On blue positions a tile scores the points that stand beside it.
here-red = The price of the tile on this position. You pay it from your gold as you take the tile.
here-blue = The player who takes the tile here scores this at once.
here-box = The box of the wheel: no tile lies in it.
here-clock = Turn { $turn } of { $turns }, all players counted. After each turn the wheel goes on by one position.
here-action = One of the tile’s two actions. You take one tile a turn and perform one of its actions.
here-slot = The bonus of this slot: it comes with the tile above it, for this turn.
here-slot-gold = With the tile above it you may buy one egg for 1 gold.
here-slot-stone = With the tile above it you may buy one egg for 1 stone.
here-slot-special = With the tile above it: the right to a special tile, or { $count ->
    [one] 1 point
   *[other] { $count } points
 } instead.
here-tile-action = The action on which this upgrade is laid.
here-tile-cost = What the tile costs. You pay it from your goods as you take the tile from its row.
here-brings-upgrade = The upgrade’s bonus: it comes each time you perform the action below it.
here-brings-wall = The wall’s reward: it comes once, as you take the wall.
here-brings-building = The building’s reward: it comes once, as you build.
here-edge = A sign on an edge. Where a new tile’s sign meets a neighbour’s sign, you get both.
here-edge-used = This sign has met another: it is used up.
here-corner-red = A red corner. Where a new tile’s red corner meets another one, you get 1 red token.
here-corner-blue = A blue corner. Where a new building’s blue corner meets another one, you get 1 blue token.
here-claim = A cube of { $player }: a claim on the plaza beside it.
here-space-gold = To build on this space costs this much gold besides the building.
here-space-points = The player who builds on this space scores this at once.
here-plaza-half = One half of the plaza’s reward. When all its spaces are built on, each player with a cube there chooses one half; the player with the most cubes gets both.
here-plaza-spaces = A dot for each space around the plaza: white is free, dark is built on, a colour is a player’s cube.
here-square = A marker that stops here scores this at once.
here-square-bare = A square with nothing on it.
here-arrow-side = A marker that stops here goes one column on.
here-arrow-up = A marker that stops here may go up one row without windows.
here-row = At the end a marker in row { $row } scores this.
here-column-wall = With your marker in this column, each blue token is worth { $count } at the end.
here-column-cathedral = With your marker in this column, each red token is worth { $count } at the end.
here-marker = { $on }: row { $row }, column { $column }.
here-step-mine = With your marker here, producing brings { $count } gold.
here-step-quarry = With your marker here, producing brings { $count } stone.
here-step-tech = Step { $count } of the technology track.
here-step-univ = With your marker here, each technology step is worth { $count } at the end.
here-produced = From this step on, this comes with every production of the track.
here-step-token = It comes once, when your marker comes here.
here-step-seal = It comes once, when your marker comes here.
here-track-token = A production token: this comes with every production of the track.
here-book = A book: when your marker comes here, you choose one of three technologies of level { $level }.
here-street-free = This effect is free in the turn in which you come here.
here-street-egg = The price: you pay it from your eggs, in the turn in which you come here.
here-street-for-egg = This effect costs an egg, in the turn in which you come here.
here-bridge = To come here costs an egg: you choose a tile, and it is laid on a plank.
here-plank = The player who lays a tile on this plank gets this.
here-plank-covered = A tile of the bridge lies on this plank.
here-figure = The figure of { $player } stands here.
here-owner = The action board of { $player }: the six actions, with walls around them.
here-refresh = Once a turn, for 1 gold or 1 stone: two tiles of this row go under their stacks, and others take their places.
here-row-unknown = In a trial nobody knows which tile comes here: it is drawn when your steps are real.
here-space = A space for one building. Sentences call it by its number.
here-plaza = A plaza: it pays when all spaces round it are built on. A tap shows who has cubes there.
here-ring-place = A place for a wall. Sentences call it by its number.
here-tiles-v = So many tiles V are left at the Cathedral: a marker that reaches its top tier takes one.
here-fee = A move up to row { $row } costs this besides, paid from your gold and stone.
here-tile-upgrade = An upgrade: it pays each time the action below it is performed.
here-tile-wall = A wall: its signs and corners bring something where they meet others.
here-tile-building = A building: its blue corners bring tokens where they meet others.

# The numbers in the pictures of the rulebook.
figure-turn-1 = The two actions of the tile: you perform one of them.
figure-turn-2 = What its position costs or scores.
figure-turn-3 = The bonus of its slot, which is yours this turn.
figure-crane-1 = A red position: the tile costs gold.
figure-crane-2 = A green position: the tile is free.
figure-crane-3 = A blue position: the tile scores points.
figure-crane-4 = The box of the wheel: no tile lies in it.
figure-mine-1 = Your marker: a production brings as many gold.
figure-mine-2 = The next step: 1 gold and your marker goes there.
figure-mine-3 = Here a production token comes, and points are part of each production from here on.
figure-mine-4 = The end: the right to a seal.
figure-upgrade-1 = The action on which it is laid.
figure-upgrade-2 = The bonus each time you perform that action.
figure-upgrade-3 = A sign on an edge: it comes where it meets another.
figure-upgrade-4 = A red corner: two that meet bring a red token.
figure-rows-1 = A tile of the row.
figure-rows-2 = The special tile, with its golden border.
figure-wall-1 = The cost of the wall.
figure-wall-2 = Its reward.
figure-wall-3 = Signs that meet: both come.
figure-wall-4 = Red corners that meet: 1 red token.
figure-wall-5 = The Wall’s sign: one column on the Wall.
figure-building-1 = A free space: its cost and its points.
figure-building-2 = A cube on a building: a claim on the plaza.
figure-building-3 = The plaza’s two rewards.
figure-building-4 = A dot for each space around the plaza: in a player’s colour where a cube lies.
figure-road-1 = A street’s free effect.
figure-road-2 = Its effects for an egg: one of them.
figure-road-3 = A plank of the bridge with its bonus.
figure-technology-1 = A book: a technology of its level.
figure-technology-2 = Your marker on the technology track.
figure-technology-3 = The university: how often each technology step counts at the end.
figure-projects-1 = A marker.
figure-projects-2 = An arrow: the marker that stops here may go up.
figure-projects-3 = The points of a row at the end.
figure-projects-4 = What a token is worth in this column.
figure-projects-5 = The fee of a new tier.
figure-windows-1 = Two silver windows: one row up.
figure-windows-2 = A gold window and another one: an extra action.
figure-end-1 = Points for 3, for 4 or 5, and for 6 walls or more.
figure-end-2 = Points for eggs.
figure-alone-1 = The tile that is farthest: the crane takes it after your turn.
figure-keys-1 = [ turns the tile to the left.
figure-keys-2 = ] turns it to the right.
