## 分享對局

share-names = 附上玩家名字
share-picture = 結果圖片
picture-label = 得分表，獲勝：{ $names }
picture-save = 儲存圖片
picture-send = 分享圖片……
picture-missing = 這個瀏覽器無法產生圖片。
share-link = 複製連結
share-sheet = 分享……
share-copied = 連結已複製，內含整局遊戲。
share-shown = 請複製這個連結：
share-hidden = 對局尚未結束：連結含有所有隱藏的牌，也含有之後的牌序。
share-watch = 觀看重播
