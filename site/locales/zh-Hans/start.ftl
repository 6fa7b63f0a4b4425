# 首页
pitch = 每一轮暗选一个角色，赚金币，造自己的城。2–8 人，一局约 20 分钟。
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
to-help = 怎么玩
to-today = 每日一局
to-games = 我的对局
open-record = 打开链接或牌谱
to-workshop = 写机器人
day-result = 今日成绩

# Sets of characters that play well together.
set-classic = 经典
set-classic-nine = 经典加 9 号
set-builders = 建设
set-intrigue = 权谋
set-dark = 黑暗之城
set-own = 自选角色

# 不是第一个版本时，牌桌的版本。
edition = { $year } 年版
