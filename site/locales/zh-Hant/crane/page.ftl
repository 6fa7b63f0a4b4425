## 頁面

title = 王冠與起重機
tagline = 轉動行動輪，建起首都。
pitch = 從巨大的起重機拿取板塊，採礦、築牆、蓋房，登上主教座堂。1 至 4 人，約 60 分鐘。
to-lesson-first = 帶你玩第一局
games = 已存的對局
games-may-go = 對局存在這個瀏覽器裡。清除資料或數週沒有造訪，都可能刪掉它們。你可以全部存成檔案。
games-safe = 對局已安全存在這個瀏覽器裡。
bot-strong = 高手
    .help = 先想好整個回合，再開始行動。

## 牌桌

hint = 高手會怎麼做？
bar-round = 第 { $round } 輪
bar-turn = 第 { $turn }/{ $turns } 回合
bar-era = 第 { $era } 時期
bar-goal = 目標：超過 { $good } 分
bar-over = 結束
seats-title = 玩家
seat-label = { $player }：{ $goods }。
fact-points = 分
fact-score-now = （若此刻終局為 { $count } 分）
at-end = 終局 +{ $points }
at-end-less = 終局 −{ $points }
waiting-turn = 輪到{ $player }
tabs = 圖板
tab-crane = 起重機
tab-boards = 圖板
tab-city = 城市
tab-projects = 工程
tab-road = 大道
tab-open = 這裡有事可做
tab-changed = 有變化
special = 特殊板塊

## 選擇

group-upgrade = 升級
group-wall = 城牆
group-building = 建築
group-use = 技術
group-keep = 選一個
group-seal = 璽印
group-at = 放置板塊
group-bonus = 獎勵
group-sideways = 橫移
group-effect = 街道效果
undo-row-filled = 之後已經補上新的板塊。
undo-turn-ended = 之後已經開始了另一個回合。
undo-turn = 收回整個回合

## 經過

story-turn = { $player }：
story-you = 你：
moment-silenced = 被拿走的

## 設定

alone-goal = 單人遊戲：超過 { $good } 分才算好
option-fact = { $name }：{ $value }
option-tiles = 行動板塊
option-tiles-A = A
option-tiles-B = B
option-crane_order = 起重機上的板塊
option-crane_order-random = 隨機
option-crane_order-fixed = 依序
option-tokens = 生產指示物
option-tokens-all = 全部
option-tokens-by_players = 依人數
option-road_tiles = 大道板塊
option-road_tiles-none = 無
option-road_tiles-chance = 部分
option-road_tiles-all = 全部

## 物品

full = { $goods }，再多也放不下
good-claim = { $count } 個空閒方塊

## 圖板

boards-of = { $player }的圖板
turns-left = 還有 { $count } 次
or = 或
same-start = 以同樣的開局再玩一次
start-link = 複製這個開局的連結
over-alone = { $count } 分，超過 { $good } 分，打得好。
over-alone-below = { $count } 分。超過 { $good } 分才算好。
ladder = 要超過的分數
ladder-top = { $rung }：最高一級
ladder-below = 再多 { $count } 分就到第一級：{ $next }
ladder-at = { $rung }；再多 { $count } 分就到下一級：{ $next }
rung-1 = 學徒
rung-2 = 石匠
rung-3 = 營造大師
rung-4 = 宮廷建築師
rung-5 = 皇家建築師
