# 已保存的对局
games-none = 这里还没有对局。每发一局牌，都会逐步保存，互不影响。
games-going = 进行中（{ $count }）
games-over = 已结束（{ $count }）
games-more = 显示更早的（{ $count }）
games-statistics = 战绩
games-out = 全部存成文件
games-in = 打开对局文件
games-kept = 只保存在这个浏览器里，最多 100 局。再开新局时，最早结束的一局会让出位置，没打完的不会；让出的那局仍计入战绩。
games-back = 全部对局
games-deleted = 这一局已经删除。
games-no-room = 浏览器没有空间了。请删除不需要的对局，或先存成文件。

# 一局的说明
games-ended = 在第 { $round } 轮结束
games-alone = 单人局：{ $points } 分
games-won = 以 { $points } 分获胜
games-placed = { $players } 人中第 { $place } 名，{ $points } 分
games-won-by = { $names }以 { $points } 分获胜
games-against = 对手：{ $names }
games-players = { $names }
games-with = 玩家
games-began = 开局
games-last = 上次游玩
games-place = 名次
games-player = 玩家
games-points = 分数
games-on-table = 现在玩的就是这一局。

# 可以做什么
games-continue = 继续这一局
games-see = 看结果
games-watch = 看回放
games-rename = 给这一局起名
games-name = 名称
games-rename-it = 保存名称
games-delete = 删除这一局
games-delete-going = { $game }。删除后无法再继续。
games-delete-over = { $game }。回放会一并删除，也不再计入战绩。
games-delete-it = 删除

# 对局文件
games-file = 文件里有：
games-file-fresh = { $count } 局这里还没有
games-file-further = { $count } 局比这里的进度更靠后
games-file-known = { $count } 局这里已经有了
games-file-past = { $count } 局更早的对局，只计入战绩
games-file-damaged = { $count } 行已损坏，会略过
games-file-foreign = 这不是对局文件，或者已经损坏，读不出任何内容。这里的对局没有变动。
games-file-newer = 这个文件来自较新的版本。请重新加载页面，再试一次。这里的对局没有变动。
games-nothing-lost = 这里原有的对局都会留着。
games-take-in = 加进来
games-other = 打开另一个文件
games-taken-in = { $failed ->
    [0] 已加入 { $count } 局。
   *[other] 已加入 { $count } 局，另有 { $failed } 局无法保存，没有加入。
 }

# 战绩
games-untold = 还有 { $count } 局正在整理……
games-none-over = 还没有可以统计的对局：自己与电脑对战，打完一局就有了。
games-counted = 只算一位真人与电脑对战、已经结束的对局。删除的对局不再计入；为新局让出位置的仍然计入。
games-shared = 有 { $count } 局是多人同玩，没有计入：无法得知哪一位是你。
games-played = 局数
games-wins = 获胜
games-won-share = 胜
games-share = { $count }（{ $share }%）
games-mean-place = 平均名次
games-mean-points = 平均分
games-row = 连胜
games-days = 每日一局连续天数
games-solo = 单人局
games-solo-mean = { $count } 局，平均 { $points } 分
games-now-most = { $now }（最佳 { $most }）
games-by-place = 名次
games-nth = 第 { $place } 名
games-by-bots = 按电脑实力
games-by-bots-of = 电脑
games-mixed = 混合
games-by-players = 按玩家人数
games-by-players-of = 人数

# 无法读取的存档
aside-title = 无法读取的存档
aside-text = 这些对局读不出来，换成较新的版本也许可以。
aside-unknown = 读不出来的内容
aside-again = 再试一次
aside-stays = 还是读不出来，存档会留着。
aside-remove = 删除
aside-remove-text = 删除后就找不回来了。如果以后可能用到，请先存成文件。

# The games of the site
games-all = 全部游戏
games-filter = 选择游戏
games-elsewhere = { $game }（{ $count }）
