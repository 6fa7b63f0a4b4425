option-help-tiles = Which six action tiles lie on the crane: A pairs upgrade with road, wall with mine and building with quarry; B pairs others.
option-help-crane_order = In the first game the tiles may lie in a fixed order.
option-help-tokens = All eight tokens lie in the river, or fewer with fewer players.
option-help-road_tiles = Road tiles take the place of the free effects of streets.
setup-alone = A solo game: after each of your turns the crane takes the tile nearest its end. More than { $good } points is good.
first-game = First game
    .help = The tiles lie on the crane in a fixed order, and there are no road tiles. “Guided first game” on the first screen leads you through six turns.
setup-more = More options
