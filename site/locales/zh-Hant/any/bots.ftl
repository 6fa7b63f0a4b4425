bot-newcomer = 新手
    .help = 還在學，常憑一時興起出手。適合你的頭幾局。
bot-casual = 普通
    .help = 憑感覺打，中規中矩。熟悉遊戲後就能贏它。
bot-random = 隨機
    .help = 規則允許什麼就做什麼，全憑運氣。
