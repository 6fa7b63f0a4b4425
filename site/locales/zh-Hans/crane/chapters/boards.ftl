# About the page.
about-1 = 这是非官方页面。可离线游玩，没有广告，也不必注册。你在这里做的一切都留在自己的设备上。
about-2 = 依照《Praga Caput Regni》（Vladimír Suchý，Delicious Games，2020）规则的自制版本，与作者及出版社无关。数值、名称、文字与图画都是我们自己的。
about-3 = 以 Python 制作：Pyodide、PyScript 与 MicroPython；文字用 Fluent；标题字体 Cinzel。
