# A bot with its place among the strengths of the game, of which 1 is the weakest.
bot-tier = { $bot } { $place }/{ $count }
    .heard = { $bot }，{ $count } 级中第 { $place }
bot-newcomer = 新手
    .help = 还在学，常凭一时兴起。适合头几局。
bot-casual = 普通
    .help = 凭感觉打，中规中矩。
bot-random = 随机
    .help = 全凭运气。
