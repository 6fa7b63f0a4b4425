boards-of = { $player }的圖板
track-mine = 金礦
track-quarry = 採石場
track-tech = 技術
track-univ = 大學
track-at = { $track }：{ $step }／{ $last }
board-tile = { $place }：{ $goods }
plaza = { $place }：{ $upper }，或 { $lower }；{ $spaces } 格中 { $free } 格空著
stands = { $player }：第 { $row } 排，第 { $column } 行
planks = 大橋的橋面
area = 第 { $area } 區
bridge-IV = 一個 IV 板塊和一個橋面
bridge-V = 一個 V 板塊和一個橋面
or = 或

about-1 = 這是非官方頁面。可離線遊玩，沒有廣告，也不必註冊。你在這裡做的一切都留在自己的裝置上。
about-2 = 依照《Praga Caput Regni》（Vladimír Suchý，Delicious Games，2020）規則的自製版本，與作者及出版社無關。數值、名稱、文字與圖畫都是我們自己的。
about-3 = 以 Python 製作：Pyodide、PyScript 與 MicroPython；文字用 Fluent；標題字體 Cinzel。
