# 以链接重玩同样的开局。
start-link-title = 这个开局的链接
start-copied = 链接已复制。打开链接的人会得到同样的板块、各列和牌叠。
start-by-hand = 浏览器不允许复制，请选中链接并自行复制。打开链接的人会得到同样的板块、各列和牌叠。
link-seats = { $bots ->
    [0] { $count } 位玩家。你坐第一席。
   *[other] { $count } 位玩家：你和 { $bots } 个电脑。你坐第一席。
 }
link-others = 同样的板块、各列和牌叠。怎么建由你决定。
