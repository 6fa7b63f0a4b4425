"""The round: selection, calls, turns, and the score at the end."""
