# 选择电脑玩家时的称呼。
bot-newcomer = 电脑：新手
bot-casual = 电脑：普通
bot-strong = 电脑：强手
bot-expert = 电脑：专家
bot-master = 电脑：大师
bot-rusher = 急性子罗莎琳
bot-banker = 银行家伯特伦
bot-collector = 收藏家柯琳娜
bot-schemer = 谋士西尔凡
bot-griefer = 好斗的葛莉赛达
bot-diplomat = 爱和平的多里安
