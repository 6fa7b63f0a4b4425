"""What one seat may know of a game, and what it is told."""
