hint = 专家会怎么做？
review = 复盘
