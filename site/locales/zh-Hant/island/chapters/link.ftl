# The same island again, by a link.
start-link-title = 這座島的連結
start-copied = 連結已複製。開啟連結的人會得到同一座島；走法相同，骰子也相同。
start-by-hand = 瀏覽器不允許複製，請選取連結並自行複製。開啟連結的人會得到同一座島；走法相同，骰子也相同。
link-seats = { $count } 人局：你和 { $bots } 個電腦。你坐第一個座位。
link-others = 同一座島；走法相同，骰子也相同。怎麼建由你決定。
