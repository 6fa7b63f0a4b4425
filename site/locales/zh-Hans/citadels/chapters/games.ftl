# What the list of saved games says of a game, and the statistics.
games-classic = 经典角色
games-dark = 含黑暗之城
games-cast = 角色
games-roles = { $roles }
games-held = 你用过的角色（轮数）
games-struck = 对你下手的角色（次数）
