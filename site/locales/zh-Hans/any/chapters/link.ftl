# A game from a link.
link-title = 一局可以观看的对局
link-length = { $over ->
    [0] 尚未结束，目前进行到第 { $rounds } 轮。
   *[other] 共 { $rounds } 轮，已结束。
 }
link-watch = 观看
link-same = 用同一副牌玩
link-result = 显示结果
link-latest = 看当前的局面
link-waits = 请稍候，游戏引擎正在加载。
link-own-table = 自己设置牌桌
elsewhere-open = { $other ->
    [0] 到那里打开
   *[other] 到《{ $title }》打开
 }
other-game = { $what ->
    [link] 这是一局《{ $title }》的链接。
    [deal] 这个链接会开一局《{ $title }》。
    [save] 这是一局《{ $title }》的存档。
    [games] 这个文件存有《{ $title }》的对局，请在该游戏的对局列表打开。
   *[record] 这是一局《{ $title }》的牌谱。
 }
other-place = { $what ->
    [link] 这个链接用来观看一局已进行的对局。
    [deal] 这个链接用来开局，没有可以观看的步数。
    [day] 这是每日对局的链接。
    [bot] 这个链接里是工坊的电脑玩家。
    [game] 这是存在某台设备上的对局的网址。
    [games] 这个文件存有多局对局，请在对局列表打开。
    [save] 这是一局存档。
    [record] 这是一局牌谱。
   *[other] 这是加入牌桌的邀请。
 }

# A moment of a game, from which the reader plays on.
moment = 从这里开始玩
moment-seat = 你接手{ $player }的座位，其他座位由电脑接手。先前发生的一切维持不变。
moment-turn = 你接手现在要做决定的座位，其他座位由电脑接手。先前发生的一切维持不变。
moment-no-seat = 这一局没有座位 { $seat }：共 { $count } 个座位，从 0 数起。
moment-play = 接手座位

# A puzzle of an author's at a moment.
puzzle = 换作是你，会怎么做？
puzzle-look = 看看牌桌
puzzle-leave = 不答题，直接玩下去
puzzle-right = 这正是作者的答案
puzzle-other = 作者走的是另一步
puzzle-tried = 你选择了：{ $move }
puzzle-answer = 作者的答案：{ $moves }
puzzle-again = 换一步试试
puzzle-show = 看答案
puzzle-on = 继续玩
puzzle-on-so = 照我的走法玩下去
