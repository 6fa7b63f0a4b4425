"""The game's own words: the state, moves, frames, hooks, effects, and how cards are defined."""
