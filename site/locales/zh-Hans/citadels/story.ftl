## 谁在行动、发生了什么，用几个字说。主词可以是名字，也可以是“你”，所以句子里都不带主词。

waiting-pick = { $player }正在选角色
waiting-turn = { $player }是{ $role }，正在行动
story-turn = { $player }（{ $role }）：
story-you = 你（{ $role }）：
moment-silenced = 你失去这一回合
moment-hit = 这件事与你有关

did-aside = 面朝上放到一旁：{ $roles }
did-picked = 已选角色：{ $names }
did-picked-own = 选了{ $role }
did-put-aside = 把一个角色放到一旁
did-put-aside-own = 把{ $role }放到一旁
did-robbed = 偷走{ $other }的 { $gold } 金
did-thanked = 向{ $other }道谢
did-refused = 没有向{ $other }道谢，失去这一回合
did-crowned = 拿到皇冠
did-gold = +{ $gold } 金
did-draw = 抽 { $count } 张牌
did-draw-own = 抽到{ $cards }
did-keep-own = 留下{ $cards }
did-merchant = 作为商人 +{ $gold } 金
did-architect = 作为建筑师抽 { $count } 张牌
did-income = { $kind }建筑收入 +{ $gold } 金
did-built = 花 { $gold } 金建造{ $card }
did-assassinate = 刺杀{ $role }
did-rob = 要偷{ $role }
did-bewitch = 对{ $role }施法
did-swap = 与{ $other }交换手牌：{ $given } 张换 { $taken } 张
did-redraw = 与牌堆换 { $count } 张牌
did-peek = 看过{ $other }的手牌
did-peek-own = 看到{ $other }的手牌：{ $cards }
did-took = 拿走{ $other }一张牌
did-took-own = 拿走{ $other }的{ $card }
did-lost-own = 拿走{ $other }的{ $card }
did-crown-given = 把皇冠交给{ $other }
did-gave-gold = 给{ $other } { $gold } 金
did-gave-card = 给{ $other }一张牌
did-gave-own = 给{ $other }一张{ $card }
did-tithe = 从{ $other }得到 { $gold } 金
did-navigate-gold = 作为领航员 +{ $gold } 金
did-navigate-cards = 作为领航员抽 { $count } 张牌
did-destroyed = { $to_own ->
    [1] 花 { $gold } 金摧毁自己的{ $card }
   *[other] 花 { $gold } 金摧毁{ $other }的{ $card }
 }
did-recovered = 花 1 金把{ $card }拿到手上
did-exchanged = 用{ $own }换{ $other }的{ $card }，付 { $gold } 金
did-beautified = 美化{ $card }
did-lab = 弃一张牌，得 { $gold } 金
did-smithy = 在铁匠铺付 { $gold } 金，抽 { $count } 张牌
did-armory = 拆掉军械库，摧毁{ $other }的{ $card }
did-museum = 把一张牌放到博物馆下面
did-search = { $count ->
    [0] 查看牌堆，什么也没拿
   *[other] 查看牌堆，拿走一张牌
 }
did-tax = 向{ $other }缴税 { $gold } 金
did-refund = 作为炼金术士拿回 { $gold } 金
did-poor-house = 贫民窟 +{ $gold } 金
did-park = 从公园抽 { $count } 张牌
did-throne-room = 王座厅 +{ $gold } 金
did-queen = 作为皇后 +{ $gold } 金
did-completed-first = 第一个完成城市！
did-completed = 完成城市
did-last-round = 这是最后一轮！
did-unmasked = 被刺杀的{ $role }就是这位
did-stopped = 停下，直到叫到被施法的角色
did-over = 游戏结束

## 别人对你做了什么

hit-assassinate = { $player }刺杀了你的{ $role }：你会失去这一回合。
hit-rob = { $player }要偷你的{ $role }，拿走所有金币。
hit-bewitch = { $player }对你的{ $role }施法。
hit-silenced = 你的{ $role }被刺杀了：你失去这一回合。
hit-robbed = 你被{ $player }偷了 { $gold } 金。
hit-swap = { $player }与你交换手牌：你现在有 { $given } 张，原本有 { $taken } 张。
hit-peek = { $player }看了你的手牌。
hit-peek-own = { $player }看了你的手牌。
hit-took = { $player }从你的手牌拿走一张。
hit-lost-own = { $player }从你的手牌拿走{ $card }。
hit-tithe = { $player }向你收了 { $gold } 金。
hit-destroyed = 你的{ $card }被{ $player }摧毁了。
hit-armory = 你的{ $card }被{ $player }用军械库摧毁了。
hit-exchanged = { $player }换走你的{ $card }，给你{ $own }和 { $gold } 金。
hit-tax = 你向{ $other }缴税 { $gold } 金。

## 结束回合与牌桌设置

face-up = 面朝上：没有人持有
face-up-sure = { $roles }面朝上：这一轮没有人持有。真要这样，请再选一次。
had-in-city = 城中已有
had-in-hand = 手中已有
draft-saw = 选角色时看过的
