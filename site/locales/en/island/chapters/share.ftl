# The heads of the columns in the picture of a result.
over-column-settlements = Settlements
over-column-cities = Cities
over-column-road = Road
over-column-army = Army
over-column-points = Point cards
