review = 复盘
timeline = 全局回顾
