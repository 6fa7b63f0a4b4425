over-place = 你得第 { $place } 名（共 { $count } 人），{ $total } 分。
over-place-of = { $player }：第 { $place } 名（共 { $count } 人），{ $total } 分。
over-table = 各玩家得分明细
over-own = （你）
over-column-player = 玩家
over-column-total = 总分
