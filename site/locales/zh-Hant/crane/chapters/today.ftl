# 每日一局。
day-about = 每天一個開局：你和一個普通電腦。大家拿到同樣的板塊、各列和牌疊。
day-head = 王冠與起重機 · 每日一局 { $number } · { $date }
day-about-alone = 每天一個單人開局：沒有對手，只有起重機會拿走板塊。大家拿到同樣的板塊、各列和牌疊，與當天對電腦的那一局不同。
day-bots = 對電腦
day-alone = 單人
day-told-alone = 單人 · { $count } 分 · { $rung }
day-told-below = 單人 · { $count } 分
