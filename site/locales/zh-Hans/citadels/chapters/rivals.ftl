# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = 对角色没有偏好，当下需要什么就选什么。
rival-beatrix = 金币、手牌和危险一视同仁，不偏向哪一边。
rival-cedric = 建造、偷或刺杀，哪个此刻最划算就做哪个。
rival-damaris = 不急也不囤，拿到什么牌就打什么牌。
rival-edmund = 盯着别人的金币，最爱当盗贼。
rival-fenella = 一心想要皇冠，当国王的次数比谁都多。
rival-godfrey = 最爱当领主，够便宜的建筑就摧毁。
rival-hester = 喜欢教会，能当主教就当主教。
rival-rosalind = 专建便宜的建筑，趁别人还没准备好就结束游戏。
rival-bertram = 先存金币，再建造昂贵的建筑。
rival-corinna = 对别人的手牌很好奇，最爱特殊建筑。
rival-silvan = 专打别人的主意：手牌、金币，甚至整个回合。
rival-griselda = 又刺杀又摧毁，不太计较代价。
rival-dorian = 喜欢皇冠和教会，能不伤人就不伤人。

rival-owes-murder = 你欠{ $player } { $count } 次刺杀。
rival-owed-murder = { $player }欠你 { $count } 次刺杀。
rival-owes-robbery = 你欠{ $player } { $count } 次偷窃。
rival-owed-robbery = { $player }欠你 { $count } 次偷窃。

rival-tally-murder = 刺杀：{ $player } { $theirs } 次，你 { $mine } 次。
rival-tally-robbery = 偷窃：{ $player } { $theirs } 次，你 { $mine } 次。

# Three words at most.
says-murder-0 = 别见怪。
says-murder-1 = 一路好走。
says-murder-2 = 只好如此。
says-robbery-0 = 多谢了。
says-robbery-1 = 归我了。
says-robbery-2 = 真大方。
