## Short pictures

scene-own-steal = 你搶走了{ $other }的{ $resource }
scene-own-road = 你取得最長道路
scene-own-army = 你取得最大軍隊
scene-own-roll = 你擲出 { $sum }
