# The rules in short.
help-goal = 在自己的回合最先拿到指定分数。定居点 1 分，城市 2 分。
help-place = 每人放两个定居点，各连一条道路；第二个定居点会给周围每个地块一张资源。定居点之间至少隔两段路。
help-throw = 掷骰：该数字的地块，给旁边的定居点 1 张、城市 2 张资源。
help-seven = 掷出七点：手牌超过七张的玩家弃一半。接着移动强盗：那个地块停产，并从旁边的玩家抽一张牌。
help-build = 道路从自己的道路或建筑延伸；定居点要接着道路；城市取代定居点。
help-trade = 向银行 4 换 1，在港口 3 换 1 或 2 换 1，也可以向其他人报价。
help-cards = 每回合可打一张发展卡，刚买的不行。点数卡保密并立即计分。
help-prizes = 最长道路（至少五段）与最大军队（至少三名士兵）各 2 分。
head-goal = 目标
head-place = 放置
head-throw = 掷骰
head-seven = 七点与强盗
head-build = 建设
head-trade = 交易
head-cards = 发展卡
head-prizes = 最长道路与最大军队

# The rulebook. A paragraph is a message of its own, counted from 1. `.also` are more words by which a section is found.
book-search = 搜索规则
book-search-hint = 强盗、港口、最长道路……
book-found = { $count ->
    [0] 找不到。换个词，或用短一点的词试试。
   *[other] 在 { $count } 节中找到
 }
book-short = 规则简述
book-next = 下一节：{ $title }

rules-setup = 开局
    .also = 放置 起始 地图 随机 入门
rules-setup-1 = 岛上有 19 个地块：森林产木材、土丘产砖块、牧场产羊毛、农田产粮食、矿山产矿石，荒地什么都不产。数字下的点表示 36 次掷骰中平均出现几次。
rules-setup-2 = 从第一位玩家开始，每人放一个定居点和旁边的一条道路；再从最后一位倒着轮回来，每人放第二个定居点和道路。
rules-setup-3 = 第二个定居点会给周围每个地块一张资源。
rules-setup-4 = 不论是谁的，定居点都不能在相邻的路口上：中间至少隔一个路口。
rules-setup-5 = 选“{ option-start-quick }”时，会为每个人选点数最多的路口，游戏从第一次掷骰开始。

rules-turn = 回合
    .also = 顺序 步骤 掷骰
rules-turn-1 = 先掷骰一次，接着以任何顺序交易、建设、买发展卡，付得起就可以多次，最后结束回合。
rules-turn-2 = 掷骰之前只能打发展卡。
rules-turn-3 = 在你的回合里，别人不能建设、买卡或打卡，只能回应你的报价。
rules-turn-4 = 用骰子牌时，每次掷骰都从 36 张牌中翻一张，两颗骰子的每种结果各一张。剩五张时，全部重新洗牌。

rules-harvest = 掷骰的收成
    .also = 资源 产出 收成 不足 银行
rules-harvest-1 = 掷出的数字，每个有这个数字的地块都会产出：旁边的定居点得 1 张，城市得 2 张。不论轮到谁，每个人都拿得到。
rules-harvest-2 = 有强盗的地块不产出。
rules-harvest-3 = 如果某种资源银行不够分给所有人，就谁也拿不到；如果只有一个人该拿，就拿走剩下的。银行一开始每种资源有 19 张；付出和弃掉的都回到银行。

rules-seven = 七点与强盗
    .also = 弃牌 抢夺 士兵
rules-seven-1 = 掷出七点时，资源卡超过七张的玩家都要自己选一半弃掉（小数舍去）。发展卡不算。
rules-seven-2 = 接着掷骰的玩家把强盗移到另一个地块。
rules-seven-3 = 并从在那个地块旁有建筑的一位玩家手中随机抽一张牌。
rules-seven-4 = 士兵也这样移动强盗，但不必弃牌。
rules-seven-5 = 友善强盗：两分以下玩家的地块不会被占；保密的点数卡不算。
rules-seven-6 = 在没有七点的轮数里，掷出七点会重掷。

rules-build = 建设
    .also = 道路 定居点 城市 花费
rules-build-1 = 道路从自己的道路或建筑接出去，但不能穿过别人的建筑。
rules-build-2 = 定居点要接在自己的道路上，并与所有建筑保持距离。
rules-build-3 = 城市取代自己的一个定居点，那个定居点可以在别处再建。
rules-build-4 = 每人有 15 条道路、5 个定居点、4 座城市。

rules-trade = 交易
    .also = 银行 港口 报价 还价 兑换
rules-trade-1 = 银行以 4 张同种资源换 1 张别种。有建筑在港口时，以 3 张，或以港口标示的 2 张来换。
rules-trade-2 = 在自己的回合可以报价，其他人依序回应，你选一人成交，或都不成交。
rules-trade-3 = 报价的每一边是一到三张牌，两边不能有同一种资源。
rules-trade-4 = 可以让其中一边“任意”，由别人说要给什么或要什么。
rules-trade-5 = 别人可以不接受而还价，改变其中一边。
rules-trade-6 = 每回合最多报价五次，除非设置不同。

rules-cards = 发展卡
    .also = 士兵 垄断 丰收 点数 买
rules-cards-1 = 从牌堆买一张，只有自己看。牌堆共 25 张：14 张士兵、5 张点数，其他各 2 张。发展卡不能交易、不会被抢，也不用弃。
rules-cards-2 = 每回合打一张，掷骰前后都可以，但不能打同一回合买的。打过的卡就移出游戏。
rules-cards-3 = 士兵：移动强盗并抽一张牌。
rules-cards-4 = 道路建设：立刻免费建两条道路；道路用完或没有地方时，只建一条。
rules-cards-5 = 丰收：从银行任选两张资源，同种或不同种都可以，以银行有的为限。
rules-cards-6 = 垄断：说出一种资源，其他人把这种资源全部给你。
rules-cards-7 = 点数：值 1 分，不用打出，保密并立即计分。

rules-prizes = 最长道路与最大军队
    .also = 奖 加分 士兵
rules-prizes-1 = 最先有连续五段道路的玩家得到最长道路，值 2 分；有人更长时归对方。
rules-prizes-2 = 岔路不相加。路口上别人的建筑会把道路截断。
rules-prizes-3 = 如果几个人一样长，原持有者在其中就保留；否则先搁置，直到只有一人最长。
rules-prizes-4 = 最先打出三名士兵的玩家得到最大军队，值 2 分；有人打出更多时归对方。

rules-end = 结束
    .also = 获胜 分数 目标
rules-end-1 = 定居点 1 分，城市 2 分，两种奖各 2 分，点数卡每张 1 分。
rules-end-2 = 在自己的回合达到十分就立即获胜；设置可以改变目标。
rules-end-3 = 在别人回合得到的分数，要到自己的回合开始才算获胜。
rules-end-4 = 结束时所有点数卡都摊开计分。

rules-keys = 按键与按钮
    .also = 键盘 快捷键 撤销 提示
rules-keys-1 = 1 到 9 选择列出的项目。R、S、C 建道路、定居点或城市，D 买发展卡；空格键掷骰或结束回合。
rules-keys-2 = 方向键在岛上的地点间移动，Home 到最好的地点，End 到最后一个；, 和 . 从最好的开始逐一移动。Enter 在选好的地点建设。
rules-keys-3 = U 撤销上一个决定，H 给提示，L 打开记录，A 朗读牌桌，P 跳到玩家，M 打开菜单，? 打开规则，冒号输入行动，例如“end”。Escape 关闭已打开的内容。
rules-keys-4 = 掷骰、抽牌、抢夺之后，或别人已经回应，就不能撤销。
