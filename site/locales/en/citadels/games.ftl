# The way to the games that are kept (chapters/games.ftl has the rest)
games = Your games
