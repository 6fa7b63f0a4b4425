## 離線與新版本

## 連結與重播

link-foreign = 這不是《富饒之城》對局的連結。
link-version = 這個連結屬於另一個版本（{ $version }），本頁無法讀取。
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
