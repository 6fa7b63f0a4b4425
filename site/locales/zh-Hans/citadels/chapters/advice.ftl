# 专家会怎么做、为什么，以及对局后的复盘。
hint-redraw = 用{ $cards }向牌堆换牌
review-how = 每个决定只凭当时能知道的事，与专家的选择相比。
review-cost = 每 100 局约少赢 { $cost } 局
review-cost-few = 每 100 局约少赢几局

# 选择的理由，像老师那样说；句尾不加句号。

## 用话说的机会

## 为什么选这个角色

because-pays-at-once = 你可以建造{ $card }，马上就有收入{ $gold ->
    [1] {""}
   *[other] （共 { $gold } 金）
 }
because-income = { $kind }建筑让你得 { $gold } 金
because-stop = { $other }再建 { $count } 座就完成城市，指名对了就能阻止
because-untouchable = 没有人能刺杀你或偷你
because-purse-near = { $other }有 { $gold } 金，说不定猜得中
because-purses = 每位对手都有 { $gold } 金以上，猜中就归你
because-tax = { $count } 位对手建造时都要付你 1 金
because-swap = { $other }有 { $count } 张手牌，{ $have ->
    [0] 你没有一张能建造
   *[other] 你能建造的只有 { $have } 张
 }
because-poor-hand = 你手上没有能建造的牌
because-wizard = 可以从{ $other }的 { $count } 张手牌里挑一张，还能另外建造
because-crown = 下一轮由你先选角色
because-emperor = 皇冠给谁由你决定，还能得到回报
because-safe = { $role }动不了你的城市
because-abbot = { $other }金币最多，得分你一点
because-merchant = 不论做什么都多得 1 金
because-refund = 建造{ $card }的 { $gold } 金会回到你手上
because-finish = 建造{ $cards }就完成城市
because-builds = 一回合就能建造{ $cards }
because-two-cards = 另外自动多抽 2 张牌
because-voyage-instead = 现在没有能建造的牌，而航海能得 4 金或 4 张牌
because-voyage = 放弃建造的话，多得 4 金或 4 张牌
because-break = { $other }再建 { $count } 座就完成城市，你可以摧毁一座
because-diplomat = 可以拿自己的建筑换一座更好的
because-artist = 可以用金币换分数，最多 2 分
because-deny-income = { $other }选它的话，{ $kind }建筑可得 { $gold } 金
because-deny-harm = 这样{ $other }就不能用它对付你
beware-raid = { $role }还是可能对你的城市下手
beware-thief = { $role }还是可能偷走你的 { $gold } 金
beware-named = 别人料得到你会选它，{ $role }可能会指名

## 为什么指名它

because-holder = { $who }可能是{ $role }（机会{ $chance }）
because-holders = { $who }或{ $another }可能是{ $role }（机会{ $chance }）
because-held = 没算错的话，{ $who }就是{ $role }
because-held-by-one = 没算错的话，{ $role }不是{ $who }，就是{ $another }
who-has = { $other }（{ $gold } 金、{ $count } 张手牌）
who-gold = { $other }（{ $gold } 金）
who-kind = { $other }（{ $count } 座{ $kind }建筑）
because-near-end = { $other }再建 { $count } 座就完成城市
because-spell-income = 用这个角色，{ $kind }建筑可得 { $gold } 金
because-spares-gold = { $role }可能偷走你的 { $gold } 金
because-spares-hand = { $role }可能换走你的 { $count } 张手牌
because-spares-city = { $role }可能对你的城市下手
because-builds-much = { $other }当上{ $role }的话，一回合能建好几座
because-spares-crown = { $role }会让你失去皇冠

## 金币、牌和结束回合

because-pays-for = 这样就付得起{ $card }
because-nearer-to = { $gold ->
    [0] 这样就有金币建造{ $card }
   *[other] 这样离{ $card }只差 { $gold } 金
 }
because-ready = 反正已经付得起{ $card }，金币留给下一座
because-cards-enough = 手上已有 { $count } 张能建造的牌，缺的是金币
because-cards-anyway = 反正会有牌进来
because-bank-empty = 银行没有金币了
because-gold-enough = 你的 { $gold } 金够付手上任何一张牌
because-one-card = 手上能建造的牌只有一张
because-builds-besides = 马上建好，而且不计入建造数
because-fits = 现在就能建造，{ $role }马上多一份收入
because-in-reach = 现在就付得起
because-worth = 值 { $points } 分
because-fifth-kind = 有了{ $kind }建筑就五种齐全，多 3 分
because-new-kind = 城中还没有{ $kind }建筑
because-power = { $card }的能力很有用
because-free-gold = 白得 { $gold } 金
because-not-worth = 其他能做的事都得不偿失
because-too-early = 现在完成城市，游戏会在{ $other }领先时结束
because-save = 金币留着建造{ $card }更好

## 建造什么，对别人做什么

because-pays-more = 作为{ $role }，收入再多 1 金
because-leaves-gold = 造价最低，还剩 { $gold } 金
because-last-round = 最后算分的是建筑，不是金币
because-first-complete = 城市就此完成，而且是第一个，多 { $points } 分
because-complete = 城市就此完成，多 { $points } 分
because-nearer = 之后只差 { $count } 座
beware-destroyed = { $cost ->
    [0] { $role }不花金币就能摧毁它
   *[other] { $role }花 { $cost } 金就能摧毁它
 }
beware-exchanged = { $role }还是可能把它换走
because-much-to-choose = 没有人的手牌比{ $other }多：{ $count } 张
because-after = { $other }之后就轮到你选
because-takes-card = { $other }的城市就快完成，手上只会剩 { $count } 张牌
because-takes-gold = { $other }的城市就快完成，手上只会剩 { $gold } 金
because-harmless = 皇冠在{ $other }手上最不碍事
because-for-nothing = 不花金币就让{ $other }少 { $points } 分
because-costs-them = 花 { $cost } 金让{ $other }少 { $points } 分
because-cheapest = 这是最便宜的一座，只要 { $cost } 金
because-leader = { $other }以 { $points } 分领先
because-only-kind = { $other }唯一的{ $kind }建筑就没了
because-breaks-kinds = { $other }就不再五种齐全
because-better = { $cost ->
    [0] 不花金币就多得 { $points } 分
   *[other] 花 { $cost } 金多得 { $points } 分
 }
because-gold-spare = 有 { $gold } 金，给一枚无妨
because-twin = 你另有一张{ $card }
because-least = 少了{ $card }最不可惜
because-gold-idle = 最后金币不算分
because-coin = 1 金换 1 分
because-museum = 放进去的牌每张 1 分
because-useless = 你已经有{ $cards }
because-recover = 付 1 金就能拿到{ $card }

## 牌面说得不多时，试过的局面怎么说

reason-gold-more = 到本轮结束约多 { $count } 金
reason-cards-more = 手牌约多 { $count } 张
reason-built-more = 城中约多 { $count } 座建筑
reason-built-less = 城中约少 { $count } 座建筑
reason-built-perhaps-more = 城中较可能多一座建筑
reason-built-perhaps-less = 城中较可能少一座建筑
reason-killed-more = 容易被电脑刺杀或施法（机会{ $chance }）
reason-killed-less = 选别的，更容易被电脑刺杀或施法（机会{ $chance }）
reason-robbed-more = 容易被电脑偷（机会{ $chance }）
reason-robbed-less = 选别的，更容易被电脑偷（机会{ $chance }）
reason-finished = 完成城市的机会{ $here }，选别的{ $there }
reason-even = 看不出各个选择有可靠的差别
reason-altogether = 在试过的局面里结果较好，说不出单一的理由
review-of = { $player }，第 { $round } 轮
