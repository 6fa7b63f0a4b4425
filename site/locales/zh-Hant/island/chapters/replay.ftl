# 重播。
replay-deal = 島嶼已經擺好。
replay-play = 自己玩《港灣之島》
replay-hands = 所有手牌
replay-hand-of = { $player }的手牌
did-turn = 開始回合
