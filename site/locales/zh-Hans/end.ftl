## 终局

over-place = 你得第 { $place } 名（共 { $count } 人），{ $total } 分。
over-place-of = { $player }：第 { $place } 名（共 { $count } 人），{ $total } 分。
over-table = 各玩家得分明细
over-own = （你）
over-column-player = 玩家
over-column-districts = 建筑
over-column-kinds = 五种
over-column-complete = 完成
over-column-cards = 卡牌
over-column-total = 总分
over-card = { $card } { $points }
over-city = { $player }的城市
over-hands = 所有人最后的手牌
