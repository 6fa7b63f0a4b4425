# The replay.
replay-deal = 已发牌。
replay-hands = 所有手牌
replay-hand-of = { $player }的手牌
replay-play = 自己玩一局
