## 終局

over-column-districts = 建築
over-column-kinds = 五種
over-column-complete = 完成
over-column-cards = 卡牌
over-card = { $card } { $points } 分
over-city = { $player }的城市
over-hands = 所有人最後的手牌
