## 首頁

title = 富饒之城
tagline = 建最美的城，誰也別信。
players = { $count } 位玩家
starting = 正在佈置牌桌……
page-trouble = 頁面出了點問題。如果沒有反應，請重新載入；已儲存的對局可以接著玩。
reload = 重新載入
seat-name = 玩家 { $number }
seat-name-bot-0 = 阿德
seat-name-bot-1 = 碧翠
seat-name-bot-2 = 賽德
seat-name-bot-3 = 黛瑪
seat-name-bot-4 = 艾蒙
seat-name-bot-5 = 菲娜
seat-name-bot-6 = 戈弗
seat-name-bot-7 = 海絲
deal = 發牌
dealing = 引擎一就緒就發牌……
continue = 繼續遊戲
continue-with = 第 { $round } 輪 · { $names }
progress-fetching = 正在下載遊戲引擎：約 4 MB，只有第一次需要。
progress-importing = 正在啟動引擎……
progress-ready = {""}
progress-failed = 無法取得遊戲引擎。請檢查網路，然後再試一次。
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

## 選單與設定

menu = 選單
log = 記錄
read-table = 朗讀牌桌
leave-table = 離開牌桌
leave-text = 這一局已儲存，可以從首頁繼續。
deal-anew = 已經存了 100 局
deal-anew-text = { $round ->
    [0] 要開新局，就得捨棄最早的一局；那一局在這裡讀不出來。
   *[other] 要開新局，就得捨棄最早的一局：第 { $round } 輪，{ $names }。之後無法再繼續那一局。
 }
settings = 設定
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

## 說明

help = 規則書

## 關於

about = 關於
about-1 = 給《富饒之城》愛好者的非官方頁面：可以離線玩，沒有廣告，不用帳號。你在這裡做的一切都不會離開你的裝置。
about-2 = 《富饒之城》（Citadels）是 Bruno Faidutti 設計的遊戲。本頁面與作者和出版社無關。喜歡的話，請買一套。
about-3 = 建築、城市與天際線為本遊戲自行繪製。圖示：game-icons.net，作者 Lorc、Delapouite 等，CC BY 3.0。標題字體：Natanael Gama 的 Cinzel，SIL Open Font License。
about-4 = 以 Python 製作：Pyodide、PyScript 和 MicroPython；文字用 Fluent。本頁面自己的程式碼採用 MIT 授權。
about-licences = 授權條款
