# The rules in short.
head-goal = 目标
help-goal = 每人十六个回合之后，分数最高的人获胜。
head-turn = 一个回合
help-turn = 从起重机拿一个行动板块，执行其中一个行动。本回合的其他权利顺序不限：轮格奖励、移动、技术、额外行动。
head-tile = 板块的费用
help-tile = 在红色位置要付金币，绿色位置免费，蓝色位置得分。拿走的板块回到第一个位置，其他板块往前移。
head-produce = 金矿与采石场
help-produce = 前进一步并得 1 金或 1 石头；或者生产：轨道上写多少就得多少，再加上一路印着的所有奖励。金币和石头各最多 9 个。
head-lay = 升级、城墙、建筑
help-lay = 从各列拿一个板块，付费，再选位置和方向。升级放在你的行动上，城墙放在周围，建筑放在城市里。
head-meet = 相接
help-meet = 两边的标记相接时，两个都得到。红角相接得红色指示物，蓝角相接得蓝色指示物。
head-city = 广场
help-city = 有主教座堂标记的建筑会在广场放上你的方块。广场周围都建满时，有方块的人各选一个奖励，方块最多的人两个都得。
head-projects = 饥饿之墙与主教座堂
help-projects = 两扇银色窗户让标记上移一排。结束时各排是分数，各行决定指示物的价值。
head-end = 结束
help-end = 接着计算还没发奖励的广场、学习、各排与指示物、城墙、玺印和鸡蛋。

# The rulebook. A paragraph is a message of its own, counted from 1. `.also` are more words by which a section is found.
book-search = 搜寻规则
book-search-hint = 升级、广场、窗户……
book-found = { $count ->
    [0] 找不到。换个词，或用短一点的词试试。
   *[other] 在 { $count } 节中找到
 }
book-short = 规则简述
book-next = 下一节：{ $title }

rules-turn = 一个回合
    .also = 顺序 步骤 行动 奖励 失效 结束
rules-turn-1 = 每回合拿一个行动板块，执行它两个行动中的一个，有时更多。每人十六个回合，进行到一半时进入第二时期。
rules-turn-2 = 红色位置的板块要立刻付金币，绿色位置免费，蓝色位置得分。板块上若有分数，也归拿的人。
rules-turn-3 = 板块下的轮格给一次奖励，现在或本回合稍后领取：金币、石头、银色窗户、用金币或石头买一颗鸡蛋，或分数。
rules-turn-4 = 板块的两个行动只要有一个能执行，就必须执行。两个都不能，就作废。
rules-turn-5 = 其余顺序不限：板块与行动、轮格奖励、升级奖励、横移和上移、街道效果、III 级和 IV 级技术、玺印、额外行动、刷新一列。
rules-turn-6 = 回合结束时，没用的轮格奖励、横移、升级奖励和街道效果都会失效。还有权利没用时，页面会先问你。

rules-crane = 起重机
    .also = 行动轮 位置 轮格 区 红 绿 蓝 特殊
rules-crane-1 = 起重机有十二个位置，围成一圈，分红、绿、蓝。板块放在轮格里，跟着轮格转动；位置决定板块的费用或得分。
rules-crane-2 = 每回合后行动轮转一格，拿走的板块回到第一个位置。
rules-crane-3 = 一直没人拿的板块到尽头后回到绿色位置，上面放五分，给拿它的人。
rules-crane-4 = 从特殊轮格拿的板块，让你用它的行动拿一列的特殊板块。不用的话，改得轮格上的分数。

rules-mine = 金矿与采石场
    .also = 金币 石头 生产 指示物 财产 玺印 上限
rules-mine-1 = 金矿：得 1 金并前进一步；或者生产：得到轨道上写的金币、一路印着的所有奖励，以及生产指示物的奖励。采石场同样产石头。
rules-mine-2 = 金币和石头各最多 9 个，多的作废。
rules-mine-3 = 轨道途中可选一个生产指示物：之后每次生产都包含它。
rules-mine-4 = 第一次有 6 金、6 石头，或其中一种到 9 时，得到该处的奖励和一个方块，每处每局一次。
rules-mine-5 = 每条轨道的尽头给一个拿玺印的权利，本回合或以后都可以用。玺印要付费，每个只属于一个人。

rules-upgrade = 升级
    .also = 行动图板 奖励 大学
rules-upgrade-1 = 从升级列拿一个板块，放在它写的行动上，方向任选。
rules-upgrade-2 = 接着大学前进：第一时期 1 步，第二时期 2 步。
rules-upgrade-3 = 行动可以再次升级。新板块叠在上面；计算升级数量时，旧的仍然算。
rules-upgrade-4 = 每次执行升级过的行动都得到板块的奖励。本回合已执行的行动若再升级，也可以改拿新板块的奖励。

rules-rows = 板块列
    .also = 特殊 刷新 牌叠 板块
rules-rows-1 = 每列有三个板块和一个特殊板块。空位立刻从牌叠补上。
rules-rows-2 = 特殊板块只能靠特殊轮格上的板块、用那个板块的行动来拿。
rules-rows-3 = 每回合可刷新一列一次：付 1 金或 1 石头，把其中两个板块放到牌叠底。

rules-wall = 城墙
    .also = 环 边 角 标记 指示物 红 相接 相邻
rules-wall-1 = 从城墙列拿一个板块，付它的费用，立刻得到奖励。
rules-wall-2 = 放在行动图板周围十二格中的一格，方向任选。
rules-wall-3 = 新板块一边的标记与邻居的标记相接时，两个都得到。对着空白边就没有。
rules-wall-4 = 红角与另一个板块的红角相接，得 1 个红色指示物；在同一点与两个相接，得 2 个。
rules-wall-5 = 得过的标记在两个板块上都用掉了。叠上去的板块是全新的。
rules-wall-6 = 有墙标记的城墙还让你在饥饿之墙上横移一行。

rules-building = 建筑与广场
    .also = 城市 格 广场 方块 拥有权 皇冠 蓝 指示物 奖励
rules-building-1 = 从建筑列拿一个板块，付费，得到奖励，放在城市的空格上，方向任选。
rules-building-2 = 旧城区的格子要付金币，也给分数；新城区的都没有。
rules-building-3 = 主教座堂标记让你在那里横移一行，并在广场放一个方块作为拥有权。皇冠按广场周围的建筑数得分，每个 1 分，包括这一个。
rules-building-4 = 蓝角与另一个建筑的蓝角、或印好的蓝角相接，得 1 个蓝色指示物；在同一点与两个相接，得 2 个。
rules-building-5 = 广场周围最后一格建好时发奖励：在那里有方块的人各选一个奖励，方块最多的人两个都得。一样多时，比建筑费用的总和。

rules-road = 国王大道与大桥
    .also = 街道 鸡蛋 桥面 板块 IV V 人物
rules-road-1 = 国王大道行动让你前进一区。前三区各有两个本回合可用的效果：一个免费，一个要付一颗鸡蛋。
rules-road-2 = 第四区要付一颗鸡蛋：从三个 IV 板块中选一个，放在空的桥面上，桥面和板块的奖励都归你。
rules-road-3 = 第五区也要付一颗鸡蛋：选一个 V 板块，结束时计分，并得到桥面的奖励。

rules-technology = 技术与大学
    .also = 书本 等级 学习 轨道
rules-technology-1 = 技术轨道上每到一本书，看三个该级的技术，留一个。
rules-technology-2 = I 级和 II 级从你的下一回合起一直有效；III 级和 IV 级只用一次，现在或以后都可以。
rules-technology-3 = 结束时，每步技术的价值由大学决定。超过任一轨道尽头的每一步得 2 分。

rules-projects = 饥饿之墙与主教座堂
    .also = 横移 上移 排 行 阶层 费用 标记
rules-projects-1 = 两者都是有排有行的图板。横移到的行越来越值钱。
rules-projects-2 = 两扇银色窗户上移一排，付得起就可以多次。进入第二阶层再付 1 金和 1 石头，第三阶层再付 1 金和 2 石头。
rules-projects-3 = 标记停下的地方印着的分数归你。箭头让它再移动。
rules-projects-4 = 结束时各排是分数。饥饿之墙的行决定每个蓝色指示物的价值，主教座堂的行决定每个红色指示物的价值。

rules-windows = 窗户与额外行动
    .also = 银色 金色 窗户 额外 保留
rules-windows-1 = 回合结束时最多留两扇窗户。
rules-windows-2 = 每回合一次，两扇金色窗户，或金色和银色各一扇，可多执行一个行动，六个中任选。

rules-end = 结束
    .also = 计分 分数 胜者 平手 时期 鸡蛋 玺印
rules-end-1 = 回合过半时，第二时期的板块取代第一时期的。每人十六个回合后游戏结束。
rules-end-2 = 先计算没发过奖励的广场：有拥有权的人各得下方的奖励。
rules-end-3 = 再算学习，即技术步数乘以大学的价值；然后是各排和指示物。
rules-end-4 = 三面城墙 4 分，四或五面 10 分，六面以上 18 分。
rules-end-5 = 接着是 V 板块和玺印；再来是鸡蛋：一、二、三、四颗以上各得 1、3、6、10 分。
rules-end-6 = 分数最高的人获胜。平手时，一轮中较晚行动的人获胜。

rules-alone = 一人游戏
    .also = 单人 独自
rules-alone-1 = 与两人相同；你的每个回合之后，起重机上最远的板块会被拿走。超过 140 分算好。

rules-keys = 按键
    .also = 键盘 快捷键 复原 提示
rules-keys-1 = 1 到 9 选择列出的项目。放置板块时，, 和 . 切换位置，[ 和 ] 转动板块。
rules-keys-2 = N 金矿，Q 采石场，G 升级，W 城墙，B 建筑，D 国王大道，E 额外行动；[ 和 ] 在城墙与主教座堂横移，加 Shift 上移；. 结束回合。
rules-keys-3 = U 收回上一个决定，Z 收回整个回合，H 提示，L 打开记录，R 朗读局面，M 打开菜单，? 打开这份规则，冒号输入行动。
rules-keys-4 = 补过板块、翻开过东西，或其他玩家已经回应之后，决定就不能收回。

rules-signs = 标记
    .also = 图例 符号 意思
rules-signs-1 = 窗户看形状分辨，指示物看鸟和皇冠。粗金边是特殊板块。
rules-signs-2 = 红点是升级和城墙的角，蓝点是建筑的角：两个相接就带来指示物。
signs-all = 所有标记
sign-of-points = 分数
sign-of-gold = 金币
sign-of-stone = 石头
sign-of-silver = 银色窗户
sign-of-goldw = 金色窗户
sign-of-egg = 鸡蛋
sign-of-red = 红色指示物
sign-of-blue = 蓝色指示物
sign-of-claim = 可用的方块
sign-of-mine = 金矿
sign-of-quarry = 采石场
sign-of-do-upgrade = 升级
sign-of-do-wall = 城墙
sign-of-do-building = 建筑
sign-of-do-road = 国王大道
sign-of-tech = 技术一步
sign-of-univ = 大学一步
sign-of-book = 书本：选一个技术
sign-of-token = 生产指示物的位置
sign-of-seal = 拿玺印的权利
sign-of-wall = 饥饿之墙标记
sign-of-cathedral = 主教座堂标记
sign-of-crowned = 皇冠
sign-of-side = 横移
sign-of-up = 上移
sign-of-special = 特殊板块
