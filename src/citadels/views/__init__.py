"""The views of one seat, and reasons why a move is not legal."""
