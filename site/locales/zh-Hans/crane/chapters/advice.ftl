# 提示，以及对局结束后的复盘。
review-of = { $player }，第 { $round } 轮
review-cost = 大约少值 { $points } 分
review-how = 每个决定只凭当时能知道的事，与高手电脑的选择相比；分数是它的估计。
trial-later = 还没定：{ $what }，真的走时才选。“就这么走”走到那里为止。
trial-turn-ended = 回合结束就不能再试。可以就这么走，或是不要了。
review-most = 分数主要来自：{ $sources }
review-ahead = 领先{ $other }的项目：{ $sources }
review-behind = 落后{ $other }的项目：{ $sources }
review-source = { $source } { $count } 分
source-city = 城市和广场
source-projects = 饥饿之墙与主教座堂
source-walls = 城墙
source-learning = 学习和技术
source-crane = 行动板块和生产
source-others = 其他
trial-brings = 得到 { $goods }
