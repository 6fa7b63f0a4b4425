# The heads of the columns in the picture of a result.
over-column-play = In play
over-column-projects = Projects
over-column-walls = Walls
over-column-learning = Learning
over-column-others = Others
