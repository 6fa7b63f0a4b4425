# About the page.
about-1 = An unofficial page. It works offline, with no ads and no accounts. Nothing you do here leaves your device.
about-2 = An own edition by the rules of Praga Caput Regni (Vladimír Suchý, Delicious Games, 2020), not connected with its author or its publishers. Numbers, title, words and pictures are ours.
about-3 = Made with Python: Pyodide, PyScript and MicroPython; text with Fluent; title face Cinzel.

# The boards.
refresh-row = Which row?
refresh-how = { $count ->
    [0] New tiles take their place: this can’t be undone.
    [1] Choose one more tile.
   *[other] Choose two tiles to be replaced.
 }
refresh-pay = Replace
lay = Place
lay-another = Another tile
head-action = Action
head-kept = To hand
head-extra = Extra action
head-more = More
lay-brings = Brings { $goods }
gains = gains { $goods }
pays = pays { $goods }
lay-brings-nothing = Brings nothing at once
place-hint = Tap one of { $count } places
place-pays = Tap one of { $count } places: at most +{ $most }, the end included
place-words = At { $place }
place-around = Around it: { $around }
place-before = Previous place
place-next = Next place
turn = { $turn ->
    [0] Not turned
   *[other] Turned { $turn }
 }
turn-before = Turn left
turn-next = Turn right
plazas = Plazas
plaza-how = When all its spaces are built on, each player with a cube there gets one of its two rewards; the player with the most cubes gets both. Ties: the player whose buildings with a cube there cost more.
claim-one = { $player }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
 } on buildings that cost { $cost }
claim-both = { $player }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
 } on buildings that cost { $cost }; would get both now
plaza = { $place }: { $upper }, or { $lower }; { $free } of { $spaces } spaces free
stands = { $player }: row { $row }, column { $column }
next-turn = { $what } (from the next turn on)
rights = { $count ->
    [one] a right to one seal
   *[other] rights to { $count } seals
 }
wealth = Wealth to come
wealth-gold6 = 6 gold: { $goods }
wealth-stone6 = 6 stone: { $goods }
wealth-nine = 9 gold or 9 stone: { $goods }
holdings-more = What can still be had
river = Production tokens in the river
seals-left = Seals left
supply = Supply
level-left = { $count } of level { $level }
row-unknown = a tile that is not known yet
levels-left = Technologies: { $levels }
fee = On both, the step up to row { $row } costs { $goods } besides the windows
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
zoom = Zoom in
zoom-out = Show all of it
track-mine = Mines
track-quarry = Quarries
track-tech = Technology
track-univ = University
track-at = { $track }: { $step } of { $last }
board-tile = { $count ->
    [1] { $place }: { $goods }
   *[other] { $place }: { $goods }; { $count } tiles on each other
 }
crane-tile = Position { $position }: { $actions }; costs { $cost } gold, scores { $points } points; slot: { $bonus }
take-slot = Slot: { $bonus }
hold-hint = Hold one to read what it does.
card-tech = Technology
card-final = Tile V
