# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = 看岛屿的气氛决定抢谁，换一张地图就换一个理由。
rival-beatrix = 算清桌上的一切，双方都有好处才交易。
rival-cedric = 强盗没有固定的用法，由座位和岛屿决定。
rival-damaris = 先占好路口，其余顺其自然。
rival-edmund = 专抢手牌最多的人。
rival-fenella = 眼光高：强盗只往领先者那里去。
rival-godfrey = 被抢必还手，不然就抢分数最接近的对手。
rival-hester = 对分数最少的玩家手下留情。
rival-rosalind = 专抢分数和自己相近的玩家：这是赛跑。
rival-bertram = 抢的时候，最想要自己缺的牌。
rival-corinna = 盯着分数最接近的对手，也找自己缺的牌。
rival-silvan = 被抢会还手，也留意谁手上有自己缺的牌。
rival-griselda = 被抢一次，不还回去就不忘。
rival-dorian = 不记仇，强盗总去分数最高的地方。

rival-owes-robbery = 你欠{ $player } { $count } 次抢劫。
rival-owed-robbery = { $player }欠你 { $count } 次抢劫。
rival-owes-road = 最长道路，你比{ $player }多拿了 { $count } 次。
rival-owed-road = 最长道路，{ $player }比你多拿了 { $count } 次。

rival-tally-robbery = 抢劫：{ $player } { $theirs } 次，你 { $mine } 次。
rival-tally-road = 最长道路：{ $player } { $theirs } 次，你 { $mine } 次。

# Three words at most.
says-robbery-0 = 多谢了。
says-robbery-1 = 归我了。
says-robbery-2 = 真大方。
says-road-0 = 小心我的路。
says-road-1 = 最长的路。
says-road-2 = 跟我来。
