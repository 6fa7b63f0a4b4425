"""The base class of games, move history, undo, and the description of a game for sessions."""
