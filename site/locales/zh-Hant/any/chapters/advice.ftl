# Hints, and the review of a finished game.
hint-thinking = 思考中……
hint-do = 就這麼做
hint-compared = 勝率
hint-close = 差不多一樣好
hint-chance = { $chance }%{ $margin ->
    [0] {""}
   *[other] {" "}± { $margin }
 }
hint-good = 好處：{ $reason }
hint-bad = 代價：{ $reason }
hint-line = { $line }。
hint-worlds = 在 { $count } 種符合你所知的局面裡試過，每次都玩到本輪結束。
hint-only = 沒有別的選擇。
review-title = 最大的失誤
review-whose = 看誰的決定？
review-everybody = 所有人
review-looking = 第 { $at } 個決定，共 { $count } 個
review-stop = 停止
review-stopped = 已停止：看了 { $at } 個決定，共 { $count } 個。
review-none = 沒有明顯的失誤，打得好！
review-played = 當時
review-better = 更好
review-again = 這一局同樣的建議還有 { $count } 次。
review-watch = 在重播中看

## 一回合的計畫

plan = 這回合的計畫
plan-step = 第 { $at } 步，共 { $steps } 步
plan-total = 合計
plan-do = 走第 { $at } 步
plan-follow = 照計畫走
plan-try = 試試看
plan-leave = 放下計畫
plan-thinking = 思考中……
plan-reveals = 會揭開新的東西，計畫可能改變

## 試試看：還不算數的步驟

trial-title = 試試看：{ $count ->
    [0] 還不算數
   *[other] { $count } 步，還不算數
 }
trial-keep = 就這麼走
trial-drop = 不要了
trial-stop = 不試了
trial-card-drawn = 試到這裡為止：下一步會看到新的板塊。可以就這麼走，或是不要了。
trial-other-decides = 試到這裡為止：下一步要由別的玩家決定。可以就這麼走，或是不要了。
trial-over = 剛才試的步驟已經不在了，對局和試之前一樣。
trial-not-here = 這裡不能試。

## Chances in words

share-never = 極低
share-tenth = 約一成
share-fifth = 約兩成
share-quarter = 約四分之一
share-third = 約三分之一
share-half = 約一半
share-two-thirds = 約三分之二
share-three-quarters = 約四分之三
share-most = 約九成
share-always = 極高
