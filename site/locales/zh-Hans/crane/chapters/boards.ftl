boards-of = { $player }的图板
track-mine = 金矿
track-quarry = 采石场
track-tech = 技术
track-univ = 大学
track-at = { $track }：{ $step }／{ $last }
board-tile = { $place }：{ $goods }
plaza = { $place }：{ $upper }，或 { $lower }；{ $spaces } 格中 { $free } 格空著
stands = { $player }：第 { $row } 排，第 { $column } 行
planks = 大桥的桥面
area = 第 { $area } 区
bridge-IV = 一个 IV 板块和一个桥面
bridge-V = 一个 V 板块和一个桥面
or = 或

about-1 = 这是非官方页面。可离线游玩，没有广告，也不必注册。你在这里做的一切都留在自己的设备上。
about-2 = 依照《Praga Caput Regni》（Vladimír Suchý，Delicious Games，2020）规则的自制版本，与作者及出版社无关。数值、名称、文字与图画都是我们自己的。
about-3 = 以 Python 制作：Pyodide、PyScript 与 MicroPython；文字用 Fluent；标题字体 Cinzel。
