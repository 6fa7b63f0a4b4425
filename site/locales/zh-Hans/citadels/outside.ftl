## 离线与新版本

## 链接与回放

link-foreign = 这不是《富饶之城》对局的链接。
link-version = 这个链接属于另一个版本（{ $version }），本页无法读取。
record-foreign = 这不是《富饶之城》的牌谱。
record-version = 这份牌谱属于另一个版本（{ $version }），本页无法读取。
record-line = 这份牌谱的第 { $line } 行无法读取。
record-unreadable = 无法读取这份牌谱：“{ $key }”有误。
