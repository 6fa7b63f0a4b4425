"""Policy of weights for bots: the value of land, of a hand and of every move."""
