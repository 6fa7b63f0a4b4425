## 物品：數量，以及表格中的簡寫

good-gold = { $count } 金
good-stone = { $count } 石頭
good-silver = { $count } 扇銀色窗戶
good-goldw = { $count } 扇金色窗戶
good-egg = { $count } 顆雞蛋
good-red = { $count } 個紅色指示物
good-blue = { $count } 個藍色指示物
good-points = { $count } 分
good-mine = 金礦 { $count } 步
good-quarry = 採石場 { $count } 步
good-tech = 技術 { $count } 步
good-univ = 大學 { $count } 步
good-side = 橫移 { $count } 格
good-wall = 飢餓之牆橫移 { $count } 格
good-cathedral = 主教座堂橫移 { $count } 格

brings = { $goods }
brings-nothing = 無
keeps = 只能留下兩扇窗戶：{ $goods }
note-for = { $what }，付 { $goods }
note-cost = 付 { $goods }
note-token = 每次生產得 { $goods }
note-plank = 放上橋面後得 { $goods }
note-use = { $technology }：{ $use }
note-then = 然後可得 { $what }
note-column = 第 { $column } 行：結束時每個{ $token ->
    [red] 紅色指示物
   *[blue] 藍色指示物
 } { $points }
tile-upgrade = { $action }（{ $bonus }）
tile-wall = （{ $reward }）
tile-building = 建築（{ $reward }）
slot-special = 特殊板塊或 { $points }
slot-points = { $points }（放棄特殊板塊）
slot-egg = 可用 { $cost } 買一顆雞蛋

## 行動、各列、工程

action-mine = 金礦
action-quarry = 採石場
action-upgrade = 升級
action-wall = 城牆
action-building = 建築
action-road = 國王大道
row-upgrade = 升級板塊
row-wall = 城牆板塊
row-building = 建築板塊
on-wall = 飢餓之牆
on-cathedral = 主教座堂
on-either = 飢餓之牆或主教座堂
place-r = 環上第 { $number } 格
place-s = 第 { $number } 格
place-z = 第 { $number } 廣場
around-sign = { $place }有{ $sign }
around-wall = 城牆
around-next = { $place }
around-corners = { $count } 個相接的角
around-plaza = { $place }
around-printed = 印好的一角
place-turned = { $turn ->
    [0] { $place }
   *[other] { $place }，轉 { $turn } 次
 }

## 技術：各有什麼作用

tech-wheel_gold = 從輪格得金幣時多 1 金和 1 分
tech-wheel_silver = 從輪格得銀色窗戶時多 1 扇和 1 分
tech-step_tech = 技術每前進一步得 2 分
tech-step_univ = 大學每前進一步得 2 分
tech-up_moves = 每次上移得 2 分
tech-tile_points = 每回合一次，拿藍色位置的板塊或輪格的分數時多 1 分
tech-cathedral_gold = 建造有主教座堂標記的建築時得 1 金和 1 分
tech-red_stone = 每回合一次，得到紅色指示物時得 1 石頭和 1 分
tech-blue_gold = 每回合一次，得到藍色指示物時得 1 金和 1 分
tech-crown_stone = 建造有皇冠的建築時得 1 石頭和 1 分
tech-egg_stone = 每得到一顆雞蛋得 1 石頭和 1 分
tech-wall_gold = 放置有牆標記的城牆時得 1 金和 1 分
tech-egg_and_road = 一次：1 顆雞蛋，並執行國王大道
tech-free_up = 一次：不用窗戶和費用上移一排
tech-univ_4 = 一次：大學 4 步
tech-upgrade_3_points = 一次：執行升級，得 3 分
tech-produce_gold_2_stone = 一次：生產金幣，另得 2 石頭
tech-produce_stone_2_gold = 一次：生產石頭，另得 2 金
tech-building_minus_2_gold = 一次：執行建築，少付 2 金
tech-wall_minus_2_stone = 一次：執行城牆，少付 2 石頭
tech-any_action = 一次：執行任一行動
tech-upgrade_goldw = 一次：執行升級，得一扇金色窗戶
tech-plaza_both = 一次：獲得任一廣場的兩種獎勵
tech-track_and_produce = 一次：金礦或採石場前進一步，再生產金幣或石頭

## 璽印、V 板塊、街道：各帶來什麼

seal-six = 終局 6 分
seal-gold = 終局：手上每枚金幣 2 分，最多 18 分
seal-stone = 終局：手上每個石頭 2 分，最多 18 分
seal-pair = 終局：每對金幣和石頭 3 分
seal-tokens = 終局：每對紅色和藍色指示物 2 分
final-univ_x1_now_3 = 立刻 3 分，終局時大學每步 1 分
final-upgrades_x3 = 終局時每個升級板塊 3 分
final-walls_x2 = 終局時每個城牆 2 分
final-mines_x1_now_3 = 立刻 3 分，終局時每座金礦 1 分
final-quarries_x1_now_3 = 立刻 3 分，終局時每座採石場 1 分
final-rows_x2 = 終局時飢餓之牆和主教座堂每一排 2 分
street-pay_gold_4 = 付 1 金得 4 分
street-upgrades_1_x3 = 第一時期的升級板塊每個 3 分
street-on_upgrade_2_points_and_1 = 停留期間每次執行升級得 2 分，以及 1 金或 1 石頭
street-silver_x2 = 每扇銀色窗戶 2 分
street-on_wall_2 = 停留期間每次執行城牆得 2 分
street-on_crown_3 = 停留期間每座有皇冠的建築得 3 分

## 發生的事；前面是玩家的名字

did-turn = 第 { $turn } 回合：{ $player }
did-take = 從位置 { $position } 拿取{ $actions }板塊
did-crane-takes = 起重機從位置 { $position } 取走{ $actions }板塊
did-perform = 執行{ $action }
did-gain = 獲得 { $goods }
did-pay = 付 { $goods }
did-upgrade = 放置升級板塊 { $tile }
did-wall = 在 { $place } 放置城牆 { $tile }
did-build = 在 { $space } 建造 { $tile }
did-plaza = 完成 { $place }
did-reward = 拿了{ $place }的獎勵
did-final = 拿了 V 板塊「{ $final }」
did-wealth = 得到財產獎勵
did-bonus = 取得升級 { $tile } 的獎勵
did-refresh = 把 { $tiles } 放回堆底
did-later = 這一步算數時再選{ $what }
later-technology = 一項技術
later-bridge-tile = 一個橋板塊
did-seal = 取得璽印「{ $seal }」
did-technology = 得到技術「{ $technology }」
did-use = 使用「{ $technology }」
did-sideways = 在{ $on }橫移
did-up = 在{ $on }上移
did-road = 走到國王大道第 { $area } 區
did-era = 第二時期開始：各列換上新板塊
did-over = 遊戲結束

## 要決定的事

ask-take = { $player }：拿一個板塊。
    .alone = 拿一個板塊。
ask-action = { $player }：執行一個行動。
    .alone = 執行一個行動。
ask-kept = { $player }：領獎，或結束。
    .alone = 領獎，或結束。
ask-moves = { $player }：移動，或結束。
    .alone = 移動，或結束。
ask-more = { $player }：再行動，或結束。
    .alone = 再行動，或結束。
ask-end = { $player }：結束回合。
    .alone = 結束回合。
ask-at = { $player }：放在哪裡？
    .alone = 放在哪裡？
ask-technology = { $player }：拿哪項技術？
    .alone = 拿哪項技術？
ask-token = { $player }：拿哪個指示物（每次生產都得）？
    .alone = 拿哪個指示物（每次生產都得）？
ask-bridge-tile = { $player }：拿哪個板塊？
    .alone = 拿哪個板塊？
ask-plaza = { $player }：拿哪種獎勵？
    .alone = 拿哪種獎勵？
ask-keep = { $player }：留下哪一個？
    .alone = 留下哪一個？
ask-plank = { $player }：放哪塊橋面？
    .alone = 放哪塊橋面？
ask-arrow = { $player }：{ $on }：要上移嗎？
    .alone = { $on }：要上移嗎？
ask-perform = { $player }：{ $action }：怎麼執行？
    .alone = { $action }：怎麼執行？
ask-sideways = { $player }：要橫移嗎？
    .alone = 要橫移嗎？

## 為什麼不能這樣做

why-over = 遊戲已經結束
why-asked = 要先回答另一個問題
why-asked-at = 要先決定 { $tile } 放在哪裡
why-not-now = 現在沒有這個權利
why-tile-taken = 每回合只拿一個行動板塊
why-no-tile = 那裡沒有板塊
why-gold = 需要 { $gold } 金
why-take-first = 要先拿取行動板塊
why-performed = 板塊的行動已經執行過
why-not-on-tile = 這個板塊的行動是{ $actions }
why-egg = 上橋要付雞蛋，而且沒有板塊時大道就到盡頭
why-track-end = 這條軌道已到盡頭
why-not-in-row = { $tile } 不在這一列
why-cost = 費用是 { $goods }
why-special = 特殊板塊需要輪格給的權利
why-no-place = 沒有付得起的位置
why-owed = 要先執行板塊的一個行動：{ $actions }
why-windows = 只能留兩扇窗戶：請說明留哪兩扇
why-up = 還差 { $count } 扇銀色窗戶
why-up-fee = 下一排另外要付 { $goods }
why-up-top = 標記已在最後一排
why-refreshed = 每回合只能刷新一列
why-refresh = 需要同列的兩個板塊，並付 1 金或 1 石頭
why-extra-done = 每回合只能買一次額外行動
why-extra = 需要兩扇金色窗戶，或金色和銀色各一扇
why-extra-action = 目前沒有可執行的行動

## 提示

hint-brings = 這個計畫得到 { $goods }
hint-costs = 付出 { $goods }
hint-at-end = 照現在的局面，終局多得 { $points }
hint-at-end-less = 照現在的局面，終局少得 { $points }
hint-better = 比「{ $what }」大約多 { $points }
hint-better-why = 比「{ $what }」大約多 { $points }：{ $why }
hint-near = 「{ $what }」也差不多好
hint-near-why = 「{ $what }」也差不多好：本計畫{ $more }，另一個{ $less }
another-one = { $what }（另一片）
closes-now = { $place }在這回合發獎
closes-next = { $place }在你下一回合前後發獎
gain-plazas = 廣場 +{ $count }
gain-buildings = 建築 +{ $count }
gain-walls = 城牆 +{ $count }
gain-projects = 飢餓之牆與主教座堂 +{ $count }
gain-learning = 學識與技術 +{ $count }
gain-upgrades = 升級 +{ $count }
gain-production = 金礦與採石場 +{ $count }
gain-crane = 起重機 +{ $count }
gain-road = 國王大道與橋 +{ $count }
gain-seals = 璽印 +{ $count }
gain-eggs = 雞蛋 +{ $count }
gain-goods = 手中資源 +{ $count }
hint-gives = 可得：{ $what }
hint-done = 這回合其餘的都不划算
plan-better = 新計畫：多 { $points }
plan-gone = 新計畫：來了新板塊
plan-own = 新計畫：接著你自己的一步

## 選項

choice-take = 拿取：{ $actions }
take-free = 免費
choice-mine = 金礦：{ $how }
choice-quarry = 採石場：{ $how }
choice-road = 沿國王大道前進
choice-upgrade = 升級{ $tile }
choice-wall = 城牆{ $tile }
choice-building = 建造{ $tile }
choice-at = 放在 { $place }
choice-bonus = 獎勵：{ $of }
bonus-slot = 輪格
choice-sideways = { $count ->
    [1] 橫移：{ $on }
   *[other] 橫移：{ $on }（還有 { $count } 次）
 }
choice-effect = 街道{ $how }
choice-up = 上移：{ $on }，到第 { $row } 排
choice-arrow = { $how }
choice-keep = 拿取
choice-plank = 橋面 { $place }
choice-use = 使用技術
choice-seal = 取得璽印
choice-extra = 額外行動：{ $action }
choice-refresh = 付 { $cost } 刷新{ $row }
choice-pass = 不移動
choice-end = 結束回合
kind-take = 拿取行動板塊
kind-mine = 金礦
kind-quarry = 採石場
kind-upgrade = 升級
kind-wall = 城牆
kind-building = 建造
kind-road = 沿國王大道前進
kind-up = 上移
kind-extra = 額外行動
kind-refresh = 刷新一列
kind-end = 結束回合
step-take = 拿取{ $actions }
step-mine-more = 在金礦前進一步
step-mine-produce = 在金礦生產
step-quarry-more = 在採石場前進一步
step-quarry-produce = 在採石場生產
step-upgrade = 拿取這塊升級板塊
step-wall = 拿取這塊城牆板塊
step-building = 拿取這塊建築板塊
step-at = 放在 { $place }
step-over = 放置：{ $place }
step-bonus = 領取獎勵：{ $of }
step-keep = 選這個
step-effect = 使用街道{ $how }
step-extra = 購買行動：{ $action }
step-end = 結束回合
group-take = 行動板塊
group-action = 行動
group-kept = 這回合可用
group-up = 上移
group-technologies = 技術
group-seals = 璽印
group-extra = 額外行動
group-refresh = 刷新一列
group-end = 結束
how-more = 前進一步
how-produce = 生產
how-up = 上移
how-stay = 留在原處
how-free = （免費）
how-egg = （付一顆雞蛋）

## 終局得分

over-lines = 逐項看分數
theme-plazas = 廣場
theme-buildings = 建築
theme-walls = 城牆
theme-projects = 飢餓之牆與主教座堂
theme-learning = 學識與技術
theme-upgrades = 升級
theme-production = 金礦與採石場
theme-crane = 起重機
theme-road = 國王大道與橋
theme-seals = 璽印
theme-eggs = 雞蛋
theme-goods = 手中資源
theme-earlier = 先前
score-final = V 板塊

# Why somebody won; "more" and "less" are lists of gains
over-why = { $winner }勝{ $other }{ $points }：{ $more }
over-why-but = { $winner }勝{ $other }{ $points }：{ $more }；{ $other }則{ $less }
over-beaten = { $winner }勝{ $other }{ $points }，每一項都略多一些
over-tie = 與{ $other }同分：{ $winner }在一輪中後行動，因此獲勝
