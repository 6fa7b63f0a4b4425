# What the list of saved games says of a game, and the statistics.
games-classic = classic characters
games-dark = with the Dark City
games-cast = Characters
games-roles = { $roles }
games-held = Rounds you played each character
games-struck = Who attacked you most
