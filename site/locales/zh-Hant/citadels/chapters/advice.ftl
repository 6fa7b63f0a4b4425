# 專家會怎麼做、為什麼，以及對局後的覆盤。
hint-redraw = 用{ $cards }向牌堆換牌
review-how = 每個決定只憑當時能知道的事，與專家的選擇相比。
review-cost = 每 100 局約少贏 { $cost } 局
review-cost-few = 每 100 局約少贏幾局

# 選擇的理由，像老師那樣說；句尾不加句號。

## 用話說的機會

## 為什麼選這個角色

because-pays-at-once = 你可以建造{ $card }，馬上就有收入{ $gold ->
    [1] {""}
   *[other] （共 { $gold } 金）
 }
because-income = { $kind }建築讓你得 { $gold } 金
because-stop = { $other }再建 { $count } 座就完成城市，指名對了就能阻止
because-untouchable = 沒有人能刺殺你或偷你
because-purse-near = { $other }有 { $gold } 金，說不定猜得中
because-purses = 每位對手都有 { $gold } 金以上，猜中就歸你
because-tax = { $count } 位對手建造時都要付你 1 金
because-swap = { $other }有 { $count } 張手牌，{ $have ->
    [0] 你沒有一張能建造
   *[other] 你能建造的只有 { $have } 張
 }
because-poor-hand = 你手上沒有能建造的牌
because-wizard = 可以從{ $other }的 { $count } 張手牌裡挑一張，還能另外建造
because-crown = 下一輪由你先選角色
because-emperor = 皇冠給誰由你決定，還能得到回報
because-safe = { $role }動不了你的城市
because-abbot = { $other }金幣最多，得分你一點
because-merchant = 不論做什麼都多得 1 金
because-refund = 建造{ $card }的 { $gold } 金會回到你手上
because-finish = 建造{ $cards }就完成城市
because-builds = 一回合就能建造{ $cards }
because-two-cards = 另外自動多抽 2 張牌
because-voyage-instead = 現在沒有能建造的牌，而航海能得 4 金或 4 張牌
because-voyage = 放棄建造的話，多得 4 金或 4 張牌
because-break = { $other }再建 { $count } 座就完成城市，你可以摧毀一座
because-diplomat = 可以拿自己的建築換一座更好的
because-artist = 可以用金幣換分數，最多 2 分
because-deny-income = { $other }選它的話，{ $kind }建築可得 { $gold } 金
because-deny-harm = 這樣{ $other }就不能用它對付你
beware-raid = { $role }還是可能對你的城市下手
beware-thief = { $role }還是可能偷走你的 { $gold } 金
beware-named = 別人料得到你會選它，{ $role }可能會指名

## 為什麼指名它

because-holder = { $who }可能是{ $role }（機會{ $chance }）
because-holders = { $who }或{ $another }可能是{ $role }（機會{ $chance }）
because-held = 沒算錯的話，{ $who }就是{ $role }
because-held-by-one = 沒算錯的話，{ $role }不是{ $who }，就是{ $another }
who-has = { $other }（{ $gold } 金、{ $count } 張手牌）
who-gold = { $other }（{ $gold } 金）
who-kind = { $other }（{ $count } 座{ $kind }建築）
because-near-end = { $other }再建 { $count } 座就完成城市
because-spell-income = 用這個角色，{ $kind }建築可得 { $gold } 金
because-spares-gold = { $role }可能偷走你的 { $gold } 金
because-spares-hand = { $role }可能換走你的 { $count } 張手牌
because-spares-city = { $role }可能對你的城市下手
because-builds-much = { $other }當上{ $role }的話，一回合能建好幾座
because-spares-crown = { $role }會讓你失去皇冠

## 金幣、牌和結束回合

because-pays-for = 這樣就付得起{ $card }
because-nearer-to = { $gold ->
    [0] 這樣就有金幣建造{ $card }
   *[other] 這樣離{ $card }只差 { $gold } 金
 }
because-ready = 反正已經付得起{ $card }，金幣留給下一座
because-cards-enough = 手上已有 { $count } 張能建造的牌，缺的是金幣
because-cards-anyway = 反正會有牌進來
because-bank-empty = 銀行沒有金幣了
because-gold-enough = 你的 { $gold } 金夠付手上任何一張牌
because-one-card = 手上能建造的牌只有一張
because-builds-besides = 馬上建好，而且不計入建造數
because-fits = 現在就能建造，{ $role }馬上多一份收入
because-in-reach = 現在就付得起
because-worth = 值 { $points } 分
because-fifth-kind = 有了{ $kind }建築就五種齊全，多 3 分
because-new-kind = 城中還沒有{ $kind }建築
because-power = { $card }的能力很有用
because-free-gold = 白得 { $gold } 金
because-not-worth = 其他能做的事都得不償失
because-too-early = 現在完成城市，遊戲會在{ $other }領先時結束
because-save = 金幣留著建造{ $card }更好

## 建造什麼，對別人做什麼

because-pays-more = 身為{ $role }，收入再多 1 金
because-leaves-gold = 造價最低，還剩 { $gold } 金
because-last-round = 最後算分的是建築，不是金幣
because-first-complete = 城市就此完成，而且是第一個，多 { $points } 分
because-complete = 城市就此完成，多 { $points } 分
because-nearer = 之後只差 { $count } 座
beware-destroyed = { $cost ->
    [0] { $role }不花金幣就能摧毀它
   *[other] { $role }花 { $cost } 金就能摧毀它
 }
beware-exchanged = { $role }還是可能把它換走
because-much-to-choose = 沒有人的手牌比{ $other }多：{ $count } 張
because-after = { $other }之後就輪到你選
because-takes-card = { $other }的城市就快完成，手上只會剩 { $count } 張牌
because-takes-gold = { $other }的城市就快完成，手上只會剩 { $gold } 金
because-harmless = 皇冠在{ $other }手上最不礙事
because-for-nothing = 不花金幣就讓{ $other }少 { $points } 分
because-costs-them = 花 { $cost } 金讓{ $other }少 { $points } 分
because-cheapest = 這是最便宜的一座，只要 { $cost } 金
because-leader = { $other }以 { $points } 分領先
because-only-kind = { $other }唯一的{ $kind }建築就沒了
because-breaks-kinds = { $other }就不再五種齊全
because-better = { $cost ->
    [0] 不花金幣就多得 { $points } 分
   *[other] 花 { $cost } 金多得 { $points } 分
 }
because-gold-spare = 有 { $gold } 金，給一枚無妨
because-twin = 你另有一張{ $card }
because-least = 少了{ $card }最不可惜
because-gold-idle = 最後金幣不算分
because-coin = 1 金換 1 分
because-museum = 放進去的牌每張 1 分
because-useless = 你已經有{ $cards }
because-recover = 付 1 金就能拿到{ $card }

## 牌面說得不多時，試過的局面怎麼說

reason-gold-more = 到本輪結束約多 { $count } 金
reason-cards-more = 手牌約多 { $count } 張
reason-built-more = 城中約多 { $count } 座建築
reason-built-less = 城中約少 { $count } 座建築
reason-built-perhaps-more = 城中較可能多一座建築
reason-built-perhaps-less = 城中較可能少一座建築
reason-killed-more = 容易被電腦刺殺或施法（機會{ $chance }）
reason-killed-less = 選別的，更容易被電腦刺殺或施法（機會{ $chance }）
reason-robbed-more = 容易被電腦偷（機會{ $chance }）
reason-robbed-less = 選別的，更容易被電腦偷（機會{ $chance }）
reason-finished = 完成城市的機會{ $here }，選別的{ $there }
reason-even = 看不出各個選擇有可靠的差別
reason-altogether = 在試過的局面裡結果較好，說不出單一的理由
review-of = { $player }，第 { $round } 輪
