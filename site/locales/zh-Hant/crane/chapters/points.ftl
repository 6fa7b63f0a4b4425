# The score if the game ended now

score-now = 若此刻終局
score-now-how = 遊戲中各來源的得分，以及終局時會得到的分數；這些都是公開的。
score-lines = 逐項：局中與終局
score-played = 遊戲中
earned-earlier = 先前
earned-crane = 起重機
earned-production = 生產
earned-upgrades = 升級
earned-walls = 放置城牆
earned-buildings = 建築
earned-plazas = 已發獎的廣場
earned-projects = 飢餓之牆與主教座堂
earned-road = 國王大道與橋
earned-technologies = 技術
earned-wealth = 財產
earned-learning = 軌道盡頭
score-plazas = 未發獎的廣場
score-learning = 學識
score-rows = 橫排
score-tokens = 指示物
score-walls = 城牆數量
score-seals = 璽印
score-eggs = 雞蛋
