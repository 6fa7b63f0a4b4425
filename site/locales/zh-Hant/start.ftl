# 首頁
pitch = 每一輪暗選一個角色，賺金幣，蓋自己的城。2–8 人，一局約 20 分鐘。
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
to-help = 怎麼玩
to-today = 每日一局
to-games = 我的對局
open-record = 開啟連結或牌譜
to-workshop = 寫機器人
day-result = 今日成績

# Sets of characters that play well together.
set-classic = 經典
set-classic-nine = 經典加 9 號
set-builders = 建設
set-intrigue = 權謀
set-dark = 黑暗之城
set-own = 自選角色

# 不是第一個版本時，牌桌的版本。
edition = { $year } 年版
