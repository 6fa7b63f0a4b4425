## 頁面

title = 王冠與起重機
tagline = 轉動行動輪，建起首都。
pitch = 從巨大的起重機拿取板塊，採礦、築牆、蓋房，登上主教座堂。1 至 4 人，約 60 分鐘。
to-citadels = 玩《富饒之城》
to-island = 玩《港灣之島》
games = 已存的對局
games-may-go = 對局存在這個瀏覽器裡。清除資料或數週沒有造訪，都可能刪掉它們。你可以全部存成檔案。
games-safe = 對局已安全存在這個瀏覽器裡。
bot-strong = 高手
    .help = 先想好整個回合，再開始行動。

## 牌桌

hint = 高手會怎麼做？
bar-round = 第 { $round } 輪
bar-turn = 第 { $turn } 回合，共 { $turns } 回合
bar-era = 第 { $era } 時期
bar-over = 結束
seats-title = 玩家
seat-label = { $player }：{ $goods }。
fact-points = 分
waiting-turn = 輪到{ $player }
tabs = 圖板
tab-crane = 起重機
tab-boards = 圖板
tab-city = 城市
tab-projects = 工程
tab-road = 大道
tab-open = 這裡有事可做
tab-changed = 有變化
crane-tile = 位置 { $position }：{ $actions }；花費 { $cost } 金，得 { $points } 分；輪格：{ $bonus }
take-slot = 輪格：{ $bonus }
special = 特殊板塊

## 選擇

group-upgrade = 升級
group-wall = 城牆
group-building = 建築
group-use = 技術
group-seal = 璽印
group-at = 放置板塊
group-bonus = 獎勵
group-sideways = 橫移
group-effect = 街道效果
place-hint = 點選 { $count } 個位置之一
place-words = 在{ $place }
place-around = 在{ $place }：{ $around }
place-before = 上一個位置
place-next = 下一個位置
turn = 方向 { $turn }／{ $turns }
turn-before = 向左轉
turn-next = 向右轉
refresh-row = 哪一列？
refresh-how = { $count ->
    [0] 新板塊會補上，所以不能復原。
    [1] 再選一個板塊。
   *[other] 選要換掉的兩個板塊。
 }
refresh-pay = 換掉，付 { $cost }
undo-row-filled = 之後已經補上新的板塊。
undo-turn-ended = 之後已經開始了另一個回合。
undo-turn = 收回整個回合
lay = 放在這裡
lay-brings = 得到 { $goods }
lay-costs = 付 { $goods }
lay-brings-nothing = 當下沒有所得

## 經過

story-turn = { $player }：
story-you = 你：
moment-silenced = 被拿走的

## 設定

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
zoom = 放大城市
track-mine = 金礦
track-quarry = 採石場
track-tech = 技術
track-univ = 大學
track-at = { $track }：{ $step }／{ $last }
board-tile = { $count ->
    [1] { $place }：{ $goods }
   *[other] { $place }：{ $goods }；疊了 { $count } 個板塊
 }
plaza = { $place }：{ $upper }，或 { $lower }；{ $spaces } 格中 { $free } 格空著
plazas = 廣場
plaza-how = 周圍的建築格都蓋滿時，每位有方塊在那裡的玩家得到其中一種獎勵；方塊最多的玩家兩種都得。方塊一樣多時，看誰的建築費用較高。
claim-one = { $player }：{ $count } 個方塊，建築費用共 { $cost }
claim-both = { $player }：{ $count } 個方塊，建築費用共 { $cost }；目前兩種都得
stands = { $player }：第 { $row } 排，第 { $column } 行
next-turn = { $what }（下回合起）
rights = 可取得 { $count } 個璽印
holdings-more = 還能得到的
wealth = 尚可取得的財產獎勵
wealth-gold6 = 6 金：{ $goods }
wealth-stone6 = 6 石頭：{ $goods }
wealth-nine = 9 金或 9 石頭：{ $goods }
river = 河中的生產指示物
seals-left = 剩下的璽印
supply = 供應區
level-left = { $level } 級 { $count } 張
levels-left = 技術：{ $levels }
turns-left = 還有 { $count } 回合
fee = 升到第 { $row } 排：另付 { $goods }
type-upgrade = 升級
type-wall = 城牆
type-building = 建築
tile-label = { $kind }：{ $what }
tile-action = 放在：{ $action }
tile-costs = 費用 { $goods }
tile-edges = 兩邊的標記相接時，兩者都得到：{ $goods }
tile-corners = { $count } 個角，與另一個角相接時得到{ $token }
badge-wall = 在城牆上橫移
badge-cathedral = 在主教座堂橫移
badge-crowned = 皇冠
planks = 大橋的橋面
area = 第 { $area } 區
cathedral-V = 主教座堂最上層：一個 V 板塊，剩 { $count } 個
tiles-left = 剩 { $count } 個
bridge-IV = 一個 IV 板塊和一個橋面
bridge-V = 一個 V 板塊和一個橋面
or = 或
same-start = 以同樣的開局再玩一次
start-link = 複製這個開局的連結
over-alone = { $count } 分，超過 { $good } 分，打得好。
over-alone-below = { $count } 分。超過 { $good } 分才算好。
