"""What everything else speaks of: the board, resources, moves, the state and its frames."""
