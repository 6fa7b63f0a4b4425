# Who sits where a bot plays, and what is remembered of them from the games that are stored on this device.
rivals-title = { $number } 號座位由誰坐？
rivals-alike = 在這個實力，每個對手的打法都一樣。
rivals-seat = { $number } 號座位
rival-met = 又見{ $player }：玩過 { $count } 局，你贏了 { $won } 局。
rival-games = 你和{ $player }：玩過 { $count } 局，你贏了 { $won } 局。
rival-says = { $player }：「{ $words }」

# Three words at most.
says-win-0 = 承讓了。
says-win-1 = 下次再會。
says-win-2 = 好一局。
