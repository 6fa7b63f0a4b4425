"""The data model: places, tiles, moves, frames and state."""
