# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = 轨道、城墙和建筑一视同仁。
rival-beatrix = 先想好整个回合，再动手。
rival-cedric = 行动轮上此刻哪个行动最值，就选哪个。
rival-damaris = 没有偏好，也很少浪费。
rival-edmund = 爱囤金币和石头。
rival-fenella = 哪里能得分就盖哪里，然后往前走。
rival-godfrey = 升级行动，为的是奖励。
rival-hester = 爱收集窗户。
rival-rosalind = 一心沿着道路赶路。
rival-bertram = 先把仓库装满，喜欢产量高的金矿和采石场。
rival-corinna = 爱读书：技术和大学优先。
rival-silvan = 每个广场都想放上方块。
rival-griselda = 不管别人盖什么，先筑城墙。
rival-dorian = 收集窗户和鸡蛋，不打扰别人。

# Three words at most.
says-plaza-0 = 好地方。
says-plaza-1 = 先到先得。
says-plaza-2 = 归我了吧。
