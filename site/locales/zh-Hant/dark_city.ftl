## Setting a table: the characters

cast = 角色
sets = 推薦組合
set-classic = 經典
    .help = 最初的八人
set-classic-nine = 經典加九號
    .help = 八人之外再加一人
set-builders = 建設
    .help = 溫和，少有重擊
set-intrigue = 權謀
    .help = 給大膽的人
set-dark = 黑暗之城
    .help = 另外的那些角色
set-own = 自選
surprise = 給我們驚喜
    .help = 全部抽籤
rank-title = { $rank } 號
rank-unused = { $rank } 號：三人各一張角色時不在遊戲中。
explain = 關於{ $rank } 號的角色
explain-card = 關於{ $card }
ninth-none = 無
    .help = 只用八號
ninth-needed = { $count } 人需有 9 號
ninth-barred = { $count } 人不用
needs-players = 至少 { $count } 人
word-assassin = 使一人沉默
word-thief = 取走錢袋
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
word-artist = 增添價值
word-queen = 鄰 4 號得 3 金

## Setting a table: the Dark City’s districts

specials = 黑暗之城的建築
specials-chosen = { $count ->
    [0] 無
   *[other] 加入 { $count } 張
 }
specials-rule = 最多 { $added } 張直接加入牌堆；更多時，取代其他的牌。{ $count ->
    [0] 尚未選擇。
   *[other] 已選 { $count } 張。
 }
specials-more = { $count } 張超過 { $added } 張：同樣多的其他牌離開牌堆，先抽籤移除經典特殊建築。

## At the table

lowered = { $player } 的{ $card }：遊戲在 { $size } 座建築時結束，不是 { $from } 座。
seat-held = 女巫：等待中巫術的角色
seat-owes = 欠 1 金的稅
event-silenced = { $player }，{ $role }無人應聲：你被刺殺了。
yours = 針對你
exchange-theirs = 第一步：你想要哪座建築？
exchange-own = 第二步：你用自己的哪一座來換？
exchange-other = 換一座
exchange-gets = { $player } 得到
exchange-you-get = 你得到
exchange-pays = { $cost ->
    [0] 不用付金
   *[other] 你付 { $cost } 金
 }
search-kind = { $kind }：{ $count ->
   *[other] { $count } 種
 }
prompt-resumed = { $player }，女巫：以{ $role }的身分繼續你的回合。
choice-refuse = 不道謝：失去這一回合
choice-nothing = 什麼也不拿
