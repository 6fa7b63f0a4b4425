# A game from a link.
link-title = 一局可以觀看的對局
link-length = { $over ->
    [0] 尚未結束，目前進行到第 { $rounds } 輪。
   *[other] 共 { $rounds } 輪，已結束。
 }
link-watch = 觀看
link-same = 用同一副牌玩
link-result = 顯示結果
link-latest = 看目前的局面
link-waits = 請稍候，遊戲引擎正在載入。
link-own-table = 自己設定牌桌
elsewhere-open = { $other ->
    [0] 到那裡開啟
   *[other] 到《{ $title }》開啟
 }
other-game = { $what ->
    [link] 這是一局《{ $title }》的連結。
    [deal] 這個連結會開一局《{ $title }》。
    [save] 這是一局《{ $title }》的存檔。
    [games] 這個檔案存有《{ $title }》的對局，請在該遊戲的對局列表開啟。
   *[record] 這是一局《{ $title }》的牌譜。
 }
other-place = { $what ->
    [link] 這個連結用來觀看一局已進行的對局。
    [deal] 這個連結用來開局，沒有可以觀看的步數。
    [day] 這是每日對局的連結。
    [bot] 這個連結裡是工坊的電腦玩家。
    [game] 這是存在某部裝置上的對局的網址。
    [games] 這個檔案存有多局對局，請在對局列表開啟。
    [save] 這是一局存檔。
    [record] 這是一局牌譜。
   *[other] 這是加入牌桌的邀請。
 }

# A moment of a game, from which the reader plays on.
moment = 從這裡開始玩
moment-seat = 你接手{ $player }的座位，其他座位由電腦接手。先前發生的一切維持不變。
moment-turn = 你接手現在要做決定的座位，其他座位由電腦接手。先前發生的一切維持不變。
moment-no-seat = 這一局沒有座位 { $seat }：共 { $count } 個座位，從 0 數起。
moment-play = 接手座位

# A puzzle of an author's at a moment.
puzzle = 換作是你，會怎麼做？
puzzle-look = 看看牌桌
puzzle-leave = 不答題，直接玩下去
puzzle-right = 這正是作者的答案
puzzle-other = 作者走的是另一步
puzzle-tried = 你選擇了：{ $move }
puzzle-answer = 作者的答案：{ $moves }
puzzle-again = 換一步試試
puzzle-show = 看答案
puzzle-on = 繼續玩
puzzle-on-so = 照我的走法玩下去
