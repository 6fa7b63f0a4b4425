## 離線與新版本

## 連結與重播

link-foreign = 這不是《富饒之城》對局的連結。
link-version = 這個連結屬於另一個版本（{ $version }），本頁無法讀取。
record-foreign = 這不是《富饒之城》的牌譜。
record-version = 這份牌譜屬於另一個版本（{ $version }），本頁無法讀取。
record-line = 這份牌譜的第 { $line } 行無法讀取。
record-unreadable = 無法讀取這份牌譜：「{ $key }」有誤。
