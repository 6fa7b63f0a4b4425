## Editing a position

edit-part = 牌桌的部分
edit-table = 牌桌
edit-player = { $player }
edit-name = { $player }
edit-text = { $text }
edit-turn = 轮到谁
edit-round = 轮次
edit-less = { $field }：减一
edit-more = { $field }：加一
edit-change = 更改
edit-add = 加入
edit-remove = 移除
edit-copy = 复制链接
edit-copied = 已复制链接，打开就是这个局面。
edit-not-copied = 浏览器不允许在这里复制。
edit-done = 完成
edit-leave = 回到对局
edit-over = 对局到这里已结束。请回到较早的一步再编辑。
editing-missing = 无法载入局面编辑器。请检查网络后再试一次。
edit-cannot = 不可能有这样的局面（{ $why }）。
edit-title = 编辑这个局面
edit-ready = 这个局面
edit-play = 从这里开始玩
