bot-newcomer = 新手
    .help = 还在学，常凭一时兴起出手。适合你的头几局。
bot-casual = 普通
    .help = 凭感觉打，中规中矩。熟悉游戏后就能赢它。
bot-random = 随机
    .help = 规则允许什么就做什么，全凭运气。
