"""A table for turn-based games: it deals, asks, remembers and knows no game."""
