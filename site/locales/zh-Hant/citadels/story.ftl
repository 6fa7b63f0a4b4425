## 誰在行動、發生了什麼，用幾個字說。主詞可以是名字，也可以是「你」，所以句子裡都不帶主詞。

waiting-pick = { $player }正在選角色
waiting-turn = { $player }是{ $role }，正在行動
story-turn = { $player }（{ $role }）：
story-you = 你（{ $role }）：
moment-silenced = 你失去這一回合
moment-hit = 這件事與你有關

did-aside = 面朝上放到一旁：{ $roles }
did-picked = 已選角色：{ $names }
did-picked-own = 選了{ $role }
did-put-aside = 把一個角色放到一旁
did-put-aside-own = 把{ $role }放到一旁
did-robbed = 偷走{ $other }的 { $gold } 金
did-thanked = 向{ $other }道謝
did-refused = 沒有向{ $other }道謝，失去這一回合
did-crowned = 拿到皇冠
did-gold = +{ $gold } 金
did-draw = 抽 { $count } 張牌
did-draw-own = 抽到{ $cards }
did-keep-own = 留下{ $cards }
did-merchant = 身為商人 +{ $gold } 金
did-architect = 身為建築師抽 { $count } 張牌
did-income = { $kind }建築收入 +{ $gold } 金
did-built = 花 { $gold } 金建造{ $card }
did-assassinate = 刺殺{ $role }
did-rob = 要偷{ $role }
did-bewitch = 對{ $role }施法
did-swap = 與{ $other }交換手牌：{ $given } 張換 { $taken } 張
did-redraw = 與牌堆換 { $count } 張牌
did-peek = 看過{ $other }的手牌
did-peek-own = 看到{ $other }的手牌：{ $cards }
did-took = 拿走{ $other }一張牌
did-took-own = 拿走{ $other }的{ $card }
did-lost-own = 拿走{ $other }的{ $card }
did-crown-given = 把皇冠交給{ $other }
did-gave-gold = 給{ $other } { $gold } 金
did-gave-card = 給{ $other }一張牌
did-gave-own = 給{ $other }一張{ $card }
did-tithe = 從{ $other }得到 { $gold } 金
did-navigate-gold = 身為領航員 +{ $gold } 金
did-navigate-cards = 身為領航員抽 { $count } 張牌
did-destroyed = { $to_own ->
    [1] 花 { $gold } 金摧毀自己的{ $card }
   *[other] 花 { $gold } 金摧毀{ $other }的{ $card }
 }
did-recovered = 花 1 金把{ $card }拿到手上
did-exchanged = 用{ $own }換{ $other }的{ $card }，付 { $gold } 金
did-beautified = 美化{ $card }
did-lab = 棄一張牌，得 { $gold } 金
did-smithy = 在鐵匠鋪付 { $gold } 金，抽 { $count } 張牌
did-armory = 拆掉軍械庫，摧毀{ $other }的{ $card }
did-museum = 把一張牌放到博物館下面
did-search = { $count ->
    [0] 查看牌堆，什麼也沒拿
   *[other] 查看牌堆，拿走一張牌
 }
did-tax = 向{ $other }繳稅 { $gold } 金
did-refund = 身為煉金術士拿回 { $gold } 金
did-poor-house = 貧民窟 +{ $gold } 金
did-park = 從公園抽 { $count } 張牌
did-throne-room = 王座廳 +{ $gold } 金
did-queen = 身為皇后 +{ $gold } 金
did-completed-first = 第一個完成城市！
did-completed = 完成城市
did-last-round = 這是最後一輪！
did-unmasked = 被刺殺的{ $role }就是這位
did-stopped = 停下，直到叫到被施法的角色
did-over = 遊戲結束

## 別人對你做了什麼

hit-assassinate = { $player }刺殺了你的{ $role }：你會失去這一回合。
hit-rob = { $player }要偷你的{ $role }，拿走所有金幣。
hit-bewitch = { $player }對你的{ $role }施法。
hit-silenced = 你的{ $role }被刺殺了：你失去這一回合。
hit-robbed = 你被{ $player }偷了 { $gold } 金。
hit-swap = { $player }與你交換手牌：你現在有 { $given } 張，原本有 { $taken } 張。
hit-peek = { $player }看了你的手牌。
hit-peek-own = { $player }看了你的手牌。
hit-took = { $player }從你的手牌拿走一張。
hit-lost-own = { $player }從你的手牌拿走{ $card }。
hit-tithe = { $player }向你收了 { $gold } 金。
hit-destroyed = 你的{ $card }被{ $player }摧毀了。
hit-armory = 你的{ $card }被{ $player }用軍械庫摧毀了。
hit-exchanged = { $player }換走你的{ $card }，給你{ $own }和 { $gold } 金。
hit-tax = 你向{ $other }繳稅 { $gold } 金。

## 結束回合與牌桌設定

face-up = 面朝上：沒有人持有
face-up-sure = { $roles }面朝上：這一輪沒有人持有。真要這樣，請再選一次。
had-in-city = 城中已有
had-in-hand = 手中已有
draft-saw = 選角色時看過的
