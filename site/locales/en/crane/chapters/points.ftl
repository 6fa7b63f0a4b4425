# The score if the game ended now

score-now = If the game ended now
score-now-how = Points in play by their source, and what the end would bring: everything here is open.
score-lines = Line by line: in play, and at the end
score-played = In play
earned-earlier = Before
earned-crane = Crane
earned-production = Production
earned-upgrades = Upgrades
earned-walls = Walls placed
earned-buildings = Buildings
earned-plazas = Plazas paid out
earned-projects = Wall and Cathedral
earned-road = Road and bridge
earned-technologies = Technologies
earned-wealth = Wealth
earned-learning = Tracks at their end
score-plazas = Plazas left open
score-learning = Learning
score-rows = Rows
score-tokens = Tokens
score-walls = Number of walls
score-seals = Seals
score-eggs = Eggs
