## Short pictures

scene-own-steal = 你抢走了{ $other }的{ $resource }
scene-own-road = 你取得最长道路
scene-own-army = 你取得最大军队
scene-own-roll = 你掷出 { $sum }
