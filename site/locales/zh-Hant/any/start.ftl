play = 開始遊戲
change = 更改
company-you = { $count ->
    [0] 只有你
   *[other] 你和 { $count } 個電腦玩家
 }
company-bots = { $count } 個電腦玩家
company = { $count ->
    [0] { $names }
   *[other] { $names }，加 { $count } 個電腦玩家
 }
bots-mixed = 強弱不一
with-seed = 亂數種子 { $seed }
to-lessons = 邊玩邊學
to-help = 規則
to-today = 每日一局
to-games = 我的對局
day-result = 今日成績
to-phones = 各用自己的手機
other-games = 其他遊戲
to-game = 玩《{ $game }》
