# About the page.
about-1 = 這是非官方頁面。可離線遊玩，沒有廣告，也不必註冊。你在這裡做的一切都留在自己的裝置上。
about-2 = 依照《Praga Caput Regni》（Vladimír Suchý，Delicious Games，2020）規則的自製版本，與作者及出版社無關。數值、名稱、文字與圖畫都是我們自己的。
about-3 = 以 Python 製作：Pyodide、PyScript 與 MicroPython；文字用 Fluent；標題字體 Cinzel。

# 圖板。
refresh-row = 哪一列？
refresh-how = { $count ->
    [0] 新板塊會補上，所以不能復原。
    [1] 再選一個板塊。
   *[other] 選要換掉的兩個板塊。
 }
refresh-pay = 換掉
lay = 放置
lay-another = 換一片
head-action = 行動
head-kept = 可得
head-extra = 額外行動
head-more = 其他
lay-brings = 得到 { $goods }
gains = 得 { $goods }
pays = 付 { $goods }
lay-brings-nothing = 當下沒有所得
place-hint = 點選 { $count } 個位置之一
place-pays = 點選 { $count } 個位置之一：最多 +{ $most }，含終局
place-words = 在{ $place }
place-around = 周圍：{ $around }
place-before = 上一個位置
place-next = 下一個位置
turn = { $turn ->
    [0] 未轉動
   *[other] 轉 { $turn } 次
 }
turn-before = 向左轉
turn-next = 向右轉
plazas = 廣場
plaza-how = 周圍的建築格都蓋滿時，每位有方塊在那裡的玩家得到兩種獎勵之一；方塊最多的玩家兩種都得。方塊一樣多時，放著方塊的建築費用較高的玩家兩種都得。
claim-one = { $player }：{ $count } 個方塊，建築費用共 { $cost }
claim-both = { $player }：{ $count } 個方塊，建築費用共 { $cost }；目前兩種都得
plaza = { $place }：{ $upper }，或 { $lower }；{ $spaces } 格中 { $free } 格空著
stands = { $player }：第 { $row } 排，第 { $column } 行
next-turn = { $what }（下回合起）
rights = 可取得 { $count } 個璽印
wealth = 尚可取得的財產獎勵
wealth-gold6 = 6 金：{ $goods }
wealth-stone6 = 6 石頭：{ $goods }
wealth-nine = 9 金或 9 石頭：{ $goods }
holdings-more = 還能得到的
river = 河中的生產指示物
seals-left = 剩下的璽印
supply = 供應區
level-left = { $level } 級 { $count } 張
row-unknown = 還不知道的板塊
levels-left = 技術：{ $levels }
fee = 兩邊升到第 { $row } 排，除了窗戶還要付 { $goods }
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
zoom = 放大
zoom-out = 顯示全圖
track-mine = 金礦
track-quarry = 採石場
track-tech = 技術
track-univ = 大學
track-at = { $track }：{ $step }／{ $last }
board-tile = { $count ->
    [1] { $place }：{ $goods }
   *[other] { $place }：{ $goods }；疊了 { $count } 個板塊
 }
crane-tile = 位置 { $position }：{ $actions }；花費 { $cost } 金，得 { $points } 分；輪格：{ $bonus }
take-slot = 輪格：{ $bonus }
hold-hint = 按住可看說明。
card-tech = 技術
card-final = V 板塊
