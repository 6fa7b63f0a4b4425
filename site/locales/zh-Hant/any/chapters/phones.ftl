phones-how = 由這支手機發牌。所有手機要連同一個 Wi-Fi，不需要網際網路；每支手機都要先開過一次這個網頁（iPhone 要用 Safari）。
phones-honest = 這支手機裡有整局遊戲，就像發牌的人拿著整疊牌。網頁只會顯示你自己的牌，但懂得查看網頁內部的人還是看得到更多，請跟信得過的人一起玩。
phones-join = { $count } 支手機加入
phones-fewer = 減少一支手機
phones-more = 增加一支手機
phones-middle = 沒有人用這部裝置玩：它放在中間，顯示牌桌
phones-camera = 允許使用相機
phones-camera-why = 相機用來掃描其他手機的代碼，也讓它們找得到這支手機。影像不會離開這支手機。
phones-camera-refused = 相機未獲允許。你可以在瀏覽器設定中允許，或不用相機繼續。
phones-camera-missing = 找不到相機。可以不用相機繼續：代碼能以連結傳送和貼上。
phones-without = 不用相機
phones-scan-this = { $player }請掃描
phones-code-label = 讓{ $player }入座的 QR 碼
phones-waiting = 在{ $player }的手機上開啟相機，掃描這個代碼。
phones-read = 下一步：掃描{ $player }的代碼
phones-now = 換{ $player }的代碼
phones-camera-label = 相機畫面
phones-hold = 把這支手機對準{ $player }螢幕上的代碼。
phones-paste = 改用貼上
phones-paste-how = 貼上{ $player }手機傳來的連結
phones-take = 連線
phones-code-again = 再次顯示代碼
phones-send = 以連結傳送
phones-copied = 已複製連結。
phones-shown-address = 請複製並傳送這個連結。
phones-this-phone = 用這支手機玩
phones-a-bot = 由電腦代打
phones-all = 全員到齊
phones-at-this = 用這支手機
phones-at-own = 用自己的手機
phones-seats-how = 手機要回到牌桌，請重新掃描代碼。
phones-seat-person = 用這支手機玩
phones-seat-bot = 電腦
phones-state-here = 手機已連線
phones-state-asleep = 手機休眠中
phones-state-lost = 手機已離線
phones-state-waiting = 手機尚未連線
phones-show-code = 顯示代碼
phones-give = 交給手機
phones-to-phone = 改用手機
phones-plays-here = 改在這裡玩
phones-bot-plays = 由電腦代打
phones-left = { $player }離開了牌桌。
phones-silent = { $player }的手機沒有回應。
phones-fault = { $player }的手機傳來不該有的內容，已中斷連線。
phones-what-now = 怎麼辦？
guest-title = 附近有一桌
guest-who = 你的名字
guest-sit = 入座
guest-how = 發牌的手機只會在這裡顯示你的牌，不會顯示別人的。兩支手機要連同一個 Wi-Fi。
guest-hold = 給另一支手機掃描
guest-code-label = 回應牌桌代碼的 QR 碼
guest-looking = 正在尋找另一支手機…
guest-found = 找到了。現在讓另一支手機掃描這個代碼。
guest-missing = 找不到另一支手機。兩支手機是否連同一個 Wi-Fi？訪客網路常會隔開手機，請換一個試試。
guest-send = 以連結傳送
guest-seated = 你已入座
guest-waits = { $named ->
    [1] 全員到齊後，由{ $host }發牌。
   *[false] 全員到齊後開始。
}
guest-asleep = { $named ->
    [1] 正在尋找{ $host }的手機…
   *[false] 正在尋找另一支手機…
}
guest-lost = { $named ->
    [1] { $host }的手機已離線。請在那支手機上點選「選單 → 手機 → 顯示代碼」。
   *[false] 另一支手機已離線。請在那支手機上點選「選單 → 手機 → 顯示代碼」。
}
guest-scan = 掃描牌桌的代碼
guest-scan-how = { $named ->
    [1] 在{ $host }的手機上點選「選單 → 手機 → 顯示代碼」。
   *[false] 在發牌的手機上點選「選單 → 手機 → 顯示代碼」。
}
guest-paste-how = 貼上發牌手機傳來的連結
guest-undone = { $player }收回了上一個決定。
guest-over = 你的座位
guest-away = 回到首頁
guest-leave-text = 其他人會繼續玩。要回來時，請掃描發牌手機上的代碼。
guest-handed = 代碼已交出
guest-handed-text = 請回到有牌桌的頁面，這一頁可以關閉。
guest-missing-here = 這個瀏覽器沒有 WebRTC，無法加入牌桌。請用 Chrome、Firefox 或 Safari 開啟連結。
line-version = 這支手機的網頁與發牌手機的版本不同。請讓兩支手機都連網開啟一次網頁。
line-elsewhere = 你的座位現在在另一支手機或分頁上。
line-seat = 你的座位已交給別人。要回來時，請掃描發牌手機上的代碼。
line-fault = 另一支手機傳來不該有的內容，連線已關閉。
code-foreign = 這不是本網頁的代碼。
code-damaged = 這個代碼損壞了，請再試一次。
code-version = 這個代碼來自另一個版本的網頁。請讓兩支手機都連網開啟一次網頁。
code-guest = 這是想加入的手機的代碼。請掃描發牌手機上的代碼。
code-table = 這是牌桌的代碼。請掃描{ $player }手機上的代碼。
code-older = 這是舊的代碼：請讓{ $player }的手機掃描最新的代碼。
phones-hints = 所有人都能用提示
phones-state-weak = Wi-Fi 訊號弱
phones-help = 運作方式
phones-help-needs = 需要什麼
    .text = 所有手機連同一個 Wi-Fi，不需要網際網路，沒有對外連線的路由器也可以。每支手機都要先連網開過一次這個網頁，因為手機無法把網頁傳給別人。iPhone 掃描代碼後會開啟 Safari，所以要在 Safari 開過，只從主畫面開過並不夠。
phones-help-camera = 為什麼要用相機？
    .text = 發牌的手機用相機掃描其他手機的代碼。此外，瀏覽器只把手機在 Wi-Fi 裡的位址告訴能用相機的網頁，這樣手機更容易找到彼此。其他人的網頁不需要相機。不會錄影，影像也不會離開手機。
phones-help-honest = 發牌的人看得到我的牌嗎？
    .text = 發牌的手機裡有整局遊戲，就像發牌的人拿著整疊牌。網頁只會顯示那位玩家自己的牌，但懂得查看網頁內部的人看得到更多。其他手機只會收到自己的牌。連線經過加密。
phones-help-cut = 發牌的人能決定牌序嗎？
    .text = 不能：每支手機都會切牌。牌序由每支手機各出一個隨機數決定，結束時每個網頁都會檢查。發牌的手機重新載入後就無法檢查。
phones-help-found = 手機找不到彼此
    .text = 請確認都連同一個 Wi-Fi，沒有改用行動網路或 VPN，並在發牌的手機上允許使用相機。
phones-help-hotel = 在飯店或咖啡店
    .text = 訪客網路常會隔開手機，只能換別的網路：自己的路由器，或讓其他人連上一支手機的熱點。熱點能不能用要看手機。
phones-help-back = 手機鎖定或重新載入了
    .text = 休眠幾分鐘或重新載入的手機會自己回來。關閉網頁後，首頁在半小時內會顯示回到牌桌的按鈕。如果沒有回應，請在發牌手機的選單中點選「手機」，顯示代碼給它掃描。
guest-weak = Wi-Fi 訊號弱，回應會比較慢。
guest-unfair = 這一局沒有照約定發牌：發牌的手機可能選了牌序。
guest-seed = 已輸入亂數種子 { $seed }：知道種子的人就知道牌序。
hint-off = 這一桌關閉了提示。
phones-mark-weak = 訊號弱
phones-mark-asleep = 休眠
phones-mark-lost = 離線
phones-mark-waiting = 無手機
guest-back = 回到座位
guest-gone = 沒有回應。請掃描新的代碼回到牌桌。
illegal-late = 牌桌已經有了變化。
phones-network = 瀏覽器可能會問是否允許本網頁尋找區域網路上的裝置。請允許，手機要這樣才找得到彼此。
