# 2016 年版。名字结尾有 _2016 的句子，只在这个版本的牌桌上代替原来的那一句。

kind-special_2016 = 独特
    .letter = 独

## 角色

role-magistrate = 行政官
    .brief = 签一张逮捕令
    .help = 每回合一次：把 3 张逮捕令面朝下放在 3 个角色上，其中 1 张已签署。放有这一张的角色在自己的回合第一次付钱建造时，你可以没收那座建筑，放进自己的城市；该玩家取回金币。
role-spy = 间谍
    .brief = 刺探手牌
    .help = 每回合一次：指定另一位玩家和一种建筑，看该玩家的手牌。其中每有一张这种牌，就拿走该玩家 1 金（拿完为止），并抽 1 张牌。
role-blackmailer = 勒索者
    .brief = 威胁两人
    .help = 每回合一次：把 2 个威胁标记面朝下放在 2 个角色上，一真一假。受威胁的玩家做完资源行动后，可以行贿脱身：付你一半金币，向下取整。若不付，你可以翻开标记：是真的，就拿走该玩家所有金币。
role-seer = 预言家
    .brief = 向每人拿一张牌
    .help = 每回合一次：从其他每位有手牌的玩家随机拿一张牌，再从手牌还给这些玩家每人一张。这回合最多可以建 2 座建筑。
role-patrician = 贵族
    .brief = 取得皇冠和牌
    .help = 被叫到时取得皇冠，下一轮先选角色。每回合一次，城中每有一座贵族建筑，抽 1 张牌。若被刺杀，本轮结束时仍取得皇冠。
role-cardinal = 枢机主教
    .brief = 借款建造
    .help = 每回合一次，城中每有一座宗教建筑，抽 1 张牌。每回合一次，建造时金币不够，可以向一位玩家借款，刚好补足造价；每借 1 金，就给对方 1 张手牌。
role-trader = 贸易商
    .brief = 商业建筑不限座数
    .help = 每回合一次，城中每有一座商业建筑，得 1 金。这回合可以建造任意座商业建筑，另外再建一座别的。
role-scholar = 学者
    .brief = 7 张牌选 1 张
    .help = 每回合一次：抽 7 张牌，留下 1 张，其余洗回牌堆。这回合最多可以建 2 座建筑。
role-marshal = 元帅
    .brief = 征用一座建筑
    .help = 每回合一次，城中每有一座军事建筑，得 1 金。每回合一次，征用别的城市中造价不超过 3 的一座建筑，把造价付给该玩家。不能征用{ card-keep }、主教城中的建筑、已完成城市的建筑，或自己城中已有的建筑。
role-witch-2016 = { role-witch }
    .brief = { role-witch.brief }
    .help = 必须先拿金币或抽牌，然后必须对一个角色施法，回合停在这里。该角色被叫到时，持有者只能拿金币或抽牌；之后由你以该角色的身份继续。没有人持有该角色，你的回合就结束。
role-emperor-2016 = { role-emperor }
    .brief = { role-emperor.brief }
    .help = 每回合一次，城中每有一座贵族建筑，得 1 金。必须把皇冠交给自己和现任持有者以外的玩家，并从对方拿 1 金或随机 1 张手牌。若被刺杀，本轮结束时交出皇冠，什么也不拿。
role-abbot-2016 = { role-abbot }
    .brief = { role-abbot.brief }
    .help = 每回合一次，城中每有一座宗教建筑，得 1 金或抽 1 张牌，可以任意搭配。每回合一次，若有人金币比你多，由你选一位最富有的玩家，付你 1 金。
role-navigator-2016 = { role-navigator }
    .brief = { role-navigator.brief }
    .help = 资源行动之后，可以再拿 4 金或抽 4 张牌。这回合不能建造。
role-warlord-2016 = { role-warlord }
    .brief = { role-warlord.brief }
    .help = 每回合一次，城中每有一座军事建筑，得 1 金。自己的回合随时可用一次：摧毁一座建筑，费用比造价少 1 金。不能摧毁{ card-keep }、主教城中的建筑，或已完成城市的建筑。
role-diplomat-2016 = { role-diplomat }
    .brief = { role-diplomat.brief }
    .help = 每回合一次，城中每有一座军事建筑，得 1 金。自己的回合随时可用一次：用自己的一座建筑交换别人的一座，自己的较便宜就补差价。主教的城市、已完成的城市和{ card-keep }不能换。
role-tax_collector-2016 = { role-tax_collector }
    .brief = 拿走税金
    .help = 不论税务官有没有人选，每建造一座建筑，建造者若还有金币，就放 1 金到税金中。自己的回合可用一次：拿走全部税金。这回合你自己不缴税。

## 建筑

-religious-2016 = 宗教建筑，为主教、修道院长和枢机主教带来收入。
-military-2016 = 军事建筑，为{ role-warlord }、外交官和元帅带来收入。
-noble-2016 = 贵族建筑，为国王、皇帝和贵族带来收入。
-trade-2016 = 商业建筑，为商人和贸易商带来收入。

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
card-barracks = 兵营
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
    .help = 8 号角色不能摧毁、交换或征用它。
card-smithy_2016 =
    .help = 自己的回合可用一次：付 2 金抽 3 张牌。
card-factory_2016 =
    .help = 你建造其他独特建筑时少付 1 金。
card-school_of_magic_2016 =
    .help = 角色按建筑种类得金币或抽牌时，它可以当作所需的种类。计分时仍是独特建筑。
card-haunted_quarter = 鬼城
    .help = 计分时可以当作对你最有利的一种建筑，不论哪一轮建成。
card-stables = 马厩
    .help = 建造马厩不计入建造数：还可以建造别的建筑。
card-armory-2016 = { card-armory }
    .help = 在自己的回合拆掉军械库，摧毁任何一座其他建筑，不论有什么保护；只有已完成城市的建筑不行。
card-framework = 脚手架
    .help = 建造一座建筑时，可以拆掉脚手架来代替付钱。
card-statue = 雕像
    .help = 若终局时持有皇冠，计 5 分。
card-basilica = 圣殿
    .help = 城中每有一座造价是单数的建筑，计 1 分。
card-monument = 纪念碑
    .help = 计算城市是否完成时，算 2 座建筑。城中已有 5 座建筑就不能再建。
card-observatory-2016 = { card-observatory }
    .help = 资源行动选择抽牌时，抽 3 张，留 1 张。
card-poor_house-2016 = { card-poor_house }
    .help = 回合结束时若没有金币，得 1 金。炼金术士在这之后才取回金币。
card-capitol = 国会大厦
    .help = 城中至少有 3 座建筑是同一种，计 3 分。
card-ivory_tower = 象牙塔
    .help = 若它是城中唯一的独特建筑，计 5 分。
card-laboratory-2016 = { card-laboratory }
    .help = 自己的回合可用一次：弃一张手牌，得 2 金。
card-necropolis = 大墓园
    .help = 建造它时，可以拆掉自己的一座建筑来代替付钱。
card-quarry-2016 = { card-quarry }
    .help = 可以建造城中已有的建筑。采石场没了，它们也留着。
card-wishing_well-2016 = { card-wishing_well }
    .help = 终局时，城中每有一座独特建筑计 1 分，许愿井也算。
card-gold_mine = 金矿
    .help = 资源行动选择拿金币时，多拿 1 金。
card-library-2016 = { card-library }
    .help = 资源行动选择抽牌时，抽到的牌都留下：2 张；同时有天文台，则是 3 张。
card-theater = 剧院
    .help = 所有人选完角色后，你可以与另一位玩家交换角色牌，交换之前不看对方的牌。
card-thieves_den = 盗贼巢穴
    .help = 造价可以全部或部分用手牌付，1 张牌抵 1 金。
card-secret_vault = 秘密宝库
    .help = 永远不能建造。终局时若在手上，计 3 分。

## 推荐组合

set-first_game = 经典组合
set-ambitious_aristocrats = 野心勃勃
set-cunning_agents = 尔虞我诈
set-illustrious_emissaries = 名声显赫
set-devious_dignitaries = 上流社会
set-tenacious_delegates = 加乘效果
set-vicious_nobles = 心狠手辣

## 角色顺序、说明

rank-label_2016 = { $rank } { $role }：{ $state }{ $held ->
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
 }{ $warranted ->
    [1] ，有逮捕令
   *[0] {""}
 }{ $signed ->
    [1] ，已签署
   *[0] {""}
 }{ $threatened ->
    [1] ，受威胁
   *[0] {""}
 }{ $flower ->
    [1] ，是真的
   *[0] {""}
 }{ $taxes ->
    [0] {""}
   *[other] ，有税金 { $taxes } 金
 }
state-warranted = 上面有行政官的逮捕令。
state-signed = 这张逮捕令已签署。
state-threatened = 上面有勒索者的威胁标记。
state-flower = 这个威胁标记是真的。
state-taxes = 上面有税金 { $gold } 金。

## 要决定的事

prompt-serve = { $player }，{ $other }付钱建造{ $card }。要没收吗？
    .alone = { $other }付钱建造{ $card }。要没收吗？
prompt-bribe = { $player }，{ $other }威胁你。要行贿吗？
    .alone = { $other }威胁你。要行贿吗？
prompt-unmask = { $player }，{ $other }不行贿。要翻开威胁标记吗？
    .alone = { $other }不行贿。要翻开威胁标记吗？
prompt-give-back = { $player }，还给{ $other }哪一张牌？
    .alone = 还给{ $other }哪一张牌？
prompt-late-crowning = { $player }，你是皇帝，已被刺杀。把皇冠交给谁？
    .alone = 你是皇帝，已被刺杀。把皇冠交给谁？
prompt-repay = { $player }，选 { $count } 张手牌给{ $other }，抵还借款。
    .alone = 选 { $count } 张手牌给{ $other }，抵还借款。
prompt-study = { $player }，留下哪一张？
    .alone = 留下哪一张？
prompt-spend = { $player }，选 { $count } 张手牌付造价。
    .alone = 选 { $count } 张手牌付造价。
prompt-recast = { $player }，剧院：要交换角色牌吗？
    .alone = 剧院：要交换角色牌吗？

## 分步决定

step-roles = 选 { $count } 个角色
step-role-warrant = 哪一张逮捕令已签署？
step-role-threaten = 真的威胁标记在哪个角色上？
step-role-recast = 要交出自己的哪一个角色？
step-seat = 哪一位玩家？
step-kind = 哪一种建筑？
step-own = 为此拆掉自己的哪一座建筑？
step-count = 用几张牌？
step-on = 继续
step-marked = 已选 { $count } 个，共 { $most } 个
step-other = 回到

## 选择

choice-warrant = 已签署的给{ $role }，空白的给{ $roles }
choice-confiscate = 没收{ $card }：你不必付钱，对方取回 { $gold } 金
choice-no-warrant = 放行
choice-threaten = 真的给{ $role }，假的给{ $roles }
choice-bribe = { $gold ->
    [0] 行贿 0 金：金幣的一半，向下取整
   *[other] 向{ $other }行贿 { $gold } 金
 }
choice-no-bribe = { $gold ->
    [0] 拒绝
   *[other] 拒绝：标记若是真的，会失去全部 { $gold } 金
 }
choice-reveal = { $gold ->
    [0] 翻开
   *[other] 翻开真的标记：拿走全部 { $gold } 金
 }
choice-no-reveal = 不翻开
choice-spy = 看{ $other }的手牌：每有一张{ $kind }建筑，拿 1 金、抽 1 张牌
choice-foresee = 从每位玩家拿一张牌
choice-give-back = 还给{ $other }一张{ $card }
choice-crown-gold = 把皇冠交给{ $other }，拿 1 金
choice-crown-card = 把皇冠交给{ $other }，随机拿一张牌
choice-income-cards = 抽 { $count } 张牌（{ $kind }）
choice-income-mix = { $gold ->
    [0] 抽 { $count } 张牌
   *[other] 拿 { $gold } 金{ $count ->
        [0] {""}
       *[other] ，抽 { $count } 张牌
     }
 }（{ $kind }）
choice-taxes = 拿走税金 { $gold } 金
choice-study = 抽 { $count } 张牌，留下一张
choice-seize = 征用{ $other }的{ $card }
choice-build-from = 建造{ $card }：向{ $other }借 { $count } 金，给对方 { $count } 张手牌
choice-build-framework = 拆掉脚手架，建造{ $card }
choice-build-over = 拆掉{ $own }，建造{ $card }
choice-build-with = 建造{ $card }，用 { $count } 张手牌付
choice-take-build-framework = 拿{ $card }，拆掉脚手架立刻建造
choice-take-build-over = 拿{ $card }，拆掉{ $own }立刻建造
choice-take-build-with = 拿{ $card }立刻建造，用 { $count } 张手牌付
choice-spend = 付出{ $cards }
choice-recast = 用{ $roles }换{ $other }的一张角色牌，换之前不看
choice-no-recast = 不交换
choice-lab_2016 = 弃{ $card }，得 2 金

group-warrant = 放逮捕令
group-threaten = 威胁
group-spy = 刺探
group-foresee = 预见
group-study = 钻研
group-seize = 征用
group-build-from = 借款建造
group-build-over = 拆掉一座建筑来建造
group-build-with = 用手牌付
group-income-cards = 抽牌
group-income-mix = 收取金币和牌
group-taxes = 拿走税金

## 为什么不行

why-builds-nothing = 领航员不能建造
why-armory-complete = { $player }的城市已完成
why-bewitch-first = 先对一个角色施法
why-costs-too-much = 造价超过 { $most }
why-monument = 已有 { $count } 座建筑
why-never-built = 永远不能建造
why-no-taxes = 没有税金
why-warrant-blank = 这张逮捕令是空白的

## 发生的事

event-warrant = { $player }把逮捕令放在{ $roles }上。
event-warrant-own = { $player }把逮捕令放在{ $roles }上，已签署的在{ $role }上。
event-warrant-void = { $player }放行，{ $other }照常建造。
event-confiscated = { $player }亮出已签署的逮捕令，没收{ $other }的{ $card }。
event-given-back = { $player }取回 { $gold } 金。
event-spy = { $player }在{ $other }的手牌中找{ $kind }建筑。
event-spy-own = { $player }在{ $other }的手牌中找{ $kind }建筑，看到{ $cards }。
event-spy-gold = { $player }拿走{ $other }的 { $gold } 金。
event-spy-cards = { $player }作为间谍，抽 { $count } 张牌。
event-threaten = { $player }威胁{ $roles }。
event-threaten-own = { $player }威胁{ $roles }，真的在{ $role }上。
event-bribed = { $player }向{ $other }行贿 { $gold } 金。
event-unbribed = { $player }不向{ $other }行贿。
event-spared = { $player }没有翻开{ $other }的威胁标记。
event-threat-blank = { $player }翻开{ $role }的威胁标记：是假的。
event-flower = { $player }翻开{ $role }的威胁标记，是真的：拿走{ $other }的 { $gold } 金。
event-foresaw = { $player }拿走{ $other }的一张手牌。
event-foresaw-own = { $player }从{ $other }手上拿走{ $card }。
event-gave-back = { $player }还给{ $other }一张牌。
event-gave-back-own = { $player }还给{ $other }一张{ $card }。
event-levy-gold = { $player }拿走{ $other }的 { $gold } 金。
event-levy-card = { $player }拿走{ $other }的一张手牌。
event-levy-own = { $player }从{ $other }手上拿走{ $card }。
event-income-cards = { $player }因{ $kind }建筑抽 { $count } 张牌。
event-lent = { $other }借给{ $player } { $gold } 金。
event-repaid = { $player }给{ $other } { $count } 张牌，抵还借款。
event-repaid-own = { $player }给{ $other }{ $cards }，抵还借款。
event-study = { $player }看 { $count } 张牌，留下一张。
event-seized = { $player }花 { $gold } 金征用{ $other }的{ $card }。
event-taxed = { $player }缴税 { $gold } 金，放到税金中。
event-taxes = { $player }拿走税金 { $gold } 金。
event-given-up = { $player }拆掉{ $card }来建造。
event-spend = { $player }用 { $count } 张手牌付盗贼巢穴的造价。
event-spend-own = { $player }用{ $cards }付造价。
event-recast = { $player }与{ $other }交换角色牌。
event-recast-own = { $player }与{ $other }交换角色牌：你交出{ $roles }，换到{ $role }。

did-warrant = 把逮捕令放在{ $roles }上
did-warrant-own = 把逮捕令放在{ $roles }上，已签署的在{ $role }上
did-warrant-void = 放行，让{ $other }照常建造
did-confiscated = 没收{ $other }的{ $card }
did-given-back = 取回 { $gold } 金
did-spy = 在{ $other }的手牌中找{ $kind }建筑
did-spy-own = 在{ $other }的手牌中找{ $kind }建筑，看到{ $cards }
did-spy-gold = 拿走{ $other }的 { $gold } 金
did-spy-cards = 作为间谍，抽 { $count } 张牌
did-threaten = 威胁{ $roles }
did-threaten-own = 威胁{ $roles }，真的在{ $role }上
did-bribed = 向{ $other }行贿 { $gold } 金
did-unbribed = 不向{ $other }行贿
did-spared = 没有翻开{ $other }的威胁标记
did-threat-blank = 翻开{ $role }的威胁标记，是假的
did-flower = 翻开真的威胁标记，拿走{ $other }的 { $gold } 金
did-foresaw = 拿走{ $other }的一张手牌
did-foresaw-own = 从{ $other }手上拿走{ $card }
did-gave-back = 还给{ $other }一张牌
did-gave-back-own = 还给{ $other }一张{ $card }
did-levy-gold = 拿走{ $other }的 { $gold } 金
did-levy-card = 拿走{ $other }的一张手牌
did-levy-own = 从{ $other }手上拿走{ $card }
did-income-cards = 因{ $kind }建筑抽 { $count } 张牌
did-lent = 向{ $other }借 { $gold } 金
did-repaid = 给{ $other } { $count } 张牌，抵还借款
did-repaid-own = 给{ $other }{ $cards }，抵还借款
did-study = 看 { $count } 张牌，留下一张
did-seized = 花 { $gold } 金征用{ $other }的{ $card }
did-taxed = 缴税 { $gold } 金，放到税金中
did-taxes = 税金 +{ $gold } 金
did-given-up = 拆掉{ $card }来建造
did-spend = 用 { $count } 张手牌付盗贼巢穴的造价
did-spend-own = 用{ $cards }付造价
did-recast = 与{ $other }交换角色牌
did-recast-own = 与{ $other }交换角色牌：交出{ $roles }，换到{ $role }

hit-confiscated = 你的{ $card }被{ $player }没收了。
hit-spy = { $player }看了你的手牌，找{ $kind }建筑。
hit-spy-own = { $player }看了你的手牌，找{ $kind }建筑。
hit-spy-gold = 你被{ $player }拿走 { $gold } 金。
hit-flower = { $player }翻开真的威胁标记：你失去 { $gold } 金。
hit-foresaw = { $player }从你的手牌拿走一张。
hit-foresaw-own = { $player }从你的手牌拿走{ $card }。
hit-levy-gold = 你被{ $player }拿走 { $gold } 金。
hit-levy-card = { $player }从你的手牌拿走一张。
hit-levy-own = { $player }从你的手牌拿走{ $card }。
hit-lent = { $player }向你借走 { $gold } 金。
hit-seized = 你的{ $card }被{ $player }花 { $gold } 金征用了。
hit-taxed = 你缴税 { $gold } 金，放到税金中。
hit-recast = { $player }换走了你的角色牌。
hit-recast-own = { $player }换走了你的角色牌：你现在是{ $role }。

## 分数

score-basilica = 圣殿
score-capitol = 国会大厦
score-ivory_tower = 象牙塔
score-statue = 雕像
score-secret_vault = 秘密宝库
