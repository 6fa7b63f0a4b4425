# 电脑的实力，由弱到强：名称，以及一句话说明。

bot-learner = 学徒
    .help = 知道自己要什么，但还常有疏漏。赢过几局之后，就来找它。
bot-strong = 高手
    .help = 清楚每张牌的价值。想赢得下点功夫。
bot-adept = 行家
    .help = 决定之前会先试想几种发展。实力介于高手与专家之间。
bot-expert = 专家
    .help = 做决定之前，先推想这一轮会怎么发展。比高手强上一截。
bot-master = 大师
    .help = 实力与专家相当，但选角色多变，不容易看穿；最多想一秒。
bot-mine = 自己的机器人
    .help = 照自己写的程序出牌。

# 个性各异的对手：座位上的名字，以及打法。
bot-rusher = 急性子罗莎琳
    .name = 罗莎琳
    .help = 专建便宜的建筑，趁别人还没准备好就结束游戏。
bot-banker = 银行家伯特伦
    .name = 伯特伦
    .help = 先攒金币，再建造昂贵的建筑。
bot-collector = 收藏家科琳娜
    .name = 科琳娜
    .help = 对别人的手牌很好奇，最爱特殊建筑。
bot-schemer = 谋士西尔凡
    .name = 西尔凡
    .help = 专打别人的主意：手牌、金币，甚至整个回合。
bot-griefer = 好斗的格丽赛达
    .name = 格丽赛达
    .help = 又刺杀又摧毁，不太计较代价。
bot-diplomat = 爱和平的多里安
    .name = 多里安
    .help = 喜欢皇冠和教会，能不伤人就不伤人。

# 已不再提供选择，但存档的牌桌上可能还有。

# What somebody has written, at a table of the workshop's.
