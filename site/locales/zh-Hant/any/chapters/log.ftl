log-earlier = 顯示更早的記錄（{ $count } 則）
log-empty = 還沒有發生任何事。
