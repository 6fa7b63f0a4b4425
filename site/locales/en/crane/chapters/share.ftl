# The heads of the columns in the picture of a result.
over-column-city = City
over-column-projects = Projects
over-column-walls = Walls
over-column-learning = Learning
over-column-others = Others
