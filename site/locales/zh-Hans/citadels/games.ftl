games = 已保存的对局
