# 以連結重玩同樣的開局。
start-link-title = 這個開局的連結
start-copied = 連結已複製。開啟連結的人會得到同樣的板塊、各列和牌疊。
start-by-hand = 瀏覽器不允許複製，請選取連結並自行複製。開啟連結的人會得到同樣的板塊、各列和牌疊。
link-seats = { $bots ->
    [0] { $count } 位玩家。你坐第一席。
   *[other] { $count } 位玩家：你和 { $bots } 個電腦。你坐第一席。
 }
link-others = 同樣的板塊、各列和牌疊。怎麼建由你決定。
