## 页面

title = 王冠与起重机
tagline = 转动行动轮，建起首都。
pitch = 从巨大的起重机拿取板块，采矿、筑墙、盖房，登上主教座堂。1 至 4 人，约 60 分钟。
to-citadels = 玩《富饶之城》
to-island = 玩《港湾之岛》
games = 已保存的对局
games-may-go = 对局存在这个浏览器里。清除资料或数周没有造访，都可能删掉它们。你可以全部存成文件。
games-safe = 对局已安全存在这个浏览器里。
bot-strong = 高手
    .help = 先想好整个回合，再开始行动。

## 牌桌

hint = 高手会怎么做？
bar-round = 第 { $round } 轮
bar-turn = 第 { $turn } 回合，共 { $turns } 回合
bar-era = 第 { $era } 时期
bar-over = 结束
seats-title = 玩家
seat-label = { $player }：{ $goods }。
fact-points = 分
waiting-turn = 轮到{ $player }
tabs = 图板
tab-crane = 起重机
tab-boards = 图板
tab-city = 城市
tab-projects = 工程
tab-road = 大道
tab-open = 这里有事可做
tab-changed = 有变化
crane-tile = 位置 { $position }：{ $actions }；花费 { $cost } 金，得 { $points } 分；轮格：{ $bonus }
take-slot = 轮格：{ $bonus }
special = 特殊板块

## 选择

group-upgrade = 升级
group-wall = 城墙
group-building = 建筑
group-use = 技术
group-seal = 玺印
group-at = 放置板块
group-bonus = 奖励
group-sideways = 横移
group-effect = 街道效果
place-hint = 点选 { $count } 个位置之一
place-words = 在{ $place }
place-around = 在{ $place }：{ $around }
place-before = 上一个位置
place-next = 下一个位置
turn = 方向 { $turn }／{ $turns }
turn-before = 向左转
turn-next = 向右转
refresh-row = 哪一列？
refresh-how = { $count ->
    [0] 新板块会补上，所以不能撤销。
    [1] 再选一个板块。
   *[other] 选要换掉的两个板块。
 }
refresh-pay = 换掉，付 { $cost }
undo-row-filled = 之后已经补上新的板块。
undo-turn-ended = 之后已经开始了另一个回合。
undo-turn = 收回整个回合
lay = 放在这里
lay-brings = 得到 { $goods }
lay-costs = 付 { $goods }
lay-brings-nothing = 当下没有所得

## 经过

story-turn = { $player }：
story-you = 你：
moment-silenced = 被拿走的

## 设定

option-fact = { $name }：{ $value }
option-tiles = 行动板块
option-tiles-A = A
option-tiles-B = B
option-crane_order = 起重机上的板块
option-crane_order-random = 随机
option-crane_order-fixed = 依序
option-tokens = 生产指示物
option-tokens-all = 全部
option-tokens-by_players = 依人数
option-road_tiles = 大道板块
option-road_tiles-none = 无
option-road_tiles-chance = 部分
option-road_tiles-all = 全部

## 物品

full = { $goods }，再多也放不下
good-claim = { $count } 个空闲方块

## 图板

boards-of = { $player }的图板
zoom = 放大城市
track-mine = 金矿
track-quarry = 采石场
track-tech = 技术
track-univ = 大学
track-at = { $track }：{ $step }／{ $last }
board-tile = { $count ->
    [1] { $place }：{ $goods }
   *[other] { $place }：{ $goods }；叠了 { $count } 个板块
 }
plaza = { $place }：{ $upper }，或 { $lower }；{ $spaces } 格中 { $free } 格空着
plazas = 广场
plaza-how = 周围的建筑格都盖满时，每位有方块在那里的玩家得到其中一种奖励；方块最多的玩家两种都得。方块一样多时，看谁的建筑费用较高。
claim-one = { $player }：{ $count } 个方块，建筑费用共 { $cost }
claim-both = { $player }：{ $count } 个方块，建筑费用共 { $cost }；目前两种都得
stands = { $player }：第 { $row } 排，第 { $column } 行
next-turn = { $what }（下回合起）
rights = 可取得 { $count } 个玺印
holdings-more = 还能得到的
wealth = 尚可取得的财产奖励
wealth-gold6 = 6 金：{ $goods }
wealth-stone6 = 6 石头：{ $goods }
wealth-nine = 9 金或 9 石头：{ $goods }
river = 河中的生产指示物
seals-left = 剩下的玺印
supply = 供应区
level-left = { $level } 级 { $count } 张
levels-left = 技术：{ $levels }
turns-left = 还有 { $count } 回合
fee = 升到第 { $row } 排：另付 { $goods }
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
or = 或
same-start = 以同样的开局再玩一次
start-link = 复制这个开局的链接
over-alone = { $count } 分，超过 { $good } 分，打得好。
over-alone-below = { $count } 分。超过 { $good } 分才算好。
