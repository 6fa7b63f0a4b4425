"""How bots decide by weights: the value of land, of a hand and of every move."""
