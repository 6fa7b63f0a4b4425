# The daily game.
day-about = 每天一局：你和三個高手電腦，經典角色，再加三座黑暗之城的建築。大家拿到同一副牌，遇到同樣的電腦。
day-head = 富饒之城 · 每日一局 { $number } · { $date }
