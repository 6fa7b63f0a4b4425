review = 复盘
