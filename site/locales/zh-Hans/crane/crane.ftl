## 物品：数量，以及表格中的简写

good-gold = { $count } 金
good-stone = { $count } 石头
good-silver = { $count } 扇银色窗户
good-goldw = { $count } 扇金色窗户
good-egg = { $count } 颗鸡蛋
good-red = { $count } 个红色指示物
good-blue = { $count } 个蓝色指示物
good-points = { $count } 分
good-mine = 金矿 { $count } 步
good-quarry = 采石场 { $count } 步
good-tech = 技术 { $count } 步
good-univ = 大学 { $count } 步
good-side = 横移 { $count } 格
good-wall = 饥饿之墙横移 { $count } 格
good-cathedral = 主教座堂横移 { $count } 格

brings = { $goods }
brings-nothing = 无
keeps = 只能留下两扇窗户：{ $goods }
note-for = { $what }，付 { $goods }
note-cost = 付 { $goods }
note-token = 每次生产得 { $goods }
note-plank = 放上桥面后得 { $goods }
note-use = { $technology }：{ $use }
note-then = 然后可得 { $what }
note-column = 第 { $column } 行：结束时每个{ $token ->
    [red] 红色指示物
   *[blue] 蓝色指示物
 } { $points }
tile-upgrade = { $action }（{ $bonus }）
tile-wall = （{ $reward }）
tile-building = 建筑（{ $reward }）
slot-special = 特殊板块或 { $points }
slot-points = { $points }（放弃特殊板块）
slot-egg = 可用 { $cost } 买一颗鸡蛋

## 行动、各列、工程

action-mine = 金矿
action-quarry = 采石场
action-upgrade = 升级
action-wall = 城墙
action-building = 建筑
action-road = 国王大道
row-upgrade = 升级板块
row-wall = 城墙板块
row-building = 建筑板块
on-wall = 饥饿之墙
on-cathedral = 主教座堂
on-either = 饥饿之墙或主教座堂
place-r = 环上第 { $number } 格
place-s = 第 { $number } 格
place-z = 第 { $number } 广场
around-sign = { $place }有{ $sign }
around-wall = 城墙
around-next = { $place }
around-corners = { $count } 个相接的角
around-plaza = { $place }
around-printed = 印好的一角
place-turned = { $turn ->
    [0] { $place }
   *[other] { $place }，转 { $turn } 次
 }

## 技术：各有什么作用

tech-wheel_gold = 从轮格得金币时多 1 金和 1 分
tech-wheel_silver = 从轮格得银色窗户时多 1 扇和 1 分
tech-step_tech = 技术每前进一步得 2 分
tech-step_univ = 大学每前进一步得 2 分
tech-up_moves = 每次上移得 2 分
tech-tile_points = 每回合一次，拿蓝色位置的板块或轮格的分数时多 1 分
tech-cathedral_gold = 建造有主教座堂标记的建筑时得 1 金和 1 分
tech-red_stone = 每回合一次，得到红色指示物时得 1 石头和 1 分
tech-blue_gold = 每回合一次，得到蓝色指示物时得 1 金和 1 分
tech-crown_stone = 建造有皇冠的建筑时得 1 石头和 1 分
tech-egg_stone = 每得到一颗鸡蛋得 1 石头和 1 分
tech-wall_gold = 放置有墙标记的城墙时得 1 金和 1 分
tech-egg_and_road = 一次：1 颗鸡蛋，并执行国王大道
tech-free_up = 一次：不用窗户和费用上移一排
tech-univ_4 = 一次：大学 4 步
tech-upgrade_3_points = 一次：执行升级，得 3 分
tech-produce_gold_2_stone = 一次：生产金币，另得 2 石头
tech-produce_stone_2_gold = 一次：生产石头，另得 2 金
tech-building_minus_2_gold = 一次：执行建筑，少付 2 金
tech-wall_minus_2_stone = 一次：执行城墙，少付 2 石头
tech-any_action = 一次：执行任一行动
tech-upgrade_goldw = 一次：执行升级，得一扇金色窗户
tech-plaza_both = 一次：获得任一广场的两种奖励
tech-track_and_produce = 一次：金矿或采石场前进一步，再生产金币或石头

## 玺印、V 板块、街道：各带来什么

seal-six = 终局 6 分
seal-gold = 终局：手上每枚金币 2 分，最多 18 分
seal-stone = 终局：手上每个石头 2 分，最多 18 分
seal-pair = 终局：每对金币和石头 3 分
seal-tokens = 终局：每对红色和蓝色指示物 2 分
final-univ_x1_now_3 = 立刻 3 分，终局时大学每步 1 分
final-upgrades_x3 = 终局时每个升级板块 3 分
final-walls_x2 = 终局时每个城墙 2 分
final-mines_x1_now_3 = 立刻 3 分，终局时每座金矿 1 分
final-quarries_x1_now_3 = 立刻 3 分，终局时每座采石场 1 分
final-rows_x2 = 终局时饥饿之墙和主教座堂每一排 2 分
street-pay_gold_4 = 付 1 金得 4 分
street-upgrades_1_x3 = 第一时期的升级板块每个 3 分
street-on_upgrade_2_points_and_1 = 停留期间每次执行升级得 2 分，以及 1 金或 1 石头
street-silver_x2 = 每扇银色窗户 2 分
street-on_wall_2 = 停留期间每次执行城墙得 2 分
street-on_crown_3 = 停留期间每座有皇冠的建筑得 3 分

## 发生的事；前面是玩家的名字

did-turn = 第 { $turn } 回合：{ $player }
did-take = 从位置 { $position } 拿取{ $actions }板块
did-crane-takes = 起重机从位置 { $position } 取走{ $actions }板块
did-perform = 执行{ $action }
did-gain = 获得 { $goods }
did-pay = 付 { $goods }
did-upgrade = 放置升级板块 { $tile }
did-wall = 在 { $place } 放置城墙 { $tile }
did-build = 在 { $space } 建造 { $tile }
did-plaza = 完成 { $place }
did-reward = 拿了{ $place }的奖励
did-final = 拿了 V 板块“{ $final }”
did-wealth = 得到财产奖励
did-bonus = 取得升级 { $tile } 的奖励
did-refresh = 把 { $tiles } 放回堆底
did-later = 这一步算数时再选{ $what }
later-technology = 一项技术
later-bridge-tile = 一个桥板块
did-seal = 取得玺印“{ $seal }”
did-technology = 得到技术“{ $technology }”
did-use = 使用“{ $technology }”
did-sideways = 在{ $on }横移
did-up = 在{ $on }上移
did-road = 走到国王大道第 { $area } 区
did-era = 第二时期开始：各列换上新板块
did-over = 游戏结束

## 要决定的事

ask-take = { $player }：拿一个板块。
    .alone = 拿一个板块。
ask-action = { $player }：执行一个行动。
    .alone = 执行一个行动。
ask-kept = { $player }：领奖，或结束。
    .alone = 领奖，或结束。
ask-moves = { $player }：移动，或结束。
    .alone = 移动，或结束。
ask-more = { $player }：再行动，或结束。
    .alone = 再行动，或结束。
ask-end = { $player }：结束回合。
    .alone = 结束回合。
ask-at = { $player }：放在哪里？
    .alone = 放在哪里？
ask-technology = { $player }：拿哪项技术？
    .alone = 拿哪项技术？
ask-token = { $player }：拿哪个指示物（每次生产都得）？
    .alone = 拿哪个指示物（每次生产都得）？
ask-bridge-tile = { $player }：拿哪个板块？
    .alone = 拿哪个板块？
ask-plaza = { $player }：拿哪种奖励？
    .alone = 拿哪种奖励？
ask-keep = { $player }：留下哪一个？
    .alone = 留下哪一个？
ask-plank = { $player }：放哪块桥面？
    .alone = 放哪块桥面？
ask-arrow = { $player }：{ $on }：要上移吗？
    .alone = { $on }：要上移吗？
ask-perform = { $player }：{ $action }：怎么执行？
    .alone = { $action }：怎么执行？
ask-sideways = { $player }：要横移吗？
    .alone = 要横移吗？

## 为什么不能这样做

why-over = 游戏已经结束
why-asked = 要先回答另一个问题
why-asked-at = 要先决定 { $tile } 放在哪里
why-not-now = 现在没有这个权利
why-tile-taken = 每回合只拿一个行动板块
why-no-tile = 那里没有板块
why-gold = 需要 { $gold } 金
why-take-first = 要先拿取行动板块
why-performed = 板块的行动已经执行过
why-not-on-tile = 这个板块的行动是{ $actions }
why-egg = 上桥要付鸡蛋，而且没有板块时大道就到尽头
why-track-end = 这条轨道已到尽头
why-not-in-row = { $tile } 不在这一列
why-cost = 费用是 { $goods }
why-special = 特殊板块需要轮格给的权利
why-no-place = 没有付得起的位置
why-owed = 要先执行板块的一个行动：{ $actions }
why-windows = 只能留两扇窗户：请说明留哪两扇
why-up = 还差 { $count } 扇银色窗户
why-up-fee = 下一排另外要付 { $goods }
why-up-top = 标记已在最后一排
why-refreshed = 每回合只能刷新一列
why-refresh = 需要同列的两个板块，并付 1 金或 1 石头
why-extra-done = 每回合只能买一次额外行动
why-extra = 需要两扇金色窗户，或金色和银色各一扇
why-extra-action = 目前没有可执行的行动

## 提示

hint-brings = 这个计划得到 { $goods }
hint-costs = 付出 { $goods }
hint-at-end = 照现在的局面，终局多得 { $points }
hint-at-end-less = 照现在的局面，终局少得 { $points }
hint-better = 比“{ $what }”大约多 { $points }
hint-better-why = 比“{ $what }”大约多 { $points }：{ $why }
hint-near = “{ $what }”也差不多好
hint-near-why = “{ $what }”也差不多好：本计划{ $more }，另一个{ $less }
another-one = { $what }（另一片）
closes-now = { $place }在这回合发奖
closes-next = { $place }在你下一回合前后发奖
gain-plazas = 广场 +{ $count }
gain-buildings = 建筑 +{ $count }
gain-walls = 城墙 +{ $count }
gain-projects = 饥饿之墙与主教座堂 +{ $count }
gain-learning = 学识与技术 +{ $count }
gain-upgrades = 升级 +{ $count }
gain-production = 金矿与采石场 +{ $count }
gain-crane = 起重机 +{ $count }
gain-road = 国王大道与桥 +{ $count }
gain-seals = 玺印 +{ $count }
gain-eggs = 鸡蛋 +{ $count }
gain-goods = 手中资源 +{ $count }
hint-gives = 可得：{ $what }
hint-done = 这回合其余的都不划算
plan-better = 新计划：多 { $points }
plan-gone = 新计划：来了新板块
plan-own = 新计划：接着你自己的一步

## 选项

choice-take = 拿取：{ $actions }
take-free = 免费
choice-mine = 金矿：{ $how }
choice-quarry = 采石场：{ $how }
choice-road = 沿国王大道前进
choice-upgrade = 升级{ $tile }
choice-wall = 城墙{ $tile }
choice-building = 建造{ $tile }
choice-at = 放在 { $place }
choice-bonus = 奖励：{ $of }
bonus-slot = 轮格
choice-sideways = { $count ->
    [1] 横移：{ $on }
   *[other] 横移：{ $on }（还有 { $count } 次）
 }
choice-effect = 街道{ $how }
choice-up = 上移：{ $on }，到第 { $row } 排
choice-arrow = { $how }
choice-keep = 拿取
choice-plank = 桥面 { $place }
choice-use = 使用技术
choice-seal = 取得玺印
choice-extra = 额外行动：{ $action }
choice-refresh = 付 { $cost } 刷新{ $row }
choice-pass = 不移动
choice-end = 结束回合
kind-take = 拿取行动板块
kind-mine = 金矿
kind-quarry = 采石场
kind-upgrade = 升级
kind-wall = 城墙
kind-building = 建造
kind-road = 沿国王大道前进
kind-up = 上移
kind-extra = 额外行动
kind-refresh = 刷新一列
kind-end = 结束回合
step-take = 拿取{ $actions }
step-mine-more = 在金矿前进一步
step-mine-produce = 在金矿生产
step-quarry-more = 在采石场前进一步
step-quarry-produce = 在采石场生产
step-upgrade = 拿取这块升级板块
step-wall = 拿取这块城墙板块
step-building = 拿取这块建筑板块
step-at = 放在 { $place }
step-over = 放置：{ $place }
step-bonus = 领取奖励：{ $of }
step-keep = 选这个
step-effect = 使用街道{ $how }
step-extra = 购买行动：{ $action }
step-end = 结束回合
group-take = 行动板块
group-action = 行动
group-kept = 这回合可用
group-up = 上移
group-technologies = 技术
group-seals = 玺印
group-extra = 额外行动
group-refresh = 刷新一列
group-end = 结束
how-more = 前进一步
how-produce = 生产
how-up = 上移
how-stay = 留在原处
how-free = （免费）
how-egg = （付一颗鸡蛋）

## 终局得分

over-lines = 逐项看分数
theme-plazas = 广场
theme-buildings = 建筑
theme-walls = 城墙
theme-projects = 饥饿之墙与主教座堂
theme-learning = 学识与技术
theme-upgrades = 升级
theme-production = 金矿与采石场
theme-crane = 起重机
theme-road = 国王大道与桥
theme-seals = 玺印
theme-eggs = 鸡蛋
theme-goods = 手中资源
theme-earlier = 先前
score-final = V 板块

# Why somebody won; "more" and "less" are lists of gains
over-why = { $winner }胜{ $other }{ $points }：{ $more }
over-why-but = { $winner }胜{ $other }{ $points }：{ $more }；{ $other }则{ $less }
over-beaten = { $winner }胜{ $other }{ $points }，每一项都略多一些
over-tie = 与{ $other }同分：{ $winner }在一轮中后行动，因此获胜
