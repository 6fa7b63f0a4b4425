# The same island again, by a link.
island-link-title = 这座岛的链接
island-copied = 链接已复制。打开链接的人会得到同一座岛；走法相同，骰子也相同。
island-by-hand = 浏览器不允许复制，请选中链接并自行复制。打开链接的人会得到同一座岛；走法相同，骰子也相同。
deal-title = 链接中的岛
deal-about = { $seats } 人。打开这个链接的人都会得到同一座岛；走法相同，骰子也相同。
