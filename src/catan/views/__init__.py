"""Views of a game for one seat, and explanations of illegal moves."""
