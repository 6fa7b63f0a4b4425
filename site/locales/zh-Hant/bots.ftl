# 選擇電腦玩家時的稱呼。
bot-newcomer = 電腦：新手
bot-casual = 電腦：普通
bot-strong = 電腦：強手
bot-expert = 電腦：專家
bot-master = 電腦：大師
bot-rusher = 急性子羅莎琳
bot-banker = 銀行家伯特倫
bot-collector = 收藏家柯琳娜
bot-schemer = 謀士西爾凡
bot-griefer = 好鬥的葛莉賽達
bot-diplomat = 愛和平的多里安
