## 上方、角色顺序、座位

bar-round = 第 { $round } 轮
bar-last-round = 最后一轮
bar-over = 终局
bar-endless = ∞
bar-bank = {" "}枚金币在银行
bar-deck = {" "}张牌在牌堆
ranks-title = 本轮的角色
seats-title = 玩家
rank-label = { $rank } { $role }：{ $state }{ $held ->
    [1] ，{ $holder }
   *[0] {""}
 }{ $killed ->
    [1] ，被刺客指名
   *[0] {""}
 }{ $robbed ->
    [1] ，被盗贼指名
   *[0] {""}
 }{ $bewitched ->
    [1] ，被施法
   *[0] {""}
 }
rank-waiting = 还没叫到
rank-now = 正在进行
rank-done = 已经行动
rank-absent = 无人应声
rank-aside = 放在一旁
seat-label = { $player }{ seat-facts }
seat-facts = { $bot ->
    [1] ，电脑
   *[0] {""}
 }{ $crown ->
    [1] ，持有皇冠
   *[0] {""}
 }：{ $gold } 金，手牌 { $hand } 张，已建 { $built } 座，目标 { $size } 座。{ $known ->
    [0] {""}
   *[other] 角色：{ $roles }。
 }{ $built ->
    [0] {""}
   *[other] 城中：{ $cards }。
 }
mine-label = { $gold } 金，手牌 { $hand } 张，已建 { $built } 座，目标 { $size } 座。
own-city = 你的城市
own-hand = 你的手牌
city-empty = 还没有建筑。
hand-empty = 没有手牌。

## 要决定的事

prompt-select-pick = { $player }，选择这一轮的角色。
    .alone = 选择这一轮的角色。
prompt-select-discard = { $player }，选一个角色面朝下放到一旁。
    .alone = 选一个角色面朝下放到一旁。
prompt-turn = { $gathered ->
    [1] { $player }，你是{ $role }。接下来做什么？
   *[0] { $player }，你是{ $role }。先拿金币或抽牌。
 }
    .alone = { $gathered ->
        [1] 你是{ $role }。接下来做什么？
       *[0] 你是{ $role }。先拿金币或抽牌。
     }
prompt-keep = { $player }，留下哪些？
    .alone = 留下哪些？
prompt-take = { $player }，从{ $other }的手牌中拿走一张。
    .alone = 从{ $other }的手牌中拿走一张。
prompt-recover = { $player }，{ $card }被摧毁了。要付 1 金把它拿到手上吗？
    .alone = { $card }被摧毁了。要付 1 金把它拿到手上吗？
prompt-thank-emperor = { $player }，皇帝把皇冠交给你。你回报什么？
    .alone = 皇帝把皇冠交给你。你回报什么？
prompt-thank = { $player }，行动之前，先向舞厅的主人{ $other }道谢。
    .alone = 行动之前，先向舞厅的主人{ $other }道谢。
prompt-search = { $player }，从牌堆拿走一张。
    .alone = 从牌堆拿走一张。
prompt-bewitched = { $player }，你扮演的{ $role }被施法了：拿金币或抽牌，然后回合结束。
    .alone = 你扮演的{ $role }被施法了：拿金币或抽牌，然后回合结束。
prompt-hospital = { $player }，你扮演的{ $role }被刺杀了。在医院里仍可拿金币或抽牌。
    .alone = 你扮演的{ $role }被刺杀了。在医院里仍可拿金币或抽牌。

## 选择

choice-pick = 选{ $role }
choice-discard = 把{ $role }放到一旁
choice-gold = { $gold ->
    [0] 什么也不拿
   *[other] 拿 { $gold } 金
 }
choice-draw = 抽 { $count } 张牌
choice-keep = 留下{ $cards }
choice-build = 建造{ $card }
choice-income = 收 { $gold } 金（{ $kind }）
choice-audience = 坐在 4 号旁边，拿 { $gold } 金
choice-assassinate = 刺杀{ $role }
choice-rob = 偷{ $role }
choice-bewitch = 对{ $role }施法
choice-swap = 与{ $other }交换手牌
choice-redraw = 与牌堆换牌
choice-peek = 看{ $other }的手牌
choice-take = 拿{ $card }
choice-take-build = 拿{ $card }并立刻建造
choice-crown = 把皇冠交给{ $other }
choice-give-gold = 给 1 金
choice-give = 给{ $card }
choice-tithe = 向{ $other }收 1 金
choice-navigate-gold = 再拿 4 金，不建造
choice-navigate-cards = 再抽 4 张牌，不建造
choice-destroy = 摧毁{ $other }的{ $card }
choice-recover = 付 1 金，拿{ $card }
choice-pass = 不要
choice-exchange = 用{ $own }换{ $other }的{ $card }
choice-beautify = 美化{ $card }
choice-lab = 弃{ $card }，得 1 金
choice-smithy = 付 { $gold } 金，抽 { $count } 张牌
choice-armory = 拆掉军械库，摧毁{ $other }的{ $card }
choice-museum = 把{ $card }放到博物馆下面
choice-search = 拿{ $card }
choice-thank = 向{ $other }道谢
choice-end = 结束回合

confirm-redraw = { $count ->
    [0] 请选出要换的牌
   *[other] 换 { $count } 张牌
 }
confirm-keep = { $count ->
    [0] 请选出要留的牌
   *[other] 留下 { $count } 张牌
 }

group-pick = 选角色
group-discard = 放到一旁
group-keep = 留下
group-build = 建造
group-assassinate = 刺杀
group-rob = 偷窃
group-bewitch = 施法
group-swap = 交换手牌
group-redraw = 换牌
group-peek = 看手牌
group-take = 拿牌
group-crown = 交出皇冠
group-give = 给一张牌
group-destroy = 摧毁
group-exchange = 交换建筑
group-beautify = 美化
group-lab = 实验室：弃牌
group-armory = 军械库：摧毁
group-museum = 博物馆：放入一张牌
group-search = 拿一张牌
group-income = 收取金币
group-smithy = 铁匠铺
group-navigate = 额外的金币或牌
group-audience = 皇后的金币
group-tithe = 向首富收钱

## 为什么不行

why-too-dear = 还差 { $missing } 金
why-already-built = 城中已有{ $card }
why-build-limit = 这回合不能再建
why-gather-first = 先拿金币或抽牌
why-no-gold-in-bank = 银行没有金币
why-no-district-of-kind = 没有{ $kind }建筑
why-protected-bishop = { $player }是主教
why-protected-complete = { $player }的城市已完成
why-protected-keep = 堡垒攻不破
why-deck-empty = 牌堆空了
why-hand-empty = 没有手牌
why-both-hands-empty = 双方都没有手牌
why-after-navigate = 已拿领航员的额外资源，不能建造
why-nobody = 没有可选的目标
why-crown-first = 先交出皇冠
why-after-build = 只能在建造之前
why-not-beside = 不在 4 号旁边
why-already-coined = 上面已有金币
why-would-double = 城中会有两座同名建筑
why-not-now = 现在不行

## 发生的事

event-round = 第 { $round } 轮开始。
event-aside = 面朝上放在一旁：{ $roles }。
event-picked = { $player }选好了角色。
event-picked-own = { $player }选了{ $role }。
event-put-aside = { $player }把一个角色放到一旁。
event-put-aside-own = { $player }把{ $role }放到一旁。
event-nobody = { $role }无人应声。
scene-nobody = 无人应声：{ $roles }。
scene-own-call = 你是{ $role }。
event-called = { $player }是{ $role }。
event-robbed = { $player }偷走{ $other }的 { $gold } 金。
event-thanked = { $player }向{ $other }道谢。
event-refused = { $player }不向{ $other }道谢，失去这一回合。
event-crowned = { $player }取得皇冠。
event-gold = { $player }拿 { $gold } 金。
event-draw = { $player }抽 { $count } 张牌。
event-draw-own = { $player }抽到{ $cards }。
event-keep-own = { $player }留下{ $cards }。
event-merchant = { $player }作为商人，多得 { $gold } 金。
event-architect = { $player }作为建筑师，多抽 { $count } 张牌。
event-income = { $player }由{ $kind }建筑得 { $gold } 金。
event-built = { $player }花 { $gold } 金建造{ $card }。
event-assassinate = { $player }刺杀{ $role }。
event-rob = { $player }要偷{ $role }。
event-bewitch = { $player }对{ $role }施法。
event-swap = { $player }与{ $other }交换手牌：{ $given } 张换 { $taken } 张。
event-redraw = { $player }与牌堆换 { $count } 张牌。
event-peek = { $player }看{ $other }的手牌。
event-peek-own = { $player }看到{ $other }的手牌：{ $cards }。
event-took = { $player }拿走{ $other }的一张牌。
event-took-own = { $player }从{ $other }拿走{ $card }。
event-lost-own = { $player }从{ $other }拿走{ $card }。
event-crown-given = { $player }把皇冠交给{ $other }。
event-gave-gold = { $player }给{ $other } { $gold } 金。
event-gave-card = { $player }给{ $other }一张牌。
event-gave-own = { $player }给{ $other }一张{ $card }。
event-tithe = { $other }付给{ $player } { $gold } 金。
event-navigate-gold = { $player }作为领航员，再拿 { $gold } 金。
event-navigate-cards = { $player }作为领航员，再抽 { $count } 张牌。
event-destroyed = { $to_own ->
    [1] { $player }花 { $gold } 金摧毁自己的{ $card }。
   *[other] { $player }花 { $gold } 金摧毁{ $other }的{ $card }。
 }
event-recovered = { $player }付 1 金，把{ $card }拿到手上。
event-exchanged = { $player }用{ $own }换{ $other }的{ $card }，付 { $gold } 金。
event-beautified = { $player }美化{ $card }。
event-lab = { $player }弃一张牌，得 { $gold } 金。
event-smithy = { $player }在铁匠铺付 { $gold } 金，抽 { $count } 张牌。
event-armory = { $player }拆掉军械库，摧毁{ $other }的{ $card }。
event-museum = { $player }在博物馆下面放一张牌。
event-search = { $count ->
    [0] { $player }看过牌堆，什么也没拿。
   *[other] { $player }看过牌堆，拿走一张牌。
 }
event-search-own = { $player }查看牌堆。
event-tax = { $player }向{ $other }缴税 { $gold } 金。
event-refund = { $player }作为炼金术士，取回 { $gold } 金。
event-poor-house = 贫民窟给{ $player } { $gold } 金。
event-park = 公园给{ $player } { $count } 张牌。
event-throne-room = 王座厅给{ $player } { $gold } 金。
event-queen = { $player }作为皇后，得 { $gold } 金。
event-resumed = 女巫{ $player }以{ $role }的身份继续。
event-completed-first = { $player }最先完成城市！
event-completed = { $player }完成城市。
event-last-round = 这是最后一轮。
event-unmasked = { $player }是被刺杀的{ $role }。
event-stopped = { $player }停下，直到叫到被施法的角色。
event-over = 游戏结束。

## 终局

over-no-hand = 没有剩下手牌。
score-districts = 建筑
score-kinds = 五种齐全
score-first = 最先完成城市
score-complete = 完成城市
score-dragon_gate = 巨龙门
score-university = 大学
score-museum = 博物馆
score-imperial_treasury = 国库
score-map_room = 地图室
score-wishing_well = 许愿井
score-artist-coins = 艺术家的金币

## 帘幕

## 撤销、存档、错误
points-heard = 当前 { $points } 分。
tray-hint = 选一个，看看它有什么用。
draft-hint = 选一个看说明，再选一次就定了。
