# 成績圖片的欄目。
over-column-settlements = 定居點
over-column-cities = 城市
over-column-road = 道路
over-column-army = 軍隊
over-column-points = 點數卡
