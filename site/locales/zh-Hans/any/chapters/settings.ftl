## The sheet of settings

settings-kept = 只保存在这个浏览器里。
set-language = 语言
set-pace = 电脑的速度
pace-calm = 悠闲
pace-normal = 普通
pace-quick = 快
pace-instant = 立刻
set-theme = 外观
theme-dark = 深色
theme-light = 浅色
theme-auto = 跟随设备
set-motion = 动画
motion-auto = 跟随设备
motion-on = 开
motion-off = 关
set-points = 当前分数
points-on = 显示
points-off = 隐藏
set-sound = 音效与振动
sound-on = 开
sound-off = 关
