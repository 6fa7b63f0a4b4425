"""What a game is made of: places, tiles, moves, frames and the state."""
