## 上方、角色順序、座位

bar-round = 第 { $round } 輪
bar-last-round = 最後一輪
bar-over = 終局
bar-endless = ∞
bar-bank = {" "}枚金幣在銀行
bar-deck = {" "}張牌在牌堆
ranks-title = 本輪的角色
seats-title = 玩家
rank-label = { $rank } { $role }：{ $state }{ $held ->
    [1] ，{ $holder }
   *[0] {""}
 }{ $killed ->
    [1] ，被刺客指名
   *[0] {""}
 }{ $robbed ->
    [1] ，被盜賊指名
   *[0] {""}
 }{ $bewitched ->
    [1] ，被施法
   *[0] {""}
 }
rank-waiting = 還沒叫到
rank-now = 正在進行
rank-done = 已經行動
rank-absent = 無人應聲
rank-aside = 放在一旁
seat-label = { $player }{ seat-facts }
seat-facts = { $bot ->
    [1] ，電腦
   *[0] {""}
 }{ $crown ->
    [1] ，持有皇冠
   *[0] {""}
 }：{ $gold } 金，手牌 { $hand } 張，已建 { $built } 座，目標 { $size } 座。{ $known ->
    [0] {""}
   *[other] 角色：{ $roles }。
 }{ $built ->
    [0] {""}
   *[other] 城中：{ $cards }。
 }
mine-label = { $gold } 金，手牌 { $hand } 張，已建 { $built } 座，目標 { $size } 座。
own-city = 你的城市
own-hand = 你的手牌
city-empty = 還沒有建築。
hand-empty = 沒有手牌。

## 要決定的事

prompt-select-pick = { $player }，選擇這一輪的角色。
    .alone = 選擇這一輪的角色。
prompt-select-discard = { $player }，選一個角色面朝下放到一旁。
    .alone = 選一個角色面朝下放到一旁。
prompt-turn = { $gathered ->
    [1] { $player }，你是{ $role }。接下來做什麼？
   *[0] { $player }，你是{ $role }。先拿金幣或抽牌。
 }
    .alone = { $gathered ->
        [1] 你是{ $role }。接下來做什麼？
       *[0] 你是{ $role }。先拿金幣或抽牌。
     }
prompt-keep = { $player }，留下哪些？
    .alone = 留下哪些？
prompt-take = { $player }，從{ $other }的手牌中拿走一張。
    .alone = 從{ $other }的手牌中拿走一張。
prompt-recover = { $player }，{ $card }被摧毀了。要付 1 金把它拿到手上嗎？
    .alone = { $card }被摧毀了。要付 1 金把它拿到手上嗎？
prompt-thank-emperor = { $player }，皇帝把皇冠交給你。你回報什麼？
    .alone = 皇帝把皇冠交給你。你回報什麼？
prompt-thank = { $player }，行動之前，先向舞廳的主人{ $other }道謝。
    .alone = 行動之前，先向舞廳的主人{ $other }道謝。
prompt-search = { $player }，從牌堆拿走一張。
    .alone = 從牌堆拿走一張。
prompt-bewitched = { $player }，你扮演的{ $role }被施法了：拿金幣或抽牌，然後回合結束。
    .alone = 你扮演的{ $role }被施法了：拿金幣或抽牌，然後回合結束。
prompt-hospital = { $player }，你扮演的{ $role }被刺殺了。在醫院裡仍可拿金幣或抽牌。
    .alone = 你扮演的{ $role }被刺殺了。在醫院裡仍可拿金幣或抽牌。

## 選擇

choice-pick = 選{ $role }
choice-discard = 把{ $role }放到一旁
choice-gold = { $gold ->
    [0] 什麼也不拿
   *[other] 拿 { $gold } 金
 }
choice-draw = 抽 { $count } 張牌
choice-keep = 留下{ $cards }
choice-build = 建造{ $card }
choice-income = 收 { $gold } 金（{ $kind }）
choice-audience = 坐在 4 號旁邊，拿 { $gold } 金
choice-assassinate = 刺殺{ $role }
choice-rob = 偷{ $role }
choice-bewitch = 對{ $role }施法
choice-swap = 與{ $other }交換手牌
choice-redraw = 與牌堆換牌
choice-peek = 看{ $other }的手牌
choice-take = 拿{ $card }
choice-take-build = 拿{ $card }並立刻建造
choice-crown = 把皇冠交給{ $other }
choice-give-gold = 給 1 金
choice-give = 給{ $card }
choice-tithe = 向{ $other }收 1 金
choice-navigate-gold = 再拿 4 金，不建造
choice-navigate-cards = 再抽 4 張牌，不建造
choice-destroy = 摧毀{ $other }的{ $card }
choice-recover = 付 1 金，拿{ $card }
choice-pass = 不要
choice-exchange = 用{ $own }換{ $other }的{ $card }
choice-beautify = 美化{ $card }
choice-lab = 棄{ $card }，得 1 金
choice-smithy = 付 { $gold } 金，抽 { $count } 張牌
choice-armory = 拆掉軍械庫，摧毀{ $other }的{ $card }
choice-museum = 把{ $card }放到博物館下面
choice-search = 拿{ $card }
choice-thank = 向{ $other }道謝
choice-end = 結束回合

confirm-redraw = { $count ->
    [0] 請選出要換的牌
   *[other] 換 { $count } 張牌
 }
confirm-keep = { $count ->
    [0] 請選出要留的牌
   *[other] 留下 { $count } 張牌
 }

group-pick = 選角色
group-discard = 放到一旁
group-keep = 留下
group-build = 建造
group-assassinate = 刺殺
group-rob = 偷竊
group-bewitch = 施法
group-swap = 交換手牌
group-redraw = 換牌
group-peek = 看手牌
group-take = 拿牌
group-crown = 交出皇冠
group-give = 給一張牌
group-destroy = 摧毀
group-exchange = 交換建築
group-beautify = 美化
group-lab = 實驗室：棄牌
group-armory = 軍械庫：摧毀
group-museum = 博物館：放入一張牌
group-search = 拿一張牌
group-income = 收取金幣
group-smithy = 鐵匠鋪
group-navigate = 額外的金幣或牌
group-audience = 皇后的金幣
group-tithe = 向首富收錢

## 為什麼不行

why-too-dear = 還差 { $missing } 金
why-already-built = 城中已有{ $card }
why-build-limit = 這回合不能再建
why-gather-first = 先拿金幣或抽牌
why-no-gold-in-bank = 銀行沒有金幣
why-no-district-of-kind = 沒有{ $kind }建築
why-protected-bishop = { $player }是主教
why-protected-complete = { $player }的城市已完成
why-protected-keep = 堡壘攻不破
why-deck-empty = 牌堆空了
why-hand-empty = 沒有手牌
why-both-hands-empty = 雙方都沒有手牌
why-after-navigate = 已拿領航員的額外資源，不能建造
why-nobody = 沒有可選的目標
why-crown-first = 先交出皇冠
why-after-build = 只能在建造之前
why-not-beside = 不在 4 號旁邊
why-already-coined = 上面已有金幣
why-would-double = 城中會有兩座同名建築
why-not-now = 現在不行

## 發生的事

event-round = 第 { $round } 輪開始。
event-aside = 面朝上放在一旁：{ $roles }。
event-picked = { $player }選好了角色。
event-picked-own = { $player }選了{ $role }。
event-put-aside = { $player }把一個角色放到一旁。
event-put-aside-own = { $player }把{ $role }放到一旁。
event-nobody = { $role }無人應聲。
scene-nobody = 無人應聲：{ $roles }。
scene-own-call = 你是{ $role }。
event-called = { $player }是{ $role }。
event-robbed = { $player }偷走{ $other }的 { $gold } 金。
event-thanked = { $player }向{ $other }道謝。
event-refused = { $player }不向{ $other }道謝，失去這一回合。
event-crowned = { $player }取得皇冠。
event-gold = { $player }拿 { $gold } 金。
event-draw = { $player }抽 { $count } 張牌。
event-draw-own = { $player }抽到{ $cards }。
event-keep-own = { $player }留下{ $cards }。
event-merchant = { $player }身為商人，多得 { $gold } 金。
event-architect = { $player }身為建築師，多抽 { $count } 張牌。
event-income = { $player }由{ $kind }建築得 { $gold } 金。
event-built = { $player }花 { $gold } 金建造{ $card }。
event-assassinate = { $player }刺殺{ $role }。
event-rob = { $player }要偷{ $role }。
event-bewitch = { $player }對{ $role }施法。
event-swap = { $player }與{ $other }交換手牌：{ $given } 張換 { $taken } 張。
event-redraw = { $player }與牌堆換 { $count } 張牌。
event-peek = { $player }看{ $other }的手牌。
event-peek-own = { $player }看到{ $other }的手牌：{ $cards }。
event-took = { $player }拿走{ $other }的一張牌。
event-took-own = { $player }從{ $other }拿走{ $card }。
event-lost-own = { $player }從{ $other }拿走{ $card }。
event-crown-given = { $player }把皇冠交給{ $other }。
event-gave-gold = { $player }給{ $other } { $gold } 金。
event-gave-card = { $player }給{ $other }一張牌。
event-gave-own = { $player }給{ $other }一張{ $card }。
event-tithe = { $other }付給{ $player } { $gold } 金。
event-navigate-gold = { $player }身為領航員，再拿 { $gold } 金。
event-navigate-cards = { $player }身為領航員，再抽 { $count } 張牌。
event-destroyed = { $to_own ->
    [1] { $player }花 { $gold } 金摧毀自己的{ $card }。
   *[other] { $player }花 { $gold } 金摧毀{ $other }的{ $card }。
 }
event-recovered = { $player }付 1 金，把{ $card }拿到手上。
event-exchanged = { $player }用{ $own }換{ $other }的{ $card }，付 { $gold } 金。
event-beautified = { $player }美化{ $card }。
event-lab = { $player }棄一張牌，得 { $gold } 金。
event-smithy = { $player }在鐵匠鋪付 { $gold } 金，抽 { $count } 張牌。
event-armory = { $player }拆掉軍械庫，摧毀{ $other }的{ $card }。
event-museum = { $player }在博物館下面放一張牌。
event-search = { $count ->
    [0] { $player }看過牌堆，什麼也沒拿。
   *[other] { $player }看過牌堆，拿走一張牌。
 }
event-search-own = { $player }查看牌堆。
event-tax = { $player }向{ $other }繳稅 { $gold } 金。
event-refund = { $player }身為煉金術士，取回 { $gold } 金。
event-poor-house = 貧民窟給{ $player } { $gold } 金。
event-park = 公園給{ $player } { $count } 張牌。
event-throne-room = 王座廳給{ $player } { $gold } 金。
event-queen = { $player }身為皇后，得 { $gold } 金。
event-resumed = 女巫{ $player }以{ $role }的身分繼續。
event-completed-first = { $player }最先完成城市！
event-completed = { $player }完成城市。
event-last-round = 這是最後一輪。
event-unmasked = { $player }是被刺殺的{ $role }。
event-stopped = { $player }停下，直到叫到被施法的角色。
event-over = 遊戲結束。

## 終局

over-no-hand = 沒有剩下手牌。
score-districts = 建築
score-kinds = 五種齊全
score-first = 最先完成城市
score-complete = 完成城市
score-dragon_gate = 巨龍門
score-university = 大學
score-museum = 博物館
score-imperial_treasury = 國庫
score-map_room = 地圖室
score-wishing_well = 許願井
score-artist-coins = 藝術家的金幣

## 簾幕

## 復原、存檔、錯誤
points-heard = 目前 { $points } 分。
tray-hint = 選一個，看看它有什麼用。
draft-hint = 選一個看說明，再選一次就定了。
