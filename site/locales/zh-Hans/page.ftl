## 首页

title = 富饶之城
tagline = 建最美的城，谁也别信。
players = { $count } 位玩家
starting = 正在布置牌桌……
page-trouble = 页面出了点问题。如果没有反应，请重新加载；已保存的对局可以接着玩。
reload = 重新加载
seat-name = 玩家 { $number }
seat-name-bot-0 = 阿德
seat-name-bot-1 = 碧翠
seat-name-bot-2 = 赛德
seat-name-bot-3 = 黛玛
seat-name-bot-4 = 艾蒙
seat-name-bot-5 = 菲娜
seat-name-bot-6 = 戈弗
seat-name-bot-7 = 海丝
deal = 发牌
dealing = 引擎一就绪就发牌……
continue = 继续游戏
continue-with = 第 { $round } 轮 · { $names }
progress-fetching = 正在下载游戏引擎：约 4 MB，只有第一次需要。
progress-importing = 正在启动引擎……
progress-ready = {""}
progress-failed = 无法取得游戏引擎。请检查网络，然后再试一次。
language-missing = 无法加载这个语言的文字。请检查网络，然后再选一次。
chapter-missing = 无法加载这一部分。请检查网络连接，再试一次。
engine-again = 再试一次
engine-anew = 游戏引擎停了，已经重新启动，游戏继续。
opening-chosen = 你已经选好了。游戏引擎还在路上，一到就继续。
opening-late = 游戏引擎还在路上，一到就会回应。
opening-differs = 重新发牌
opening-differs-text = 牌重新洗过了，请再选一次。

name-twice = 有两位玩家同名，其中一位改称“{ $name }”。
name-refused = 第 { $number } 位玩家的名字含有无法显示的字符，请改用其他文字。

## 菜单与设置

menu = 菜单
log = 记录
read-table = 朗读牌桌
leave-table = 离开牌桌
leave-text = 这一局已保存，可以从首页继续。
deal-anew = 已经保存了 100 局
deal-anew-text = { $round ->
    [0] 要开新局，就得舍弃最早的一局；那一局在这里读不出来。
   *[other] 要开新局，就得舍弃最早的一局：第 { $round } 轮，{ $names }。之后无法再继续那一局。
 }
settings = 设置
settings-kept = 只保存在这个浏览器里。
set-language = 语言
set-pace = 电脑的速度
pace-calm = 悠闲
pace-normal = 普通
pace-quick = 快
pace-instant = 立刻
set-theme = 外观
theme-dark = 深色
theme-light = 浅色
theme-auto = 跟随设备
set-motion = 动画
motion-auto = 跟随设备
motion-on = 开
motion-off = 关

## 帮助

help = 规则书

## 关于

about = 关于
about-1 = 给《富饶之城》爱好者的非官方页面：可以离线玩，没有广告，不用账号。你在这里做的一切都不会离开你的设备。
about-2 = 《富饶之城》（Citadels）是 Bruno Faidutti 设计的游戏。本页面与作者和出版商无关。喜欢的话，请买一套。
about-3 = 建筑、城市与天际线为本游戏自行绘制。图标：game-icons.net，作者 Lorc、Delapouite 等，CC BY 3.0。标题字体：Natanael Gama 的 Cinzel，SIL Open Font License。
about-4 = 以 Python 制作：Pyodide、PyScript 和 MicroPython；文字用 Fluent。本页面自己的代码采用 MIT 许可证。
about-licences = 许可证
