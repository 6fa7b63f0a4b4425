# The row of games that can be played without a network
offline-games = 可离线玩：{ $games }
offline-add = 加上{ $game }
offline-purpose = ，存到这台设备上供离线玩
offline-adding = 正在存{ $game }……
offline-retry = { $game }没有存成，再试一次
offline-failed = { $game }没有存成。有网络吗？
offline-added = 现在可以离线玩{ $game }了。
offline-title = 《{ $title }》
