review = 覆盤
timeline = 全局回顧
