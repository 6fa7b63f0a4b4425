# Hints, and the review of a finished game.
hint-thinking = 思考中……
hint-do = 就这么做
hint-compared = 胜率
hint-close = 差不多一样好
hint-chance = { $chance }%{ $margin ->
    [0] {""}
   *[other] {" "}± { $margin }
 }
hint-good = 好处：{ $reason }
hint-bad = 代价：{ $reason }
hint-line = { $line }。
hint-worlds = 在 { $count } 种符合你所知的局面里试过，每次都玩到本轮结束。
hint-only = 没有别的选择。
review-title = 最大的失误
review-whose = 看谁的决定？
review-everybody = 所有人
review-looking = 第 { $at } 个决定，共 { $count } 个
review-stop = 停止
review-stopped = 已停止：看了 { $at } 个决定，共 { $count } 个。
review-none = 没有明显的失误，打得好！
review-played = 当时
review-better = 更好
review-again = 这一局同样的建议还有 { $count } 次。
review-watch = 在回放中看

## 一回合的计划

plan = 这回合的计划
plan-step = 第 { $at } 步，共 { $steps } 步
plan-total = 合计
plan-do = 走第 { $at } 步
plan-follow = 照计划走
plan-try = 试试看
plan-leave = 放下计划
plan-thinking = 思考中……
plan-reveals = 会揭开新的东西，计划可能改变

## 试试看：还不算数的步骤

trial-title = 试试看：{ $count ->
    [0] 还不算数
   *[other] { $count } 步，还不算数
 }
trial-keep = 就这么走
trial-drop = 不要了
trial-stop = 不试了
trial-card-drawn = 试到这里为止：下一步会看到新的板块。可以就这么走，或是不要了。
trial-other-decides = 试到这里为止：下一步要由别的玩家决定。可以就这么走，或是不要了。
trial-over = 刚才试的步骤已经不在了，对局和试之前一样。
trial-not-here = 这里不能试。

## Chances in words

share-never = 极低
share-tenth = 约一成
share-fifth = 约两成
share-quarter = 约四分之一
share-third = 约三分之一
share-half = 约一半
share-two-thirds = 约三分之二
share-three-quarters = 约四分之三
share-most = 约九成
share-always = 极高
