## Forms: discards and trades

form-give = 付出
form-chosen = 已选 { $done } / { $count }
form-suggested = 已从你最多的资源中选好，点牌即可更改。
form-discard = 弃掉这些牌
form-discard-part = 弃牌：{ $done } / { $count }
form-keep = 留下
form-goes = 弃掉
give-card = { $resource }（{ $count } 张）：给一张
given-card = { $resource }（{ $count } 张）：给 { $given } 张
discard-card = { $resource }（{ $count } 张）：弃一张
discarded-card = { $resource }（{ $count } 张）：弃 { $given } 张
take-back = { $resource }：要弃 { $count } 张，收回一张
no-trade-with-on = 不和{ $player }交易：点此关闭

## The throws

dice-title = 掷骰统计
dice-row = { $number }：{ $count } 次，预期 { $expected }
dice-facts = 至今掷了 { $count } 次，其中七点 { $sevens } 次，掷中强盗所在而没有产出 { $blocked } 次。
dice-total = 掷了 { $count } 次，其中七点 { $sevens } 次，掷中强盗所在而没有产出 { $blocked } 次。
dice-help = 外框是两颗公平骰子的预期次数。
dice-none = 还没有人掷骰。

## What this page is

about-1 = 这是非官方页面。可离线游玩，没有广告，也不必注册。你在这里做的一切都留在自己的设备上。
about-2 = 依照 Klaus Teuber 的《卡坦岛》规则，与作者及出版社无关。名称、文字与图画都是我们自己的。
about-3 = 以 Python 制作：Pyodide、PyScript 与 MicroPython；文字用 Fluent；标题字体 Cinzel。

## After the game

same-start = 再玩一次这座岛
start-link = 复制这座岛的链接
figures = 骰子、强盗与交易
