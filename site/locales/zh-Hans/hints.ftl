## 换作是你，会怎么做？

hint = 换作是你，会怎么做？
hint-thinking = 思考中……
hint-do = 就这么做
hint-compared = 获胜机会
hint-chance = { $chance }%
hint-close = 几乎一样好
hint-good = 好处：
hint-bad = 代价：
hint-line = { $line }。
hint-worlds = 在 { $count } 种符合你所知的局面里试过，每次都玩到本轮结束。
hint-plain = 凭经验判断：这里不必细想。
hint-only = 没有别的选择。
hint-redraw = 与牌库换掉{ $cards }
hint-open = 这件事在众人面前决定：提示会泄露你的牌。
reason-gold-more = 到本轮结束约多 { $count } 金
reason-gold-less = 到本轮结束约少 { $count } 金
reason-cards-more = 手牌约多 { $count } 张
reason-cards-less = 手牌约少 { $count } 张
reason-built-more = 城中约多 { $count } 座建筑
reason-built-less = 城中约少 { $count } 座建筑
reason-killed = 试过的局面中，{ $here }% 被刺杀或中巫术，否则是 { $there }%
reason-robbed = 试过的局面中，{ $here }% 被偷，否则是 { $there }%
reason-finished = 试过的局面中，{ $here }% 完成城市，否则是 { $there }%
reason-chance = 获胜机会约 { $here }%，否则是 { $there }%
reason-rival = 最强对手的获胜机会约 { $here }%，否则是 { $there }%
reason-even = 各个选择相差无几

## 复盘

review = 复盘
review-title = 损失最大的决定
review-whose = 看谁的决定？
review-everybody = 所有人
review-looking = 第 { $at } 个决定，共 { $count } 个
review-stop = 停止
review-stopped = 已停止：看了 { $at } 个决定，共 { $count } 个。
review-none = 没有一个决定造成看得出的损失，打得好！
review-how = 每个决定只凭当时能知道的事，与专家的选择相比。
review-of = { $player }，第 { $round } 轮
review-cost = 获胜机会少了约 { $cost } 个百分点
review-played = 当时
review-better = 更好
review-watch = 在重播中看
review-early = 对局结束后才能复盘。
