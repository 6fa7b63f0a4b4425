"""What a table is told of the game."""
