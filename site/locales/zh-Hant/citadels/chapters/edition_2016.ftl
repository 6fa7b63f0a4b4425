# 2016 年版。名字結尾有 _2016 的句子，只在這個版本的牌桌上代替原來的那一句。

kind-special_2016 = 獨特
    .letter = 獨

## 角色

role-magistrate = 行政官
    .brief = 簽一張逮捕令
    .help = 每回合一次：把 3 張逮捕令面朝下放在 3 個角色上，其中 1 張已簽署。放有這一張的角色在自己的回合第一次付錢建造時，你可以沒收那座建築，放進自己的城市；該玩家取回金幣。
role-spy = 間諜
    .brief = 刺探手牌
    .help = 每回合一次：指定另一位玩家和一種建築，看該玩家的手牌。其中每有一張這種牌，就拿走該玩家 1 金（拿完為止），並抽 1 張牌。
role-blackmailer = 勒索者
    .brief = 威脅兩人
    .help = 每回合一次：把 2 個威脅標記面朝下放在 2 個角色上，一真一假。受威脅的玩家做完資源行動後，可以行賄脫身：付你一半金幣，捨去小數。若不付，你可以翻開標記：是真的，就拿走該玩家所有金幣。
role-seer = 預言家
    .brief = 向每人拿一張牌
    .help = 每回合一次：從其他每位有手牌的玩家隨機拿一張牌，再從手牌還給這些玩家每人一張。這回合最多可以建 2 座建築。
role-patrician = 貴族
    .brief = 取得皇冠和牌
    .help = 被叫到時取得皇冠，下一輪先選角色。每回合一次，城中每有一座貴族建築，抽 1 張牌。若被刺殺，本輪結束時仍取得皇冠。
role-cardinal = 樞機主教
    .brief = 借款建造
    .help = 每回合一次，城中每有一座宗教建築，抽 1 張牌。每回合一次，建造時金幣不夠，可以向一位玩家借款，剛好補足造價；每借 1 金，就給對方 1 張手牌。
role-trader = 貿易商
    .brief = 商業建築不限座數
    .help = 每回合一次，城中每有一座商業建築，得 1 金。這回合可以建造任意座商業建築，另外再建一座別的。
role-scholar = 學者
    .brief = 7 張牌選 1 張
    .help = 每回合一次：抽 7 張牌，留下 1 張，其餘洗回牌堆。這回合最多可以建 2 座建築。
role-marshal = 元帥
    .brief = 徵用一座建築
    .help = 每回合一次，城中每有一座軍事建築，得 1 金。每回合一次，徵用別的城市中造價不超過 3 的一座建築，把造價付給該玩家。不能徵用{ card-keep }、主教城中的建築、已完成城市的建築，或自己城中已有的建築。
role-witch-2016 = { role-witch }
    .brief = { role-witch.brief }
    .help = 必須先拿金幣或抽牌，然後必須對一個角色施法，回合停在這裡。該角色被叫到時，持有者只能拿金幣或抽牌；之後由你以該角色的身分繼續。沒有人持有該角色，你的回合就結束。
role-emperor-2016 = { role-emperor }
    .brief = { role-emperor.brief }
    .help = 每回合一次，城中每有一座貴族建築，得 1 金。必須把皇冠交給自己和現任持有者以外的玩家，並從對方拿 1 金或隨機 1 張手牌。若被刺殺，本輪結束時交出皇冠，什麼也不拿。
role-abbot-2016 = { role-abbot }
    .brief = { role-abbot.brief }
    .help = 每回合一次，城中每有一座宗教建築，得 1 金或抽 1 張牌，可以任意搭配。每回合一次，若有人金幣比你多，由你選一位最富有的玩家，付你 1 金。
role-navigator-2016 = { role-navigator }
    .brief = { role-navigator.brief }
    .help = 資源行動之後，可以再拿 4 金或抽 4 張牌。這回合不能建造。
role-warlord-2016 = { role-warlord }
    .brief = { role-warlord.brief }
    .help = 每回合一次，城中每有一座軍事建築，得 1 金。自己的回合隨時可用一次：摧毀一座建築，費用比造價少 1 金。不能摧毀{ card-keep }、主教城中的建築，或已完成城市的建築。
role-diplomat-2016 = { role-diplomat }
    .brief = { role-diplomat.brief }
    .help = 每回合一次，城中每有一座軍事建築，得 1 金。自己的回合隨時可用一次：用自己的一座建築交換別人的一座，自己的較便宜就補差價。主教的城市、已完成的城市和{ card-keep }不能換。
role-tax_collector-2016 = { role-tax_collector }
    .brief = 拿走稅金
    .help = 不論稅務官有沒有人選，每建造一座建築，建造者若還有金幣，就放 1 金到稅金中。自己的回合可用一次：拿走全部稅金。這回合你自己不繳稅。

## 建築

-religious-2016 = 宗教建築，為主教、修道院長和樞機主教帶來收入。
-military-2016 = 軍事建築，為{ role-warlord }、外交官和元帥帶來收入。
-noble-2016 = 貴族建築，為國王、皇帝和貴族帶來收入。
-trade-2016 = 商業建築，為商人和貿易商帶來收入。

card-temple_2016 =
    .help = { -religious-2016 }
card-church_2016 =
    .help = { -religious-2016 }
card-monastery_2016 =
    .help = { -religious-2016 }
card-cathedral_2016 =
    .help = { -religious-2016 }
card-watchtower_2016 =
    .help = { -military-2016 }
card-prison_2016 =
    .help = { -military-2016 }
card-barracks = 兵營
    .help = { -military-2016 }
card-fortress_2016 =
    .help = { -military-2016 }
card-manor_2016 =
    .help = { -noble-2016 }
card-castle_2016 =
    .help = { -noble-2016 }
card-palace_2016 =
    .help = { -noble-2016 }
card-tavern_2016 =
    .help = { -trade-2016 }
card-trading_post_2016 =
    .help = { -trade-2016 }
card-market_2016 =
    .help = { -trade-2016 }
card-docks_2016 =
    .help = { -trade-2016 }
card-harbor_2016 =
    .help = { -trade-2016 }
card-town_hall_2016 =
    .help = { -trade-2016 }

card-keep_2016 =
    .help = 8 號角色不能摧毀、交換或徵用它。
card-smithy_2016 =
    .help = 自己的回合可用一次：付 2 金抽 3 張牌。
card-factory_2016 =
    .help = 你建造其他獨特建築時少付 1 金。
card-school_of_magic_2016 =
    .help = 角色按建築種類得金幣或抽牌時，它可以當作所需的種類。計分時仍是獨特建築。
card-haunted_quarter = 鬼城
    .help = 計分時可以當作對你最有利的一種建築，不論哪一輪建成。
card-stables = 馬廄
    .help = 建造馬廄不計入建造數：還可以建造別的建築。
card-armory-2016 = { card-armory }
    .help = 在自己的回合拆掉軍械庫，摧毀任何一座其他建築，不論有什麼保護；只有已完成城市的建築不行。
card-framework = 鷹架
    .help = 建造一座建築時，可以拆掉鷹架來代替付錢。
card-statue = 雕像
    .help = 若終局時持有皇冠，計 5 分。
card-basilica = 聖殿
    .help = 城中每有一座造價是單數的建築，計 1 分。
card-monument = 紀念碑
    .help = 計算城市是否完成時，算 2 座建築。城中已有 5 座建築就不能再建。
card-observatory-2016 = { card-observatory }
    .help = 資源行動選擇抽牌時，抽 3 張，留 1 張。
card-poor_house-2016 = { card-poor_house }
    .help = 回合結束時若沒有金幣，得 1 金。煉金術士在這之後才取回金幣。
card-capitol = 國會大廈
    .help = 城中至少有 3 座建築是同一種，計 3 分。
card-ivory_tower = 象牙塔
    .help = 若它是城中唯一的獨特建築，計 5 分。
card-laboratory-2016 = { card-laboratory }
    .help = 自己的回合可用一次：棄一張手牌，得 2 金。
card-necropolis = 大墓園
    .help = 建造它時，可以拆掉自己的一座建築來代替付錢。
card-quarry-2016 = { card-quarry }
    .help = 可以建造城中已有的建築。採石場沒了，它們也留著。
card-wishing_well-2016 = { card-wishing_well }
    .help = 終局時，城中每有一座獨特建築計 1 分，許願井也算。
card-gold_mine = 金礦
    .help = 資源行動選擇拿金幣時，多拿 1 金。
card-library-2016 = { card-library }
    .help = 資源行動選擇抽牌時，抽到的牌都留下：2 張；同時有天文臺，則是 3 張。
card-theater = 劇院
    .help = 所有人選完角色後，你可以與另一位玩家交換角色牌，交換之前不看對方的牌。
card-thieves_den = 盜賊巢穴
    .help = 造價可以全部或部分用手牌付，1 張牌抵 1 金。
card-secret_vault = 秘密寶庫
    .help = 永遠不能建造。終局時若在手上，計 3 分。

## 推薦組合

set-first_game = 經典組合
set-ambitious_aristocrats = 野心勃勃
set-cunning_agents = 爾虞我詐
set-illustrious_emissaries = 名聲顯赫
set-devious_dignitaries = 上流社會
set-tenacious_delegates = 加乘效果
set-vicious_nobles = 心狠手辣

## 角色順序、說明

rank-label_2016 = { $rank } { $role }：{ $state }{ $held ->
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
 }{ $warranted ->
    [1] ，有逮捕令
   *[0] {""}
 }{ $signed ->
    [1] ，已簽署
   *[0] {""}
 }{ $threatened ->
    [1] ，受威脅
   *[0] {""}
 }{ $flower ->
    [1] ，是真的
   *[0] {""}
 }{ $taxes ->
    [0] {""}
   *[other] ，有稅金 { $taxes } 金
 }
state-warranted = 上面有行政官的逮捕令。
state-signed = 這張逮捕令已簽署。
state-threatened = 上面有勒索者的威脅標記。
state-flower = 這個威脅標記是真的。
state-taxes = 上面有稅金 { $gold } 金。

## 要決定的事

prompt-serve = { $player }，{ $other }付錢建造{ $card }。要沒收嗎？
    .alone = { $other }付錢建造{ $card }。要沒收嗎？
prompt-bribe = { $player }，{ $other }威脅你。要行賄嗎？
    .alone = { $other }威脅你。要行賄嗎？
prompt-unmask = { $player }，{ $other }不行賄。要翻開威脅標記嗎？
    .alone = { $other }不行賄。要翻開威脅標記嗎？
prompt-give-back = { $player }，還給{ $other }哪一張牌？
    .alone = 還給{ $other }哪一張牌？
prompt-late-crowning = { $player }，你是皇帝，已被刺殺。把皇冠交給誰？
    .alone = 你是皇帝，已被刺殺。把皇冠交給誰？
prompt-repay = { $player }，選 { $count } 張手牌給{ $other }，抵還借款。
    .alone = 選 { $count } 張手牌給{ $other }，抵還借款。
prompt-study = { $player }，留下哪一張？
    .alone = 留下哪一張？
prompt-spend = { $player }，選 { $count } 張手牌付造價。
    .alone = 選 { $count } 張手牌付造價。
prompt-recast = { $player }，劇院：要交換角色牌嗎？
    .alone = 劇院：要交換角色牌嗎？

## 分步決定

step-roles = 選 { $count } 個角色
step-role-warrant = 哪一張逮捕令已簽署？
step-role-threaten = 真的威脅標記在哪個角色上？
step-role-recast = 要交出自己的哪一個角色？
step-seat = 哪一位玩家？
step-kind = 哪一種建築？
step-own = 為此拆掉自己的哪一座建築？
step-count = 用幾張牌？
step-on = 繼續
step-marked = 已選 { $count } 個，共 { $most } 個
step-other = 回到

## 選擇

choice-warrant = 已簽署的給{ $role }，空白的給{ $roles }
choice-confiscate = 沒收{ $card }：你不必付錢，對方取回 { $gold } 金
choice-no-warrant = 放行
choice-threaten = 真的給{ $role }，假的給{ $roles }
choice-bribe = { $gold ->
    [0] 行賄 0 金：金幣的一半，捨去小數
   *[other] 向{ $other }行賄 { $gold } 金
 }
choice-no-bribe = { $gold ->
    [0] 拒絕
   *[other] 拒絕：標記若是真的，會失去全部 { $gold } 金
 }
choice-reveal = { $gold ->
    [0] 翻開
   *[other] 翻開真的標記：拿走全部 { $gold } 金
 }
choice-no-reveal = 不翻開
choice-spy = 看{ $other }的手牌：每有一張{ $kind }建築，拿 1 金、抽 1 張牌
choice-foresee = 從每位玩家拿一張牌
choice-give-back = 還給{ $other }一張{ $card }
choice-crown-gold = 把皇冠交給{ $other }，拿 1 金
choice-crown-card = 把皇冠交給{ $other }，隨機拿一張牌
choice-income-cards = 抽 { $count } 張牌（{ $kind }）
choice-income-mix = { $gold ->
    [0] 抽 { $count } 張牌
   *[other] 拿 { $gold } 金{ $count ->
        [0] {""}
       *[other] ，抽 { $count } 張牌
     }
 }（{ $kind }）
choice-taxes = 拿走稅金 { $gold } 金
choice-study = 抽 { $count } 張牌，留下一張
choice-seize = 徵用{ $other }的{ $card }
choice-build-from = 建造{ $card }：向{ $other }借 { $count } 金，給對方 { $count } 張手牌
choice-build-framework = 拆掉鷹架，建造{ $card }
choice-build-over = 拆掉{ $own }，建造{ $card }
choice-build-with = 建造{ $card }，用 { $count } 張手牌付
choice-take-build-framework = 拿{ $card }，拆掉鷹架立刻建造
choice-take-build-over = 拿{ $card }，拆掉{ $own }立刻建造
choice-take-build-with = 拿{ $card }立刻建造，用 { $count } 張手牌付
choice-spend = 付出{ $cards }
choice-recast = 用{ $roles }換{ $other }的一張角色牌，換之前不看
choice-no-recast = 不交換
choice-lab_2016 = 棄{ $card }，得 2 金

group-warrant = 放逮捕令
group-threaten = 威脅
group-spy = 刺探
group-foresee = 預見
group-study = 鑽研
group-seize = 徵用
group-build-from = 借款建造
group-build-over = 拆掉一座建築來建造
group-build-with = 用手牌付
group-income-cards = 抽牌
group-income-mix = 收取金幣和牌
group-taxes = 拿走稅金

## 為什麼不行

why-builds-nothing = 領航員不能建造
why-armory-complete = { $player }的城市已完成
why-bewitch-first = 先對一個角色施法
why-costs-too-much = 造價超過 { $most }
why-monument = 已有 { $count } 座建築
why-never-built = 永遠不能建造
why-no-taxes = 沒有稅金
why-warrant-blank = 這張逮捕令是空白的

## 發生的事

event-warrant = { $player }把逮捕令放在{ $roles }上。
event-warrant-own = { $player }把逮捕令放在{ $roles }上，已簽署的在{ $role }上。
event-warrant-void = { $player }放行，{ $other }照常建造。
event-confiscated = { $player }亮出已簽署的逮捕令，沒收{ $other }的{ $card }。
event-given-back = { $player }取回 { $gold } 金。
event-spy = { $player }在{ $other }的手牌中找{ $kind }建築。
event-spy-own = { $player }在{ $other }的手牌中找{ $kind }建築，看到{ $cards }。
event-spy-gold = { $player }拿走{ $other }的 { $gold } 金。
event-spy-cards = { $player }身為間諜，抽 { $count } 張牌。
event-threaten = { $player }威脅{ $roles }。
event-threaten-own = { $player }威脅{ $roles }，真的在{ $role }上。
event-bribed = { $player }向{ $other }行賄 { $gold } 金。
event-unbribed = { $player }不向{ $other }行賄。
event-spared = { $player }沒有翻開{ $other }的威脅標記。
event-threat-blank = { $player }翻開{ $role }的威脅標記：是假的。
event-flower = { $player }翻開{ $role }的威脅標記，是真的：拿走{ $other }的 { $gold } 金。
event-foresaw = { $player }拿走{ $other }的一張手牌。
event-foresaw-own = { $player }從{ $other }手上拿走{ $card }。
event-gave-back = { $player }還給{ $other }一張牌。
event-gave-back-own = { $player }還給{ $other }一張{ $card }。
event-levy-gold = { $player }拿走{ $other }的 { $gold } 金。
event-levy-card = { $player }拿走{ $other }的一張手牌。
event-levy-own = { $player }從{ $other }手上拿走{ $card }。
event-income-cards = { $player }因{ $kind }建築抽 { $count } 張牌。
event-lent = { $other }借給{ $player } { $gold } 金。
event-repaid = { $player }給{ $other } { $count } 張牌，抵還借款。
event-repaid-own = { $player }給{ $other }{ $cards }，抵還借款。
event-study = { $player }看 { $count } 張牌，留下一張。
event-seized = { $player }花 { $gold } 金徵用{ $other }的{ $card }。
event-taxed = { $player }繳稅 { $gold } 金，放到稅金中。
event-taxes = { $player }拿走稅金 { $gold } 金。
event-given-up = { $player }拆掉{ $card }來建造。
event-spend = { $player }用 { $count } 張手牌付盜賊巢穴的造價。
event-spend-own = { $player }用{ $cards }付造價。
event-recast = { $player }與{ $other }交換角色牌。
event-recast-own = { $player }與{ $other }交換角色牌：你交出{ $roles }，換到{ $role }。

did-warrant = 把逮捕令放在{ $roles }上
did-warrant-own = 把逮捕令放在{ $roles }上，已簽署的在{ $role }上
did-warrant-void = 放行，讓{ $other }照常建造
did-confiscated = 沒收{ $other }的{ $card }
did-given-back = 取回 { $gold } 金
did-spy = 在{ $other }的手牌中找{ $kind }建築
did-spy-own = 在{ $other }的手牌中找{ $kind }建築，看到{ $cards }
did-spy-gold = 拿走{ $other }的 { $gold } 金
did-spy-cards = 身為間諜，抽 { $count } 張牌
did-threaten = 威脅{ $roles }
did-threaten-own = 威脅{ $roles }，真的在{ $role }上
did-bribed = 向{ $other }行賄 { $gold } 金
did-unbribed = 不向{ $other }行賄
did-spared = 沒有翻開{ $other }的威脅標記
did-threat-blank = 翻開{ $role }的威脅標記，是假的
did-flower = 翻開真的威脅標記，拿走{ $other }的 { $gold } 金
did-foresaw = 拿走{ $other }的一張手牌
did-foresaw-own = 從{ $other }手上拿走{ $card }
did-gave-back = 還給{ $other }一張牌
did-gave-back-own = 還給{ $other }一張{ $card }
did-levy-gold = 拿走{ $other }的 { $gold } 金
did-levy-card = 拿走{ $other }的一張手牌
did-levy-own = 從{ $other }手上拿走{ $card }
did-income-cards = 因{ $kind }建築抽 { $count } 張牌
did-lent = 向{ $other }借 { $gold } 金
did-repaid = 給{ $other } { $count } 張牌，抵還借款
did-repaid-own = 給{ $other }{ $cards }，抵還借款
did-study = 看 { $count } 張牌，留下一張
did-seized = 花 { $gold } 金徵用{ $other }的{ $card }
did-taxed = 繳稅 { $gold } 金，放到稅金中
did-taxes = 稅金 +{ $gold } 金
did-given-up = 拆掉{ $card }來建造
did-spend = 用 { $count } 張手牌付盜賊巢穴的造價
did-spend-own = 用{ $cards }付造價
did-recast = 與{ $other }交換角色牌
did-recast-own = 與{ $other }交換角色牌：交出{ $roles }，換到{ $role }

hit-confiscated = 你的{ $card }被{ $player }沒收了。
hit-spy = { $player }看了你的手牌，找{ $kind }建築。
hit-spy-own = { $player }看了你的手牌，找{ $kind }建築。
hit-spy-gold = 你被{ $player }拿走 { $gold } 金。
hit-flower = { $player }翻開真的威脅標記：你失去 { $gold } 金。
hit-foresaw = { $player }從你的手牌拿走一張。
hit-foresaw-own = { $player }從你的手牌拿走{ $card }。
hit-levy-gold = 你被{ $player }拿走 { $gold } 金。
hit-levy-card = { $player }從你的手牌拿走一張。
hit-levy-own = { $player }從你的手牌拿走{ $card }。
hit-lent = { $player }向你借走 { $gold } 金。
hit-seized = 你的{ $card }被{ $player }花 { $gold } 金徵用了。
hit-taxed = 你繳稅 { $gold } 金，放到稅金中。
hit-recast = { $player }換走了你的角色牌。
hit-recast-own = { $player }換走了你的角色牌：你現在是{ $role }。

## 分數

score-basilica = 聖殿
score-capitol = 國會大廈
score-ivory_tower = 象牙塔
score-statue = 雕像
score-secret_vault = 秘密寶庫
