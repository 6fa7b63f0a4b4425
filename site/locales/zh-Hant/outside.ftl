## 離線與新版本

offline-ready = 現在可以離線玩了。
update-waits = 有新版本，本局結束後更新。
update-now = 立即更新
update-here = 有新版本。牌桌的設定會保留。
update-taken = 另一個分頁已更新到新版本。重新載入後，本頁也會更新。
update-gone = 已有新版本，舊版的這個部分已經不在了。請重新載入，儲存的對局可以接著玩。
line-close = 關閉

## 連結與重播

link-foreign = 這不是《富饒之城》對局的連結。
link-version = 這個連結屬於另一個版本（{ $version }），本頁無法讀取。
link-damaged = 這個連結已損壞：有字元遺失或被更改。請重新完整複製。
link-long = 內容太長，不可能是一局遊戲。
link-position = 只有從頭開始的對局才能做成連結。
record-foreign = 這不是《富饒之城》的牌譜。
record-version = 這份牌譜屬於另一個版本（{ $version }），本頁無法讀取。
record-line = 這份牌譜的第 { $line } 行無法讀取。
record-unreadable = 無法讀取這份牌譜：「{ $key }」有誤。
replay-title = 重播
replay-stopped = 牌譜在第 { $line } 行無法繼續：{ $reason }
replay-step = 第 { $at } 步，共 { $steps } 步
replay-deal = 已發牌。
replay-first = 回到開頭
replay-back = 上一步
replay-forth = 下一步
replay-last = 跳到結尾
replay-round-back = 上一輪
replay-round-forth = 下一輪
replay-slider = 步數
replay-eyes = 視角
replay-eyes-all = 所有人
replay-eyes-none = 旁觀者
replay-play-on = 播放
replay-pause = 暫停
replay-marks = 標記的步
replay-mark = 第 { $step } 步（已標記）
replay-hands = 所有手牌
replay-hand-of = { $player }的手牌
replay-open = 開啟對局
replay-paste = 連結或牌譜
replay-file = 從這部裝置開啟牌譜
replay-show = 顯示
replay-wait = 正在開啟重播……
replay-play = 自己玩一局
share = 分享這局
share-early = 多人共用這部裝置：對局結束後才能分享，否則連結會洩露所有人的手牌。
