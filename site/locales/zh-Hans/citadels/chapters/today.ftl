# The daily game.
day-about = 每天一局：你和三个高手电脑，经典角色，再加三座黑暗之城的建筑。大家拿到同一副牌，遇到同样的电脑。
day-head = 富饶之城 · 每日一局 { $number } · { $date }
