review = 覆盤
