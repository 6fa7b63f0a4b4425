games = 已存的對局
