# Who sits where a bot plays, and what is remembered of them from the games that are stored on this device.
rivals-title = { $number } 号座位由谁坐？
rivals-alike = 在这个实力，每个对手的打法都一样。
rivals-seat = { $number } 号座位
rival-met = 又见{ $player }：玩过 { $count } 局，你赢了 { $won } 局。
rival-games = 你和{ $player }：玩过 { $count } 局，你赢了 { $won } 局。
rival-says = { $player }：“{ $words }”

# Three words at most.
says-win-0 = 承让了。
says-win-1 = 下次再会。
says-win-2 = 好一局。
