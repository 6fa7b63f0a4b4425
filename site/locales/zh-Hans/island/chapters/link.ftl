# The same island again, by a link.
start-link-title = 这座岛的链接
start-copied = 链接已复制。打开链接的人会得到同一座岛；走法相同，骰子也相同。
start-by-hand = 浏览器不允许复制，请选中链接并自行复制。打开链接的人会得到同一座岛；走法相同，骰子也相同。
link-seats = { $count } 人局：你和 { $bots } 个电脑。你坐第一个座位。
link-others = 同一座岛；走法相同，骰子也相同。怎么建由你决定。
