"""The kernel of turn-based games: rules run on it, bots and pages play on it, and it knows no game.

Its packages, each importing only those before it: `core`, `notation`, `bots`, `game`, `table`, `testing` and `lab`,
`cli`.
"""
