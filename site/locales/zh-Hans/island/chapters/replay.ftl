# 回放。
replay-deal = 岛屿已经摆好。
replay-play = 自己玩《港湾之岛》
replay-hands = 所有手牌
replay-hand-of = { $player }的手牌
did-turn = 开始回合
