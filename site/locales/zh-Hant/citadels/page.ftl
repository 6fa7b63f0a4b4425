## 首頁

title = 富饒之城
tagline = 建最美的城，誰也別信。

## 選單與設定

## 說明

## 關於

about-1 = 給《富饒之城》愛好者的非官方頁面：可以離線玩，沒有廣告，不用帳號。你在這裡做的一切都不會離開你的裝置。
about-2 = 《富饒之城》（Citadels）是 Bruno Faidutti 設計的遊戲。本頁面與作者和出版社無關。喜歡的話，請買一套。
about-3 = 建築、角色、城市與天際線為本遊戲自行繪製。標題字體：Natanael Gama 的 Cinzel，SIL Open Font License。
about-4 = 以 Python 製作：Pyodide、PyScript 和 MicroPython；文字用 Fluent。本頁面自己的程式碼採用 MIT 授權。
about-licences = 授權條款
