# 電腦的實力，由弱到強：名稱，以及一句話說明。

bot-learner = 學徒
    .help = 知道自己要什麼，但還常有疏漏。贏過幾局之後，就來找它。
bot-strong = 高手
    .help = 清楚每張牌的價值。想贏要下點工夫。
bot-adept = 行家
    .help = 決定之前會先試想幾種發展。實力介於高手與專家之間。
bot-expert = 專家
    .help = 做決定之前，先推想這一輪會怎麼發展。比高手強上一截。
bot-master = 大師
    .help = 實力與專家相當，但選角色多變，不容易看穿；最多想一秒。
bot-mine = 自己的機器人
    .help = 照自己寫的程式出牌。

# 個性各異的對手：座位上的名字，以及打法。
bot-rusher = 急性子羅莎琳
    .name = 羅莎琳
    .help = 專建便宜的建築，趁別人還沒準備好就結束遊戲。
bot-banker = 銀行家伯特倫
    .name = 伯特倫
    .help = 先存金幣，再建造昂貴的建築。
bot-collector = 收藏家柯琳娜
    .name = 柯琳娜
    .help = 對別人的手牌很好奇，最愛特殊建築。
bot-schemer = 謀士西爾凡
    .name = 西爾凡
    .help = 專打別人的主意：手牌、金幣，甚至整個回合。
bot-griefer = 好鬥的葛莉賽達
    .name = 葛莉賽達
    .help = 又刺殺又摧毀，不太計較代價。
bot-diplomat = 愛和平的多里安
    .name = 多里安
    .help = 喜歡皇冠和教會，能不傷人就不傷人。

# 已不再提供選擇，但存檔的牌桌上可能還有。

# What somebody has written, at a table of the workshop's.
