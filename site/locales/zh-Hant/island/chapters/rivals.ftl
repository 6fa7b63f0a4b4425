# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = 看島嶼的氣氛決定搶誰，換一張地圖就換一個理由。
rival-beatrix = 算清桌上的一切，雙方都有好處才交易。
rival-cedric = 強盜沒有固定的用法，由座位和島嶼決定。
rival-damaris = 先占好路口，其餘順其自然。
rival-edmund = 專搶手牌最多的人。
rival-fenella = 眼光高：強盜只往領先者那裡去。
rival-godfrey = 被搶必還手，不然就搶分數最接近的對手。
rival-hester = 對分數最少的玩家手下留情。
rival-rosalind = 專搶分數和自己相近的玩家：這是賽跑。
rival-bertram = 搶的時候，最想要自己缺的牌。
rival-corinna = 盯著分數最接近的對手，也找自己缺的牌。
rival-silvan = 被搶會還手，也留意誰手上有自己缺的牌。
rival-griselda = 被搶一次，不還回去就不忘。
rival-dorian = 不記仇，強盜總去分數最高的地方。

rival-owes-robbery = 你欠{ $player } { $count } 次搶劫。
rival-owed-robbery = { $player }欠你 { $count } 次搶劫。
rival-owes-road = 最長道路，你比{ $player }多拿了 { $count } 次。
rival-owed-road = 最長道路，{ $player }比你多拿了 { $count } 次。

rival-tally-robbery = 搶劫：{ $player } { $theirs } 次，你 { $mine } 次。
rival-tally-road = 最長道路：{ $player } { $theirs } 次，你 { $mine } 次。

# Three words at most.
says-robbery-0 = 多謝了。
says-robbery-1 = 歸我了。
says-robbery-2 = 真大方。
says-road-0 = 小心我的路。
says-road-1 = 最長的路。
says-road-2 = 跟我來。
