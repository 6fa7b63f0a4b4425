## 首页

title = 富饶之城
tagline = 建最美的城，谁也别信。

## 菜单与设置

## 帮助

## 关于

about-1 = 给《富饶之城》爱好者的非官方页面：可以离线玩，没有广告，不用账号。你在这里做的一切都不会离开你的设备。
about-2 = 《富饶之城》（Citadels）是 Bruno Faidutti 设计的游戏。本页面与作者和出版商无关。喜欢的话，请买一套。
about-3 = 建筑、角色、城市与天际线为本游戏自行绘制。标题字体：Natanael Gama 的 Cinzel，SIL Open Font License。
about-4 = 以 Python 制作：Pyodide、PyScript 和 MicroPython；文字用 Fluent。本页面自己的代码采用 MIT 许可证。
about-licences = 许可证
