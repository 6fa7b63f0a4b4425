# 已存的對局
games-none = 這裡還沒有對局。每發一局牌，都會逐步存起來，互不影響。
games-going = 進行中（{ $count }）
games-over = 已結束（{ $count }）
games-more = 顯示更早的（{ $count }）
games-statistics = 戰績
games-out = 全部存成檔案
games-in = 開啟對局檔案
games-kept = 只存在這個瀏覽器裡，最多 100 局。再開新局時，最早結束的一局會讓出位置，還沒下完的不會；讓出的那局仍算入戰績。
games-back = 全部對局
games-deleted = 這一局已經刪除。
games-no-room = 瀏覽器沒有空間了。請刪除不需要的對局，或先存成檔案。

# 一局的說明
games-ended = 在第 { $round } 輪結束
games-alone = 單人局：{ $points } 分
games-won = 以 { $points } 分獲勝
games-placed = { $players } 人中第 { $place } 名，{ $points } 分
games-won-by = { $names }以 { $points } 分獲勝
games-against = 對手：{ $names }
games-players = { $names }
games-with = 玩家
games-began = 開局
games-last = 上次遊玩
games-place = 名次
games-player = 玩家
games-points = 分數
games-on-table = 現在玩的就是這一局。

# 可以做什麼
games-continue = 繼續這一局
games-see = 看結果
games-watch = 看重播
games-rename = 為這一局命名
games-name = 名稱
games-rename-it = 存下名稱
games-delete = 刪除這一局
games-delete-going = { $game }。刪除後無法再繼續。
games-delete-over = { $game }。重播會一併刪除，也不再算入戰績。
games-delete-it = 刪除

# 對局檔案
games-file = 檔案裡有：
games-file-fresh = { $count } 局這裡還沒有
games-file-further = { $count } 局比這裡的進度更後面
games-file-known = { $count } 局這裡已經有了
games-file-past = { $count } 局更早的對局，只算入戰績
games-file-damaged = { $count } 行已損壞，會略過
games-file-foreign = 這不是對局檔案，或者已經損壞，讀不出任何內容。這裡的對局沒有變動。
games-file-newer = 這個檔案來自較新的版本。請重新載入頁面，再試一次。這裡的對局沒有變動。
games-nothing-lost = 這裡原有的對局都會留著。
games-take-in = 加進來
games-other = 開啟另一個檔案
games-taken-in = { $failed ->
    [0] 已加入 { $count } 局。
   *[other] 已加入 { $count } 局，另有 { $failed } 局無法儲存，沒有加入。
 }

# 戰績
games-untold = 還有 { $count } 局正在整理……
games-none-over = 還沒有可以統計的對局：自己與電腦對戰，玩完一局就有了。
games-counted = 只算一位真人與電腦對戰、已經結束的對局。刪除的對局不再計入；為新局讓出位置的仍然計入。
games-shared = 有 { $count } 局是多人同玩，沒有計入：無法得知哪一位是你。
games-played = 局數
games-wins = 獲勝
games-won-share = 勝
games-share = { $count }（{ $share }%）
games-mean-place = 平均名次
games-mean-points = 平均分數
games-row = 連勝
games-days = 每日一局連續天數
games-solo = 單人局
games-solo-mean = { $count } 局，平均 { $points } 分
games-now-most = { $now }（最佳 { $most }）
games-by-place = 名次
games-nth = 第 { $place } 名
games-by-bots = 依電腦實力
games-by-bots-of = 電腦
games-mixed = 混合
games-by-players = 依玩家人數
games-by-players-of = 人數

# 無法讀取的存檔
aside-title = 無法讀取的存檔
aside-text = 這些對局讀不出來，換成較新的版本也許可以。
aside-unknown = 讀不出來的內容
aside-again = 再試一次
aside-stays = 還是讀不出來，存檔會留著。
aside-remove = 刪除
aside-remove-text = 刪除後就找不回來了。如果以後可能用到，請先存成檔案。

# The games of the site
games-all = 全部遊戲
games-filter = 選擇遊戲
games-elsewhere = { $game }（{ $count }）
