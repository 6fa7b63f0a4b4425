# 开桌
bots-mixed-help = 各座位的实力不同。
city-needs = 有人造到 { $count } 座建筑，那一轮就是最后一轮。

options = 选项
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
option-ties-shared = 共同获胜
option-ties-broken = 先比建筑分，再比金币
option-bell_tower = 短局中的钟塔
option-bell_tower-on = 有效
option-bell_tower-off = 无效
option-round_limit = 最多进行几轮
option-round_limit-none = 不限
cast = 角色
sets = 推荐组合
set-classic-help = 基本的八个角色
set-classic-nine-help = 再加一个 9 号角色
set-builders-help = 较温和，没人会输光
set-intrigue-help = 适合大胆的玩家
set-dark-help = 其余所有角色
surprise = 随机惊喜
    .help = 全部随机
rank-title = { $rank } 号
rank-unused = { $rank } 号：三人游戏每人一个角色时不使用。
explain = 关于 { $rank } 号角色
explain-card = 关于{ $card }
ninth-none = 无
    .help = 只有 1 到 8 号
ninth-needed = { $count } 人需要 9 号
ninth-barred = { $count } 人不能用
needs-players = 至少 { $count } 人
word-assassin = 刺杀一个角色
word-thief = 偷走金币
word-magician = 交换手牌
word-king = 取得皇冠
word-bishop = 不受侵犯
word-merchant = 多赚 1 金
word-architect = 最多建 3 座
word-warlord = 摧毁
word-witch = 借用能力
word-tax_collector = 向建造者收税
word-wizard = 取一张牌
word-emperor = 送出皇冠
word-abbot = 向首富收钱
word-alchemist = 取回金币
word-navigator = 4 金或 4 张牌
word-diplomat = 交换建筑
word-artist = 美化建筑
word-queen = 邻 4 号得 3 金
specials = 黑暗之城的建筑
specials-chosen = { $count ->
    [0] 无
   *[other] 加入 { $count } 张
 }
specials-rule = 最多 { $added } 张直接加入牌堆；更多时，取代其他的牌。{ $count ->
    [0] 尚未选择。
   *[other] 已选 { $count } 张。
 }
specials-more = { $count } 张超过 { $added } 张：从牌堆移出同样张数的其他牌，先随机移出经典特殊建筑。

# 版本，以及只有 2016 年版才有的。
edition-title = 版本
edition-2005 = 2005（经典＋黑暗之城）
    .help = 18 个角色；在经典建筑之外，最多再加 14 张建筑。
edition-2016 = 2016（新版）
    .help = 27 个角色，每号 3 个；30 张独特建筑，每局用 14 张。
set-first_game-help = 经典的 8 个角色，建筑也容易懂。
set-ambitious_aristocrats-help = 金币多，建筑多，还有行政官来没收。
set-cunning_agents-help = 威胁和施法：金币不安全，回合也不安全。
set-illustrious_emissaries-help = 刺探、交换、钻研：谁拿到对的牌，谁就获胜。
set-devious_dignitaries-help = 逮捕令与贿赂，适合爱虚张声势的玩家。
set-tenacious_delegates-help = 慢慢累积，每张牌都派得上用场。
set-vicious_nobles-help = 刺杀、偷窃、摧毁：毫不留情。
option-ties-rank = 最后一轮号数最大的获胜
word-magistrate = 没收建筑
word-spy = 刺探手牌
word-blackmailer = 收取贿赂
word-seer = 打乱手牌
word-patrician = 皇冠与牌
word-cardinal = 借款建造
word-trader = 商业不限
word-scholar = 七张选一
word-marshal = 征用建筑
word-navigator_2016 = 不能建造
word-tax_collector_2016 = 每次建造收税
specials_2016 = 独特建筑
specials-chosen_2016 = { $count ->
    [0] 无
   *[other] 已选 { $count } 张
 }
specials-rule_2016 = 牌堆中通常有 { $added } 张。{ $count ->
    [0] 尚未选择。
   *[other] 已选 { $count } 张。
 }
specials-more_2016 = 通常是 { $added } 张。{ $count ->
    [0] 没有选：牌堆中只有一般建筑。
   *[other] 已选 { $count } 张。
 }
specials-lot = 随机抽选

# What a personality is called beside its name: one word.
epithet-rusher = 急性子
epithet-banker = 银行家
epithet-collector = 收藏家
epithet-schemer = 谋士
epithet-griefer = 好斗者
epithet-diplomat = 和事佬
