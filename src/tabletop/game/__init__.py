"""The base class of games with its history, and what a session needs to know of a game."""
