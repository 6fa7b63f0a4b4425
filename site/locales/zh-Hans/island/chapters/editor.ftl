## Editing a position

edit-island = 岛
edit-throw = 骰子
edit-before-dice = 还没掷
edit-robber = 强盗
edit-cards = 发展卡
edit-knights = 已出士兵
edit-settlements = 定居点
edit-cities = 城市
edit-roads = 道路
edit-hex = 地形 { $place }
edit-harbour = 港口 { $place }
edit-place = { $place }：{ $where }
