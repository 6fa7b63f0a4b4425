## 首頁

title = 富饒之城
tagline = 建最美的城，誰也別信。
starting = 正在擺桌……
page-trouble = 頁面出了點問題。如果沒有反應，請重新載入；已保存的遊戲可以接著玩。
reload = 重新載入
setup-title = 開桌
players = { $count } 位玩家
fewer = 少一位玩家
more = 多一位玩家
person = 真人
who-at = 座位 { $number } 由誰來玩
name-of = 座位 { $number } 的名字
seat-name = 玩家 { $number }
seat-name-bot-0 = 阿德
seat-name-bot-1 = 碧翠
seat-name-bot-2 = 賽德
seat-name-bot-3 = 黛瑪
seat-name-bot-4 = 艾蒙
seat-name-bot-5 = 菲娜
seat-name-bot-6 = 高飛
seat-name-bot-7 = 海絲
deal = 發牌
dealing = 引擎一就緒就發牌……
continue = 繼續遊戲
continue-with = 第 { $round } 輪 · { $names }
progress-fetching = 正在下載遊戲引擎：約 4 MB，只有第一次需要。
progress-importing = 正在啟動引擎……
progress-ready = 準備好了。
progress-failed = 無法取得遊戲引擎。請檢查網路，然後再試一次。
language-missing = 無法載入這個語言的文字。請檢查網路，然後再選一次。
engine-again = 再試一次
engine-anew = 遊戲引擎停了，已經重新啟動，遊戲繼續。
opening-chosen = 你已經選好了。遊戲引擎還在路上，一到就繼續。
opening-late = 遊戲引擎還在路上，一到就會回應。
opening-differs = 重新發牌
opening-differs-text = 你剛才看到的是預先發好的牌桌，與引擎所發的不同。一切以引擎為準，請再選一次。

## 選項

options = 選項
name-refused = 第 { $number } 位玩家的名字含有無法顯示的符號，請改用其他文字。
option-seed = 亂數種子
seed-drawn = 隨機抽取
option-city_size = 完成城市所需的建築數
option-gold = 金幣總數
option-gold-none = 無限
option-smithy = 鐵匠鋪
option-smithy-2-3 = 2 金抽 3 張
option-smithy-3-2 = 3 金抽 2 張
option-heir = 被刺殺的國王仍取得皇冠
option-heir-on = 是
option-heir-off = 否
option-three_players = 三人遊戲時每人
option-three_players-one_character = 一個角色
option-three_players-two_characters = 兩個角色
option-ties = 平手時
option-ties-shared = 並列
option-ties-broken = 先比建築分，再比金幣
option-bell_tower = 短局中的鐘塔
option-bell_tower-on = 有效
option-bell_tower-off = 無效
option-round_limit = 最多進行幾輪
option-round_limit-none = 不限
bot-random = 電腦：隨意
bot-thumb = 電腦：懂事

## 選單與設定

menu = 選單
log = 記錄
log-round = 第 { $round } 輪
log-earlier = 顯示更早的紀錄（{ $count } 則）
log-empty = 還沒有發生什麼。
read-table = 朗讀桌面
leave-table = 離開牌桌
leave-text = 遊戲已保存：可以從首頁繼續。
deal-anew = 已經保存了三局
deal-anew-text = { $round ->
    [0] 要開新局，就得捨去最早的一局。它在這裡讀不出來。
   *[other] 要開新局，就得捨去最早的一局：第 { $round } 輪，{ $names }。之後無法再繼續那一局。
 }
settings = 設定
settings-kept = 只保存在這個瀏覽器裡。
set-language = 語言
set-pace = 電腦的步調
pace-calm = 悠閒
pace-normal = 普通
pace-quick = 快
pace-instant = 立刻
set-theme = 外觀
theme-dark = 深色
theme-light = 淺色
theme-auto = 依照裝置
set-motion = 動畫
motion-auto = 依照裝置
motion-on = 開
motion-off = 關

## 說明

help = 說明
help-title = 怎麼玩
help-aim = 每個人建造自己的城市。每一輪暗中選一個角色，使用它的能力。有人完成城市後打完那一輪，城市最好的人獲勝。
help-how = 一輪的經過
help-step-1 = 持有皇冠的玩家暗中選一個角色，把其餘的傳下去，大家依次選擇。
help-step-2 = 從 1 號起依次叫角色。持有者亮出角色，進行自己的回合。
help-step-3 = 先做資源行動：拿 2 金，或抽 2 張牌留 1 張。
help-step-4 = 然後可以從手牌建造一座建築：付造價，放進自己的城市。同名建築不能有兩座。
help-step-5 = 角色的能力在自己的回合可以用一次，也可以不用。
help-step-6 = 全部叫完後，收回角色洗牌，開始下一輪。
help-step-7 = 第一座城市完成時（通常是 8 座建築），這一輪就是最後一輪。
help-kinds = 五種建築
help-characters = 角色
help-role = { $rank } { $role }
help-specials = 特殊建築
help-score = 計分
help-score-text = 每座建築的造價；五種齊全加 3 分；最先完成城市加 4 分，其他完成的加 2 分；再加上特殊建築所說的分數。除非另有約定，平手並列。
help-keys = 按鍵
help-keys-text = 1–9 選擇，U 收回，H 提示，L 記錄，R 朗讀桌面，C 玩家，M 選單，? 說明，Esc 返回。
help-fair = 電腦只知道坐在那個位置的人會知道的事：引擎不給它們更多，並有測試把關。

## 關於

about = 關於
about-1 = 給富饒之城愛好者的非官方頁面：可以離線玩，沒有廣告，不用帳號。你在這裡做的一切都不會離開你的裝置。
about-2 = 富饒之城（Citadels）是 Bruno Faidutti 設計的遊戲。本頁面與作者和出版社無關。喜歡的話，請買一套。
about-3 = 圖示：game-icons.net，作者 Lorc、Delapouite 等，CC BY 3.0。標題字體：Natanael Gama 的 Cinzel，SIL Open Font License。
about-4 = 以 Python 製作：Pyodide、PyScript 和 MicroPython；文字用 Fluent。本頁面自己的程式碼採用 MIT 授權。
about-licences = 授權條款
