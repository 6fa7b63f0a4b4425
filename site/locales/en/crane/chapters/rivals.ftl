# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = Weighs tracks, walls and buildings alike.
rival-beatrix = Plans the whole turn first, then plays it.
rival-cedric = Takes the action that is worth most on the wheel just now.
rival-damaris = Leans to nothing, and leaves little unused.
rival-edmund = Hoards gold and stone.
rival-fenella = Builds where it scores, and moves on.
rival-godfrey = Upgrades the actions for their bonuses.
rival-hester = Collects windows.
rival-rosalind = Hurries along the road.
rival-bertram = Fills the stores first, and likes a mine and a quarry that bring much.
rival-corinna = Studies: technologies and the university come first.
rival-silvan = Likes to have a cube at every plaza.
rival-griselda = Walls the city in, whatever others build.
rival-dorian = Collects windows and eggs, and disturbs nobody.

# Three words at most.
says-plaza-0 = Lovely spot.
says-plaza-1 = First come.
says-plaza-2 = Mine, I think.
