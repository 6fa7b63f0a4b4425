## Forms: discards and trades

form-give = 付出
form-chosen = 已選 { $done } / { $count }
form-suggested = 已從你最多的資源中選好，點牌即可更改。
form-discard = 棄掉這些牌
form-discard-part = 棄牌：{ $done } / { $count }
form-keep = 留下
form-goes = 棄掉
give-card = { $resource }（{ $count } 張）：給一張
given-card = { $resource }（{ $count } 張）：給 { $given } 張
discard-card = { $resource }（{ $count } 張）：棄一張
discarded-card = { $resource }（{ $count } 張）：棄 { $given } 張
take-back = { $resource }：要棄 { $count } 張，收回一張
no-trade-with-on = 不和{ $player }交易：點此關閉

## The throws

dice-title = 擲骰統計
dice-row = { $number }：{ $count } 次，預期 { $expected }
dice-facts = 至今擲了 { $count } 次，其中七點 { $sevens } 次，擲中強盜所在而沒有產出 { $blocked } 次。
dice-total = 擲了 { $count } 次，其中七點 { $sevens } 次，擲中強盜所在而沒有產出 { $blocked } 次。
dice-help = 外框是兩顆公平骰子的預期次數。
dice-none = 還沒有人擲骰。

## What this page is

about-1 = 這是非官方頁面。可離線遊玩，沒有廣告，也不必註冊。你在這裡做的一切都留在自己的裝置上。
about-2 = 依照 Klaus Teuber 的《卡坦島》規則，與作者及出版社無關。名稱、文字與圖畫都是我們自己的。
about-3 = 以 Python 製作：Pyodide、PyScript 與 MicroPython；文字用 Fluent；標題字體 Cinzel。

## After the game

same-start = 再玩一次這座島
start-link = 複製這座島的連結
figures = 骰子、強盜與交易
