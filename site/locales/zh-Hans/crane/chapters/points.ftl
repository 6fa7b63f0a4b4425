# The score if the game ended now

score-now = 若此刻终局
score-now-how = 游戏中各来源的得分，以及终局时会得到的分数；这些都是公开的。
score-lines = 逐项：局中与终局
score-played = 游戏中
earned-earlier = 先前
earned-crane = 起重机
earned-production = 生产
earned-upgrades = 升级
earned-walls = 放置城墙
earned-buildings = 建筑
earned-plazas = 已发奖的广场
earned-projects = 饥饿之墙与主教座堂
earned-road = 国王大道与桥
earned-technologies = 技术
earned-wealth = 财产
earned-learning = 轨道尽头
score-plazas = 未发奖的广场
score-learning = 学识
score-rows = 横排
score-tokens = 指示物
score-walls = 城墙数量
score-seals = 玺印
score-eggs = 鸡蛋
