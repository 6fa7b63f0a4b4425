# 重播。
replay-deal = 開局。
replay-play = 自己玩《王冠與起重機》
