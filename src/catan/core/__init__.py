"""The data model: board, resources, moves, state and frames."""
