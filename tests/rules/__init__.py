"""The rules of Citadels, one fact a test, each from a hand-written position."""
