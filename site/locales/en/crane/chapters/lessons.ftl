## The first: a tile

lesson-tile = Take a tile
    .about = The crane, what a tile costs, and the two halves of a turn.
lesson-tile-chapter-first = Your first turn
lesson-tile-welcome = Welcome! You build a capital: sixteen turns each, and most points win. These are your goods: 2 gold and 2 stone.
lesson-tile-zones = Six tiles lie on the crane, each with two actions. On red positions a tile costs gold, on green nothing, on blue it scores points.
lesson-tile-take = Take the tile with wall and mine on the green position. Tap it.
    .any = That would do as well. This time, take wall and mine from the green position: it costs nothing.
lesson-tile-bonus = The slot under the tile has a bonus: 1 stone. It waits until the end of the turn. Take it.
    .any = First take the slot’s bonus: it is yours, and costs nothing.
lesson-tile-produce = Now perform one of the tile’s two actions. Produce in the mine: gold as many as the track says, 3.
    .more = A step is worth it later on. First you need gold: produce.
    .any = This time, produce in the mine.
lesson-tile-limit = 5 gold. Nobody holds more than 9 gold or 9 stone. Every sign can tell you such things: tap it, or hold it where a tap would play.
lesson-tile-end = All is done. End your turn.
lesson-tile-next = The wheel has turned: your tile came back to the first position, and the others moved on. A tile that nobody takes reaches the blue positions and scores. Next: mine and quarry.

## The second: the mine

lesson-produce = Mine and quarry
    .about = Steps on a track, what it brings on the way, and tokens.
lesson-produce-chapter-track = A step on the track
lesson-produce-tracks = Four tracks lie below your action board. Your mine stands at 4: producing brings 4 gold. At 5 a token waits.
lesson-produce-take = Take the tile with wall and mine again.
    .any = The mine is on the tile with wall and mine: take that one.
lesson-produce-more = Instead of producing, take 1 gold and one step on the track.
    .produce = Producing pays once. The step pays from now on: take it.
    .any = First the mine: 1 gold and a step.
lesson-produce-token = The step brings a production token. It lies on the track from now on, and is part of every production there.
lesson-produce-keep = Choose the token with 1 gold and 1 point: then this mine yields 6 gold and a point more.
    .any = All tokens are good. This time, take the one with 1 gold and 1 point.
lesson-produce-bonus = And the slot’s bonus.
    .any = First the slot’s bonus, before it lapses.
lesson-produce-end = End your turn.
lesson-produce-next = The quarry does the same with stone. The end of each track gives you a right to a seal. Next: upgrades.

## The third: upgrades

lesson-upgrade = Upgrades
    .about = A tile on your action board that pays each time.
lesson-upgrade-chapter-lay = A better mine
lesson-upgrade-rows = Below the crane lie three rows of tiles: upgrades, walls and buildings. The last of each is special: it needs a tile from a special slot.
lesson-upgrade-take = Take the tile with upgrade and road.
    .any = Upgrades need the tile with upgrade and road on the green position.
lesson-upgrade-egg = This slot sells an egg for 1 gold. Eggs open the street’s second effects, and are points at the end. Buy it.
    .any = First buy the egg.
lesson-upgrade-upgrade = Choose the upgrade for the mine: it brings 1 point whenever you work there.
    .any = This time, choose the upgrade for the mine.
lesson-upgrade-lay = It lies on the mine’s place. You could turn it, so that its signs meet walls later. Place it as it is.
    .any = Place it without turning it.
lesson-upgrade-school = An upgrade moves the university on by a step. At the end it says what your technology steps are worth.
lesson-upgrade-end = End your turn.
lesson-upgrade-next = From now on the mine brings its point each time, and its edges wait for walls. Next: walls.

## The fourth: walls

lesson-wall = Walls
    .about = Edges and corners that meet.
lesson-wall-chapter-meet = What meets
lesson-wall-edges = Your mine is upgraded. Look at its edges: there are signs on two of them, and red wedges at two corners.
lesson-wall-take = Take the tile with wall and mine.
    .any = Walls need the tile with wall and mine on the green position.
lesson-wall-bonus = The slot’s bonus first: stone pays for walls.
    .any = First the slot’s bonus.
lesson-wall-wall = Choose the second wall: it has gold on an edge, and brings a silver window.
    .any = This time, the second wall of the row.
lesson-wall-lay = Mark the place to the right of the mine, and turn the tile until its gold meets the stone. The page says what it brings.
    .any = That is a place, too. But here gold and stone meet, and two red corners.
lesson-wall-met = Gold met stone: you got both. Two red corners met: 1 red token. A sign that came is used up, on both tiles.
lesson-wall-end = End your turn.
lesson-wall-next = Silver windows lift your markers on the Wall and in the Cathedral, two for a row. Red tokens are worth what the Cathedral’s column says. Next: a plaza.

## The fifth: a plaza

lesson-plaza = A building and a plaza
    .about = Build in the city, put a cube down, and be paid.
lesson-plaza-chapter-pay = The last space
lesson-plaza-plaza = The city has plazas with building spaces around them. Beside one in the Old Town a building with your cube stands, and one space is free.
lesson-plaza-take = Take the tile with building and quarry.
    .any = Buildings need the tile with building and quarry on the green position.
lesson-plaza-building = Choose the building with a silver window and the Cathedral’s sign: the sign puts your cube at the plaza.
    .any = This time, the building with the silver window.
lesson-plaza-lay = Build on the last space of that plaza. Spaces of the Old Town cost 1 gold and bring points.
    .any = You could build there. But the last space of the plaza pays at once.
lesson-plaza-paid = The plaza is full and pays. You have most cubes there, so you get both rewards: 3 points and a technology step. Your cubes come home.
lesson-plaza-keep = The step reached a book: choose one of three technologies. Take the one that pays for moves up.
    .any = All are good. This time, take the one that pays for moves up.
lesson-plaza-end = End your turn.
    .any = There is more to do, but this will do. End your turn.
lesson-plaza-next = That was all you need. Play on from here: a coach tells you what a good player would do, until you send it away.
