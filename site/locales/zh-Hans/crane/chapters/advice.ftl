# 提示，以及对局结束后的复盘。
review-of = { $player }，第 { $round } 轮
review-cost = 大约少值 { $points } 分
review-how = 每个决定只凭当时能知道的事，与高手电脑的选择相比；分数是它的估计。
trial-row-filled = 试到这里为止：下一步会翻出新的板块。可以就这么走，或是不要了。
trial-turn-ended = 回合结束就不能再试。可以就这么走，或是不要了。
