hint = 专家会怎么做？
hint-open = 这件事在众人面前决定：提示会泄露你的牌。
review-early = 对局结束后才能复盘。
