## 页面

title = 王冠与起重机
tagline = 转动行动轮，建起首都。
pitch = 从巨大的起重机拿取板块，采矿、筑墙、盖房，登上主教座堂。1 至 4 人，约 60 分钟。
to-lesson-first = 带你玩第一局
games = 已保存的对局
games-may-go = 对局存在这个浏览器里。清除资料或数周没有造访，都可能删掉它们。你可以全部存成文件。
games-safe = 对局已安全存在这个浏览器里。
bot-strong = 高手
    .help = 先想好整个回合，再开始行动。

## 牌桌

hint = 高手会怎么做？
bar-round = 第 { $round } 轮
bar-turn = 第 { $turn }/{ $turns } 回合
bar-era = 第 { $era } 时期
bar-goal = 目标：超过 { $good } 分
bar-over = 结束
seats-title = 玩家
seat-label = { $player }：{ $goods }。
fact-points = 分
fact-score-now = （若此刻终局为 { $count } 分）
at-end = 终局 +{ $points }
at-end-less = 终局 −{ $points }
waiting-turn = 轮到{ $player }
tabs = 图板
tab-crane = 起重机
tab-boards = 图板
tab-city = 城市
tab-projects = 工程
tab-road = 大道
tab-open = 这里有事可做
tab-changed = 有变化
special = 特殊板块

## 选择

group-upgrade = 升级
group-wall = 城墙
group-building = 建筑
group-use = 技术
group-keep = 选一个
group-seal = 玺印
group-at = 放置板块
group-bonus = 奖励
group-sideways = 横移
group-effect = 街道效果
undo-row-filled = 之后已经补上新的板块。
undo-turn-ended = 之后已经开始了另一个回合。
undo-turn = 收回整个回合

## 经过

story-turn = { $player }：
story-you = 你：
moment-silenced = 被拿走的

## 设定

alone-goal = 单人游戏：超过 { $good } 分才算好
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
turns-left = 还有 { $count } 次
or = 或
same-start = 以同样的开局再玩一次
start-link = 复制这个开局的链接
over-alone = { $count } 分，超过 { $good } 分，打得好。
over-alone-below = { $count } 分。超过 { $good } 分才算好。
ladder = 要超过的分数
ladder-top = { $rung }：最高一级
ladder-below = 再多 { $count } 分就到第一级：{ $next }
ladder-at = { $rung }；再多 { $count } 分就到下一级：{ $next }
rung-1 = 学徒
rung-2 = 石匠
rung-3 = 营造大师
rung-4 = 宫廷建筑师
rung-5 = 皇家建筑师
