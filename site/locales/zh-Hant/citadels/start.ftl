# 首頁
pitch = 每一輪暗選一個角色，賺金幣，蓋自己的城。2–8 人，一局約 20 分鐘。
to-workshop = 寫機器人

# Sets of characters that play well together.
set-classic = 經典
set-classic-nine = 經典加 9 號
set-builders = 建設
set-intrigue = 權謀
set-dark = 黑暗之城
set-own = 自選角色

# 不是第一個版本時，牌桌的版本。
edition = { $year } 年版
open-record = 開啟連結或牌譜
