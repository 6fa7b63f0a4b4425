# The way to the games that are kept (chapters/games.ftl has the rest)
games = Your games
games-safe = Your games are saved on this device. They stay until you clear this site’s data in your browser.
games-may-go = Your games are saved in this browser. Clearing its data, or weeks without a visit, can delete them. You can save them all to a file.
