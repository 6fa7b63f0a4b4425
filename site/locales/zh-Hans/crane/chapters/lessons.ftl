## 第一课：板块

lesson-tile = 拿取板块
    .about = 起重机、板块的费用，以及一个回合的两半。
lesson-tile-chapter-first = 你的第一个回合
lesson-tile-welcome = 欢迎！你要建起首都：每人十六个回合，分数最高的人获胜。这里是你的物品：2 金和 2 石头。
lesson-tile-zones = 起重机上有六个板块，各有两个行动。红色位置的板块要付金币，绿色免费，蓝色得分。
lesson-tile-take = 拿取绿色位置上有城墙和金矿的板块。点它。
    .any = 那样也可以。这次拿绿色位置上有城墙和金矿的板块：它免费。
lesson-tile-bonus = 板块下的轮格有奖励：1 石头。它保留到回合结束。现在拿吧。
    .any = 先拿轮格的奖励：它是你的，而且免费。
lesson-tile-produce = 现在执行板块的一个行动。在金矿生产：轨道上写多少就得多少金币，是 3 金。
    .more = 前进一步以后才划算。现在需要金币：生产吧。
    .any = 这次在金矿生产。
lesson-tile-limit = 5 金了。金币和石头各最多 9 个。每个标记都会说明自己：点它；点了会下决定的地方就长按。
lesson-tile-end = 都做完了。结束回合。
lesson-tile-next = 行动轮转了一格：你的板块回到第一个位置，其他的往前移。没人拿的板块会到蓝色位置，可以得分。接下来：金矿与采石场。

## 第二课：金矿

lesson-produce = 金矿与采石场
    .about = 轨道上的步数、途中的奖励和指示物。
lesson-produce-chapter-track = 轨道上的一步
lesson-produce-tracks = 行动图板下有四条轨道。你的金矿在 4：生产得 4 金。到 5 有一个指示物。
lesson-produce-take = 再拿有城墙和金矿的板块。
    .any = 金矿在有城墙和金矿的板块上：拿那一个。
lesson-produce-more = 这次不生产，拿 1 金并前进一步。
    .produce = 生产只得一次，前进一步以后一直有用：选它。
    .any = 先执行金矿：1 金和一步。
lesson-produce-token = 这一步带来一个生产指示物。它从此放在轨道上，每次生产都包含它。
lesson-produce-keep = 选有 1 金和 1 分的指示物：这个金矿就生产 6 金，还多 1 分。
    .any = 每个都不错。这次选有 1 金和 1 分的。
lesson-produce-bonus = 还有轮格的奖励。
    .any = 先拿轮格的奖励，不然会失效。
lesson-produce-end = 结束回合。
lesson-produce-next = 采石场同样产石头。每条轨道的尽头给一个拿玺印的权利。接下来：升级。

## 第三课：升级

lesson-upgrade = 升级
    .about = 放在行动图板上、每次都有奖励的板块。
lesson-upgrade-chapter-lay = 更好的金矿
lesson-upgrade-rows = 起重机下有三列板块：升级、城墙和建筑。每列最后一个是特殊板块，要靠特殊轮格上的板块才能拿。
lesson-upgrade-take = 拿有升级和国王大道的板块。
    .any = 升级要拿绿色位置上有升级和国王大道的板块。
lesson-upgrade-egg = 这个轮格可用 1 金买一颗鸡蛋。鸡蛋能启用街道的第二个效果，结束时也有分数。买吧。
    .any = 先买鸡蛋。
lesson-upgrade-upgrade = 选金矿的升级：每次在那里执行行动都得 1 分。
    .any = 这次选金矿的升级。
lesson-upgrade-lay = 它放在金矿的位置上。你可以转动它，让标记以后与城墙相接。就这样放下吧。
    .any = 不转动，直接放下。
lesson-upgrade-school = 升级让大学前进一步。结束时它决定每步技术值多少分。
lesson-upgrade-end = 结束回合。
lesson-upgrade-next = 从此金矿每次都带来 1 分，它的边等着城墙。接下来：城墙。

## 第四课：城墙

lesson-wall = 城墙
    .about = 相接的边和角。
lesson-wall-chapter-meet = 相接
lesson-wall-edges = 你的金矿已升级。看它的边：两条边上有标记，两个角上有红色扇形。
lesson-wall-take = 拿有城墙和金矿的板块。
    .any = 城墙要拿绿色位置上有城墙和金矿的板块。
lesson-wall-bonus = 先拿轮格的奖励：城墙用石头付。
    .any = 先拿轮格的奖励。
lesson-wall-wall = 选第二面城墙：它一条边上有金币，并带来一扇银色窗户。
    .any = 这次选这一列的第二面城墙。
lesson-wall-lay = 选金矿右边的位置，转动板块，让金币对着石头。页面会说明能得到什么。
    .any = 那里也能放。但在这里，金币与石头相接，还有两个红角。
lesson-wall-met = 金币与石头相接：两个都得到。两个红角相接：1 个红色指示物。得过的标记在两个板块上都用掉了。
lesson-wall-end = 结束回合。
lesson-wall-next = 银色窗户让饥饿之墙和主教座堂上的标记上移，两扇一排。红色指示物的价值看主教座堂的行。接下来：广场。

## 第五课：广场

lesson-plaza = 建筑与广场
    .about = 在城市里建造、放方块、拿奖励。
lesson-plaza-chapter-pay = 最后一格
lesson-plaza-plaza = 城市有广场，周围是建筑格。旧城区的一个广场旁有一个放着你方块的建筑，还剩一格。
lesson-plaza-take = 拿有建筑和采石场的板块。
    .any = 建筑要拿绿色位置上有建筑和采石场的板块。
lesson-plaza-building = 选有银色窗户和主教座堂标记的建筑：标记让你在广场放方块。
    .any = 这次选有银色窗户的建筑。
lesson-plaza-lay = 建在那个广场的最后一格。旧城区的格子要付 1 金，并给分数。
    .any = 那里也能建。但广场的最后一格会立刻发奖励。
lesson-plaza-paid = 广场建满，发奖励了。你的方块最多，两个都得：3 分和技术一步。方块回到你手上。
lesson-plaza-keep = 这一步到了一本书：从三个技术中选一个。选上移得分的那个。
    .any = 每个都不错。这次选上移得分的那个。
lesson-plaza-end = 结束回合。
    .any = 还能做别的，不过这样就够了。结束回合。
lesson-plaza-next = 需要知道的都在这里了。从这里继续玩吧：教练会说高手会怎么做，直到你请教练离开。
