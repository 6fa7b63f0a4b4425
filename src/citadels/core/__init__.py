"""The data model: state, moves, frames, hooks, effects, and the definitions of cards."""
