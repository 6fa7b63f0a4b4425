log-earlier = 显示更早的记录（{ $count } 条）
log-empty = 还没有发生任何事。
