# 成绩图片的栏目。
over-column-settlements = 定居点
over-column-cities = 城市
over-column-road = 道路
over-column-army = 军队
over-column-points = 点数卡
