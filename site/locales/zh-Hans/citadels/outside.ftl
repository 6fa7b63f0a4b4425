## 离线与新版本

## 链接与回放

link-foreign = 这不是《富饶之城》对局的链接。
link-version = 这个链接属于另一个版本（{ $version }），本页无法读取。
record-foreign = 这不是《富饶之城》的牌谱。
record-version = 这份牌谱属于另一个版本（{ $version }），本页无法读取。
record-line = 这份牌谱的第 { $line } 行无法读取。
record-unreadable = 无法读取这份牌谱：“{ $key }”有误。
replay-title = 回放
replay-stopped = 牌谱在第 { $line } 行无法继续：{ $reason }
replay-step = 第 { $at } 步，共 { $steps } 步
replay-deal = 已发牌。
replay-first = 回到开头
replay-back = 上一步
replay-forth = 下一步
replay-last = 跳到结尾
replay-round-back = 上一轮
replay-round-forth = 下一轮
replay-slider = 步数
replay-eyes = 视角
replay-eyes-all = 所有人
replay-eyes-none = 旁观者
replay-play-on = 播放
replay-pause = 暂停
replay-marks = 标记的步
replay-mark = 第 { $step } 步（已标记）
replay-hands = 所有手牌
replay-hand-of = { $player }的手牌
replay-open = 打开对局
replay-paste = 链接或牌谱
replay-file = 从这台设备打开牌谱
replay-show = 显示
replay-wait = 正在打开回放……
replay-play = 自己玩一局
