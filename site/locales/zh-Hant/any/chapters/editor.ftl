## Editing a position

edit-part = 牌桌的部分
edit-table = 牌桌
edit-player = { $player }
edit-name = { $player }
edit-text = { $text }
edit-turn = 輪到誰
edit-round = 輪次
edit-less = { $field }：減一
edit-more = { $field }：加一
edit-change = 更改
edit-add = 加入
edit-remove = 移除
edit-copy = 複製連結
edit-copied = 已複製連結，打開就是這個局面。
edit-not-copied = 瀏覽器不允許在這裡複製。
edit-done = 完成
edit-leave = 回到對局
edit-over = 對局到這裡已結束。請回到較早的一步再編輯。
editing-missing = 無法載入局面編輯器。請檢查網路後再試一次。
edit-cannot = 不可能有這樣的局面（{ $why }）。
edit-title = 編輯這個局面
edit-ready = 這個局面
edit-play = 從這裡開始玩
