## 首页

title = 富饶之城
tagline = 建最美的城，谁也别信。
starting = 正在摆桌……
page-trouble = 页面出了点问题。如果没有反应，请重新加载；已保存的游戏可以接着玩。
reload = 重新加载
setup-title = 开桌
players = { $count } 位玩家
fewer = 少一位玩家
more = 多一位玩家
person = 真人
who-at = 座位 { $number } 由谁来玩
name-of = 座位 { $number } 的名字
seat-name = 玩家 { $number }
seat-name-bot-0 = 阿德
seat-name-bot-1 = 碧翠
seat-name-bot-2 = 赛德
seat-name-bot-3 = 黛玛
seat-name-bot-4 = 艾蒙
seat-name-bot-5 = 菲娜
seat-name-bot-6 = 高飞
seat-name-bot-7 = 海丝
deal = 发牌
dealing = 引擎一就绪就发牌……
continue = 继续游戏
continue-with = 第 { $round } 轮 · { $names }
progress-fetching = 正在下载游戏引擎：约 4 MB，只有第一次需要。
progress-importing = 正在启动引擎……
progress-ready = 准备好了。
progress-failed = 无法取得游戏引擎。请检查网络，然后再试一次。
language-missing = 无法加载这个语言的文字。请检查网络，然后再选一次。
engine-again = 再试一次
engine-anew = 游戏引擎停了，已经重新启动，游戏继续。
opening-chosen = 你已经选好了。游戏引擎还在路上，一到就继续。
opening-late = 游戏引擎还在路上，一到就会回应。
opening-differs = 重新发牌
opening-differs-text = 你刚才看到的是预先发好的牌桌，与引擎所发的不同。一切以引擎为准，请再选一次。

## 选项

options = 选项
name-refused = 第 { $number } 位玩家的名字含有无法显示的符号，请改用其他文字。
option-seed = 随机种子
seed-drawn = 随机抽取
option-city_size = 完成城市所需的建筑数
option-gold = 金币总数
option-gold-none = 无限
option-smithy = 铁匠铺
option-smithy-2-3 = 2 金抽 3 张
option-smithy-3-2 = 3 金抽 2 张
option-heir = 被刺杀的国王仍取得皇冠
option-heir-on = 是
option-heir-off = 否
option-three_players = 三人游戏时每人
option-three_players-one_character = 一个角色
option-three_players-two_characters = 两个角色
option-ties = 平局时
option-ties-shared = 并列
option-ties-broken = 先比建筑分，再比金币
option-bell_tower = 短局中的钟塔
option-bell_tower-on = 有效
option-bell_tower-off = 无效
option-round_limit = 最多进行几轮
option-round_limit-none = 不限
bot-random = 电脑：随意
bot-thumb = 电脑：懂行

## 菜单与设置

menu = 菜单
log = 记录
log-round = 第 { $round } 轮
log-earlier = 显示更早的记录（{ $count } 条）
log-empty = 还没有发生什么。
read-table = 朗读桌面
leave-table = 离开牌桌
leave-text = 游戏已保存：可以从首页继续。
deal-anew = 已经保存了三局
deal-anew-text = { $round ->
    [0] 要开新局，就得舍去最早的一局。它在这里读不出来。
   *[other] 要开新局，就得舍去最早的一局：第 { $round } 轮，{ $names }。之后无法再继续那一局。
 }
settings = 设置
settings-kept = 只保存在这个浏览器里。
set-language = 语言
set-pace = 电脑的节奏
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

help = 帮助
help-title = 怎么玩
help-aim = 每个人建造自己的城市。每一轮暗中选一个角色，使用它的能力。有人完成城市后打完那一轮，城市最好的人获胜。
help-how = 一轮的经过
help-step-1 = 持有皇冠的玩家暗中选一个角色，把其余的传下去，大家依次选择。
help-step-2 = 从 1 号起依次叫角色。持有者亮出角色，进行自己的回合。
help-step-3 = 先做资源行动：拿 2 金，或抽 2 张牌留 1 张。
help-step-4 = 然后可以从手牌建造一座建筑：付造价，放进自己的城市。同名建筑不能有两座。
help-step-5 = 角色的能力在自己的回合可以用一次，也可以不用。
help-step-6 = 全部叫完后，收回角色洗牌，开始下一轮。
help-step-7 = 第一座城市完成时（通常是 8 座建筑），这一轮就是最后一轮。
help-kinds = 五种建筑
help-characters = 角色
help-role = { $rank } { $role }
help-specials = 特殊建筑
help-score = 计分
help-score-text = 每座建筑的造价；五种齐全加 3 分；最先完成城市加 4 分，其他完成的加 2 分；再加上特殊建筑所说的分数。除非另有约定，平局并列。
help-keys = 快捷键
help-keys-text = 1–9 选择，U 撤回，H 提示，L 记录，R 朗读桌面，C 玩家，M 菜单，? 帮助，Esc 返回。
help-fair = 电脑只知道坐在那个位置的人会知道的事：引擎不给它们更多，并有测试把关。

## 关于

about = 关于
about-1 = 给富饶之城爱好者的非官方页面：可以离线玩，没有广告，不用账号。你在这里做的一切都不会离开你的设备。
about-2 = 富饶之城（Citadels）是 Bruno Faidutti 设计的游戏。本页面与作者和出版社无关。喜欢的话，请买一套。
about-3 = 图标：game-icons.net，作者 Lorc、Delapouite 等，CC BY 3.0。标题字体：Natanael Gama 的 Cinzel，SIL Open Font License。
about-4 = 以 Python 制作：Pyodide、PyScript 和 MicroPython；文字用 Fluent。本页面自己的代码采用 MIT 许可证。
about-licences = 许可证
