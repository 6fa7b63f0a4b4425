players = { $count } 位玩家
starting = 正在布置牌桌……
page-trouble = 页面出了点问题。如果没有反应，请重新加载；已保存的对局可以接着玩。
reload = 重新加载
seat-name = 玩家 { $number }
seat-name-bot-0 = 罗莎琳
seat-name-bot-1 = 格丽赛达
seat-name-bot-2 = 伯特伦
seat-name-bot-3 = 科琳娜
seat-name-bot-4 = 艾蒙
seat-name-bot-5 = 菲娜
seat-name-bot-6 = 戈弗
seat-name-bot-7 = 海丝
deal = 发牌
dealing = 引擎一就绪就发牌……
seat-waits = { $named ->
    [1] 回到{ $host }的牌桌
   *[false] 回到牌桌
}
continue = 继续游戏
continue-with = 第 { $round } 轮 · { $names }
progress-fetching = 正在下载游戏引擎：约 5 MB，只有第一次需要。
progress-importing = 正在启动引擎……
progress-ready = {""}
progress-failed = 无法取得游戏引擎。请检查网络，然后再试一次。
progress-old = 这个浏览器太旧，无法运行游戏：需要 iOS 或 Safari 16.4、Chrome 95、Firefox 114，或更新的版本。
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
menu = 菜单
phones = 手机
log = 记录
read-table = 朗读牌桌
leave-table = 离开牌桌
leave-text = 这一局已保存，可以从首页继续。
leave-unkept = 这一局没有保存：只能在关闭页面之前接着玩。
deal-anew = 已经保存了 100 局
deal-anew-text = { $round ->
    [0] 要开新局，就得舍弃最早的一局；那一局在这里读不出来。
   *[other] 要开新局，就得舍弃最早的一局：第 { $round } 轮，{ $names }。之后无法再继续那一局。
 }
settings = 设置
help = 规则书
about = 关于
embed = 放进网页
faults = 本机的错误记录
