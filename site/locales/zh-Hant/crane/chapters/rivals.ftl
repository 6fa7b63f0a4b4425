# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = 軌道、城牆和建築一視同仁。
rival-beatrix = 先想好整個回合，再動手。
rival-cedric = 行動輪上此刻哪個行動最值，就選哪個。
rival-damaris = 沒有偏好，也很少浪費。
rival-edmund = 愛囤金幣和石頭。
rival-fenella = 哪裡能得分就蓋哪裡，然後往前走。
rival-godfrey = 升級行動，為的是獎勵。
rival-hester = 愛蒐集窗戶。
rival-rosalind = 一心沿著道路趕路。
rival-bertram = 先把倉庫裝滿，喜歡產量高的金礦和採石場。
rival-corinna = 愛讀書：技術和大學優先。
rival-silvan = 每個廣場都想放上方塊。
rival-griselda = 不管別人蓋什麼，先築城牆。
rival-dorian = 蒐集窗戶和雞蛋，不打擾別人。

# Three words at most.
says-plaza-0 = 好地方。
says-plaza-1 = 先到先得。
says-plaza-2 = 歸我了吧。
