# A bot with its place among the strengths of the game, of which 1 is the weakest.
bot-tier = { $bot } { $place }/{ $count }
    .heard = { $bot }，{ $count } 級中第 { $place }
bot-newcomer = 新手
    .help = 還在學，常憑一時興起。適合頭幾局。
bot-casual = 普通
    .help = 憑感覺打，中規中矩。
bot-random = 隨機
    .help = 全憑運氣。
