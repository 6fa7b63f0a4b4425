"""Trees of legal moves, counted."""
