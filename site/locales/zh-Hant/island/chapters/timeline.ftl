# How a finished game went.
timeline-how = 每輪結束時的分數，點數卡從買到時算起。符號表示獎項易主。點一輪就能看分數。
timeline-chance = { $player }的勝率：{ $before }% → { $after }%
timeline-turning-how = 讓某人勝率變化最大的回合，以所有手牌都公開來估計。
timeline-road = 最長道路：{ $player }
timeline-road-none = 最長道路：無人
timeline-army = 最大軍隊：{ $player }
