"""Parts of the command lines of all games: the arena, the terminal, error messages."""
