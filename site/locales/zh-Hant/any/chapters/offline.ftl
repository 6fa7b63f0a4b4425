# The row of games that can be played without a network
offline-games = 可離線玩：{ $games }
offline-add = 加上{ $game }
offline-purpose = ，存到這台裝置上供離線玩
offline-adding = 正在儲存{ $game }……
offline-retry = { $game }儲存失敗，再試一次
offline-failed = { $game }儲存失敗。有連上網路嗎？
offline-added = 現在可以離線玩{ $game }了。
offline-title = 《{ $title }》
