# 結果圖片中各欄的標題。
over-column-city = 城市
over-column-projects = 工程
over-column-walls = 城牆
over-column-learning = 學習
over-column-others = 其他
