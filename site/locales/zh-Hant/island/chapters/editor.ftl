## Editing a position

edit-island = 島
edit-throw = 骰子
edit-before-dice = 還沒擲
edit-robber = 強盜
edit-cards = 發展卡
edit-knights = 已出士兵
edit-settlements = 定居點
edit-cities = 城市
edit-roads = 道路
edit-hex = 地形 { $place }
edit-harbour = 港口 { $place }
edit-place = { $place }：{ $where }
