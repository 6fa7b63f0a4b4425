# 结果图片中各栏的标题。
over-column-city = 城市
over-column-projects = 工程
over-column-walls = 城墙
over-column-learning = 学习
over-column-others = 其他
