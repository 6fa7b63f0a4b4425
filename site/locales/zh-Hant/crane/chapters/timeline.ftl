# How a finished game went.
timeline-how = 每輪結束時的分數，假設遊戲就此結束。II 表示第二時期開始。點一輪就能看分數。
timeline-turning-how = 讓某人分數變化最大的回合，前後都假設遊戲就此結束。
timeline-era = 第二時期開始
