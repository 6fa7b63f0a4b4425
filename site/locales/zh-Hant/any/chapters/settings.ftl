## The sheet of settings

settings-kept = 只儲存在這個瀏覽器裡。
set-language = 語言
set-pace = 電腦的速度
pace-calm = 悠閒
pace-normal = 普通
pace-quick = 快
pace-instant = 立刻
set-theme = 外觀
theme-dark = 深色
theme-light = 淺色
theme-auto = 依裝置設定
set-motion = 動畫
motion-auto = 依裝置設定
motion-on = 開
motion-off = 關
set-points = 目前分數
points-on = 顯示
points-off = 隱藏
set-sound = 音效與震動
sound-on = 開
sound-off = 關
