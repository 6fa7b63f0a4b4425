# 提示，以及對局結束後的覆盤。
review-of = { $player }，第 { $round } 輪
review-cost = 大約少值 { $points } 分
review-how = 每個決定只憑當時能知道的事，與高手電腦的選擇相比；分數是它的估計。
trial-row-filled = 試到這裡為止：下一步會翻出新的板塊。可以就這麼走，或是不要了。
trial-turn-ended = 回合結束就不能再試。可以就這麼走，或是不要了。
