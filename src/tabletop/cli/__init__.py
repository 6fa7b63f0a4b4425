"""What the commands of all games have in common: the arena, and how it is said what could not be done."""
