# How a finished game went.
timeline-how = 每輪結束時的分數，假設遊戲就此結束。旗子表示首座完成的城市。點一輪就能看分數。
timeline-first = 首座完成的城市：{ $player }
