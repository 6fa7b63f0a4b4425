play = 开始游戏
change = 更改
company-you = { $count ->
    [0] 只有你
   *[other] 你和 { $count } 个电脑玩家
 }
company-bots = { $count } 个电脑玩家
company = { $count ->
    [0] { $names }
   *[other] { $names }，加 { $count } 个电脑玩家
 }
bots-mixed = 强弱不一
with-seed = 随机种子 { $seed }
to-lessons = 边玩边学
to-help = 规则
to-today = 每日一局
to-games = 我的对局
day-result = 今日成绩
to-phones = 各用自己的手机
other-games = 其他游戏
to-game = 玩《{ $game }》
