## 離線與新版本

offline-ready = 現在可以離線遊玩。
update-waits = 有新版本，本局結束後更新。
update-now = 立即更新
update-here = 有新版本。牌桌的設定會保留。
update-taken = 另一個分頁已更新到新版本。重新載入後，本頁也會更新。
line-close = 關閉

## 連結與重播

link-foreign = 這不是《富饒之城》對局的連結。
link-version = 這個連結屬於另一個版本（{ $version }），本頁無法讀取。
link-damaged = 這個連結已損壞：有字元遺失或被更改。請重新完整複製。
link-long = 內容太長，不可能是一局遊戲。
link-position = 只有從頭開始的對局才能做成連結。
record-foreign = 這不是《富饒之城》的棋譜。
record-version = 這份棋譜屬於另一個版本（{ $version }），本頁無法讀取。
record-line = 這份棋譜的第 { $line } 行無法讀取。
record-unreadable = 無法讀取這份棋譜：「{ $key }」有誤。
replay-title = 重播
replay-stopped = 棋譜在第 { $line } 行無法繼續：
replay-step = 第 { $at } 步，共 { $steps } 步
replay-deal = 已發牌。
replay-first = 回到開頭
replay-back = 上一步
replay-forth = 下一步
replay-last = 跳到結尾
replay-round-back = 上一回合
replay-round-forth = 下一回合
replay-slider = 步
replay-eyes = 視角
replay-eyes-all = 全部：所有牌面朝上
replay-eyes-none = 旁觀：只看公開的牌
replay-hands = 所有手牌
replay-hand-of = { $player }的手牌
replay-open = 開啟對局
replay-paste = 連結或棋譜
replay-file = 從這部裝置開啟棋譜
replay-show = 顯示
replay-wait = 正在開啟重播……
replay-play = 自己玩一局
share = 分享這局
share-link = 複製連結
share-sheet = 分享……
share-record = 儲存棋譜
share-copied = 連結已複製，內含整局遊戲。
share-shown = 請複製這個連結：
share-hidden = 對局尚未結束：連結含有所有隱藏的牌，也含有之後的牌序。
share-early = 多人共用這部裝置：對局結束後才能分享，否則連結會洩露所有人的手牌。
share-watch = 觀看重播
