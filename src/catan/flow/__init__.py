"""A game in its order: setting up, placing, turns, the seven, cards, trade, prizes, the end."""
