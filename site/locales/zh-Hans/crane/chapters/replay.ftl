# 重播。
replay-deal = 开局。
replay-play = 自己玩《王冠与起重机》
