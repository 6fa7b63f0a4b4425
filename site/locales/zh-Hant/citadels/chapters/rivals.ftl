# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = 對角色沒有偏好，當下需要什麼就選什麼。
rival-beatrix = 金幣、手牌和危險一視同仁，不偏向哪一邊。
rival-cedric = 建造、偷或刺殺，哪個此刻最划算就做哪個。
rival-damaris = 不急也不囤，拿到什麼牌就打什麼牌。
rival-edmund = 盯著別人的金幣，最愛當盜賊。
rival-fenella = 一心想要皇冠，當國王的次數比誰都多。
rival-godfrey = 最愛當領主，夠便宜的建築就摧毀。
rival-hester = 喜歡教會，能當主教就當主教。
rival-rosalind = 專建便宜的建築，趁別人還沒準備好就結束遊戲。
rival-bertram = 先存金幣，再建造昂貴的建築。
rival-corinna = 對別人的手牌很好奇，最愛特殊建築。
rival-silvan = 專打別人的主意：手牌、金幣，甚至整個回合。
rival-griselda = 又刺殺又摧毀，不太計較代價。
rival-dorian = 喜歡皇冠和教會，能不傷人就不傷人。

rival-owes-murder = 你欠{ $player } { $count } 次刺殺。
rival-owed-murder = { $player }欠你 { $count } 次刺殺。
rival-owes-robbery = 你欠{ $player } { $count } 次偷竊。
rival-owed-robbery = { $player }欠你 { $count } 次偷竊。

rival-tally-murder = 刺殺：{ $player } { $theirs } 次，你 { $mine } 次。
rival-tally-robbery = 偷竊：{ $player } { $theirs } 次，你 { $mine } 次。

# Three words at most.
says-murder-0 = 別見怪。
says-murder-1 = 一路好走。
says-murder-2 = 只好如此。
says-robbery-0 = 多謝了。
says-robbery-1 = 歸我了。
says-robbery-2 = 真大方。
