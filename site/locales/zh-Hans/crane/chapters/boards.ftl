# About the page.
about-1 = 这是非官方页面。可离线游玩，没有广告，也不必注册。你在这里做的一切都留在自己的设备上。
about-2 = 依照《Praga Caput Regni》（Vladimír Suchý，Delicious Games，2020）规则的自制版本，与作者及出版社无关。数值、名称、文字与图画都是我们自己的。
about-3 = 以 Python 制作：Pyodide、PyScript 与 MicroPython；文字用 Fluent；标题字体 Cinzel。

# 图板。
refresh-row = 哪一列？
refresh-how = { $count ->
    [0] 新板块会补上，所以不能撤销。
    [1] 再选一个板块。
   *[other] 选要换掉的两个板块。
 }
refresh-pay = 换掉
lay = 放置
lay-another = 换一片
head-action = 行动
head-kept = 可得
head-extra = 额外行动
head-more = 其他
lay-brings = 得到 { $goods }
gains = 得 { $goods }
pays = 付 { $goods }
lay-brings-nothing = 当下没有所得
place-hint = 点选 { $count } 个位置之一
place-pays = 点选 { $count } 个位置之一：最多 +{ $most }，含终局
place-words = 在{ $place }
place-around = 周围：{ $around }
place-before = 上一个位置
place-next = 下一个位置
turn = { $turn ->
    [0] 未转动
   *[other] 转 { $turn } 次
 }
turn-before = 向左转
turn-next = 向右转
plazas = 广场
plaza-how = 周围的建筑格都盖满时，每位有方块在那里的玩家得到两种奖励之一；方块最多的玩家两种都得。方块一样多时，放着方块的建筑费用较高的玩家两种都得。
claim-one = { $player }：{ $count } 个方块，建筑费用共 { $cost }
claim-both = { $player }：{ $count } 个方块，建筑费用共 { $cost }；目前两种都得
plaza = { $place }：{ $upper }，或 { $lower }；{ $spaces } 格中 { $free } 格空着
stands = { $player }：第 { $row } 排，第 { $column } 行
next-turn = { $what }（下回合起）
rights = 可取得 { $count } 个玺印
wealth = 尚可取得的财产奖励
wealth-gold6 = 6 金：{ $goods }
wealth-stone6 = 6 石头：{ $goods }
wealth-nine = 9 金或 9 石头：{ $goods }
holdings-more = 还能得到的
river = 河中的生产指示物
seals-left = 剩下的玺印
supply = 供应区
level-left = { $level } 级 { $count } 张
row-unknown = 还不知道的板块
levels-left = 技术：{ $levels }
fee = 两边升到第 { $row } 排，除了窗户还要付 { $goods }
type-upgrade = 升级
type-wall = 城墙
type-building = 建筑
tile-label = { $kind }：{ $what }
tile-action = 放在：{ $action }
tile-costs = 费用 { $goods }
tile-edges = 两边的标记相接时，两者都得到：{ $goods }
tile-corners = { $count } 个角，与另一个角相接时得到{ $token }
badge-wall = 在城墙上横移
badge-cathedral = 在主教座堂横移
badge-crowned = 皇冠
planks = 大桥的桥面
area = 第 { $area } 区
cathedral-V = 主教座堂最上层：一个 V 板块，剩 { $count } 个
tiles-left = 剩 { $count } 个
bridge-IV = 一个 IV 板块和一个桥面
bridge-V = 一个 V 板块和一个桥面
zoom = 放大
zoom-out = 显示全图
track-mine = 金矿
track-quarry = 采石场
track-tech = 技术
track-univ = 大学
track-at = { $track }：{ $step }／{ $last }
board-tile = { $count ->
    [1] { $place }：{ $goods }
   *[other] { $place }：{ $goods }；叠了 { $count } 个板块
 }
crane-tile = 位置 { $position }：{ $actions }；花费 { $cost } 金，得 { $points } 分；轮格：{ $bonus }
take-slot = 轮格：{ $bonus }
hold-hint = 按住可看说明。
card-tech = 技术
card-final = V 板块
