# About the page.
about-1 = 這是非官方頁面。可離線遊玩，沒有廣告，也不必註冊。你在這裡做的一切都留在自己的裝置上。
about-2 = 依照《Praga Caput Regni》（Vladimír Suchý，Delicious Games，2020）規則的自製版本，與作者及出版社無關。數值、名稱、文字與圖畫都是我們自己的。
about-3 = 以 Python 製作：Pyodide、PyScript 與 MicroPython；文字用 Fluent；標題字體 Cinzel。
