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

## 放進別人網頁的一局

embed-what-for = 把遊戲放進自己的網頁或部落格：複製下面這行，貼到可以輸入 HTML 的地方。
embed-what-title = 顯示內容
embed-table = 可以遊玩的牌桌
embed-replay = 這局的重播
embed-form-title = 形式
embed-form-frame = 內嵌框架
embed-form-element = 網頁元素
embed-form-picture = 圖片加連結
embed-about-frame = 幾乎處處可用，不需要指令碼。
embed-about-element = 網頁須載入一個指令碼。高度隨牌桌變化，對局結束時會通知網頁。
embed-about-picture = Markdown 格式，適合論壇等不能內嵌框架的地方。
embed-seats-title = 玩家人數
embed-own-seats = 由讀者決定
embed-lang-title = 語言
embed-own-language = 依讀者設定
embed-theme-title = 主題
embed-own-look = 依讀者設定
embed-look-auto = 與裝置相同
embed-look-light = 淺色
embed-look-dark = 深色
embed-height-title = 高度
embed-height = { $pixels } 像素
embed-first = 從第幾步
embed-last = 到第幾步
embed-remark = 在第一步顯示的說明
embed-line = 要貼上的文字
embed-copy = 複製
embed-copied = 已複製，可以貼到你的網頁了。
embed-by-hand = 瀏覽器不允許在這裡複製，請選取文字後自行複製。
embed-local = 這個頁面在你自己的裝置上，別人打不開這個網址。請到遊戲發布的網站上再開啟這裡。
embed-preview = 讀者按「開始」之前看到的畫面
