## 終局

over-place = 你得第 { $place } 名（共 { $count } 人），{ $total } 分。
over-place-of = { $player }：第 { $place } 名（共 { $count } 人），{ $total } 分。
over-table = 各玩家得分明細
over-own = （你）
over-column-player = 玩家
over-column-districts = 建築
over-column-kinds = 五種
over-column-complete = 完成
over-column-cards = 卡牌
over-column-total = 總分
over-card = { $card } { $points }
over-city = { $player }的城市
over-hands = 所有人最後的手牌
