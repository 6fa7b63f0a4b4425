# 開桌
bots-mixed-help = 各座位的實力不同。
city-needs = 有人蓋到 { $count } 座建築，那一輪就是最後一輪。

options = 選項
option-city_size = 完成城市所需的建築數
option-gold = 金幣總數
option-gold-none = 無限
option-smithy = 鐵匠鋪
option-smithy-2-3 = 2 金抽 3 張
option-smithy-3-2 = 3 金抽 2 張
option-heir = 被刺殺的國王仍取得皇冠
option-heir-on = 是
option-heir-off = 否
option-three_players = 三人遊戲時每人
option-three_players-one_character = 一個角色
option-three_players-two_characters = 兩個角色
option-ties = 平手時
option-ties-shared = 共同獲勝
option-ties-broken = 先比建築分，再比金幣
option-bell_tower = 短局中的鐘塔
option-bell_tower-on = 有效
option-bell_tower-off = 無效
option-round_limit = 最多進行幾輪
option-round_limit-none = 不限
cast = 角色
sets = 推薦組合
set-classic-help = 基本的八個角色
set-classic-nine-help = 再加一個 9 號角色
set-builders-help = 較溫和，沒人會輸光
set-intrigue-help = 適合大膽的玩家
set-dark-help = 其餘所有角色
surprise = 隨機驚喜
    .help = 全部隨機
rank-title = { $rank } 號
rank-unused = { $rank } 號：三人遊戲每人一個角色時不使用。
explain = 關於 { $rank } 號角色
explain-card = 關於{ $card }
ninth-none = 無
    .help = 只有 1 到 8 號
ninth-needed = { $count } 人需要 9 號
ninth-barred = { $count } 人不能用
needs-players = 至少 { $count } 人
word-assassin = 刺殺一個角色
word-thief = 偷走金幣
word-magician = 交換手牌
word-king = 取得皇冠
word-bishop = 不受侵犯
word-merchant = 多賺 1 金
word-architect = 最多建 3 座
word-warlord = 摧毀
word-witch = 借用能力
word-tax_collector = 向建造者收稅
word-wizard = 取一張牌
word-emperor = 送出皇冠
word-abbot = 向首富收錢
word-alchemist = 取回金幣
word-navigator = 4 金或 4 張牌
word-diplomat = 交換建築
word-artist = 美化建築
word-queen = 鄰 4 號得 3 金
specials = 黑暗之城的建築
specials-chosen = { $count ->
    [0] 無
   *[other] 加入 { $count } 張
 }
specials-rule = 最多 { $added } 張直接加入牌堆；更多時，取代其他的牌。{ $count ->
    [0] 尚未選擇。
   *[other] 已選 { $count } 張。
 }
specials-more = { $count } 張超過 { $added } 張：從牌堆移出同樣張數的其他牌，先隨機移出經典特殊建築。

# 版本，以及只有 2016 年版才有的。
edition-title = 版本
edition-2005 = 2005（經典＋黑暗之城）
    .help = 18 個角色；在經典建築之外，最多再加 14 張建築。
edition-2016 = 2016（新版）
    .help = 27 個角色，每號 3 個；30 張獨特建築，每局用 14 張。
set-first_game-help = 經典的 8 個角色，建築也容易懂。
set-ambitious_aristocrats-help = 金幣多，建築多，還有行政官來沒收。
set-cunning_agents-help = 威脅和施法：金幣不安全，回合也不安全。
set-illustrious_emissaries-help = 刺探、交換、鑽研：誰拿到對的牌，誰就獲勝。
set-devious_dignitaries-help = 逮捕令與賄賂，適合愛虛張聲勢的玩家。
set-tenacious_delegates-help = 慢慢累積，每張牌都派得上用場。
set-vicious_nobles-help = 刺殺、偷竊、摧毀：毫不留情。
option-ties-rank = 最後一輪號數最大的獲勝
word-magistrate = 沒收建築
word-spy = 刺探手牌
word-blackmailer = 收取賄賂
word-seer = 打亂手牌
word-patrician = 皇冠與牌
word-cardinal = 借款建造
word-trader = 商業不限
word-scholar = 七張選一
word-marshal = 徵用建築
word-navigator_2016 = 不能建造
word-tax_collector_2016 = 每次建造收稅
specials_2016 = 獨特建築
specials-chosen_2016 = { $count ->
    [0] 無
   *[other] 已選 { $count } 張
 }
specials-rule_2016 = 牌堆中通常有 { $added } 張。{ $count ->
    [0] 尚未選擇。
   *[other] 已選 { $count } 張。
 }
specials-more_2016 = 通常是 { $added } 張。{ $count ->
    [0] 沒有選：牌堆中只有一般建築。
   *[other] 已選 { $count } 張。
 }
specials-lot = 隨機抽選

# What a personality is called beside its name: one word.
epithet-rusher = 急性子
epithet-banker = 銀行家
epithet-collector = 收藏家
epithet-schemer = 謀士
epithet-griefer = 好鬥者
epithet-diplomat = 和事佬
