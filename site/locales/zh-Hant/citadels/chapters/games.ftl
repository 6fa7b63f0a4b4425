# What the list of saved games says of a game, and the statistics.
games-classic = 經典角色
games-dark = 含黑暗之城
games-cast = 角色
games-roles = { $roles }
games-held = 你用過的角色（輪數）
games-struck = 對你下手的角色（次數）
