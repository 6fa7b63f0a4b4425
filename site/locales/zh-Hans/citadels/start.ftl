# 首页
pitch = 每一轮暗选一个角色，赚金币，造自己的城。2–8 人，一局约 20 分钟。
to-workshop = 写机器人

# Sets of characters that play well together.
set-classic = 经典
set-classic-nine = 经典加 9 号
set-builders = 建设
set-intrigue = 权谋
set-dark = 黑暗之城
set-own = 自选角色

# 不是第一个版本时，牌桌的版本。
edition = { $year } 年版
open-record = 打开链接或牌谱
