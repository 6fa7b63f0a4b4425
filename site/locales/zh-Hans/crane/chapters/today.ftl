# 每日一局。
day-about = 每天一个开局：你和一个普通电脑。大家拿到同样的板块、各列和牌叠。
day-head = 王冠与起重机 · 每日一局 { $number } · { $date }
day-about-alone = 每天一个单人开局：没有对手，只有起重机会拿走板块。大家拿到同样的板块、各列和牌叠，与当天对电脑的那一局不同。
day-bots = 对电脑
day-alone = 单人
day-told-alone = 单人 · { $count } 分 · { $rung }
day-told-below = 单人 · { $count } 分
