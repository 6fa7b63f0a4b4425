players = { $count } 位玩家
starting = 正在佈置牌桌……
page-trouble = 頁面出了點問題。如果沒有反應，請重新載入；已儲存的對局可以接著玩。
reload = 重新載入
seat-name = 玩家 { $number }
seat-name-bot-0 = 羅莎琳
seat-name-bot-1 = 葛莉賽達
seat-name-bot-2 = 伯特倫
seat-name-bot-3 = 柯琳娜
seat-name-bot-4 = 艾蒙
seat-name-bot-5 = 菲娜
seat-name-bot-6 = 戈弗
seat-name-bot-7 = 海絲
deal = 發牌
dealing = 引擎一就緒就發牌……
seat-waits = { $named ->
    [1] 回到{ $host }的牌桌
   *[false] 回到牌桌
}
continue = 繼續遊戲
continue-with = 第 { $round } 輪 · { $names }
progress-fetching = 正在下載遊戲引擎：約 5 MB，只有第一次需要。
progress-importing = 正在啟動引擎……
progress-ready = {""}
progress-failed = 無法取得遊戲引擎。請檢查網路，然後再試一次。
progress-old = 這個瀏覽器太舊，無法執行遊戲：需要 iOS 或 Safari 16.4、Chrome 95、Firefox 114，或更新的版本。
language-missing = 無法載入這個語言的文字。請檢查網路，然後再選一次。
chapter-missing = 無法載入這一部分。請檢查網路連線，再試一次。
engine-again = 再試一次
engine-anew = 遊戲引擎停了，已經重新啟動，遊戲繼續。
opening-chosen = 你已經選好了。遊戲引擎還在路上，一到就繼續。
opening-late = 遊戲引擎還在路上，一到就會回應。
opening-differs = 重新發牌
opening-differs-text = 牌重新洗過了，請再選一次。
name-twice = 有兩位玩家同名，其中一位改稱「{ $name }」。
name-refused = 第 { $number } 位玩家的名字含有無法顯示的字元，請改用其他文字。
menu = 選單
phones = 手機
log = 記錄
read-table = 朗讀牌桌
leave-table = 離開牌桌
leave-text = 這一局已儲存，可以從首頁繼續。
leave-unkept = 這一局沒有儲存：只能在關閉頁面之前接著玩。
deal-anew = 已經存了 100 局
deal-anew-text = { $round ->
    [0] 要開新局，就得捨棄最早的一局；那一局在這裡讀不出來。
   *[other] 要開新局，就得捨棄最早的一局：第 { $round } 輪，{ $names }。之後無法再繼續那一局。
 }
settings = 設定
help = 規則書
about = 關於
embed = 放進網頁
faults = 這部裝置的錯誤記錄
