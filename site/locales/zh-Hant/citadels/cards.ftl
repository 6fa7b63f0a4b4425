## 建築種類

kind-noble = 貴族
    .letter = 貴
kind-religious = 宗教
    .letter = 宗
kind-trade = 商業
    .letter = 商
kind-military = 軍事
    .letter = 軍
kind-special = 特殊
    .letter = 特

## 角色

role-assassin = 刺客
    .help = 指名一個角色。持有該角色的玩家被叫到時不出聲，失去這一回合；本輪結束前沒有人知道那是誰。
role-thief = 盜賊
    .help = 指名一個角色。持有該角色的玩家被叫到時，在做任何事之前，所有金幣都歸盜賊。不能偷 1 號角色，也不能偷被刺殺或被施法的角色。
role-magician = 魔法師
    .help = 每回合一次，隨時可用：與另一位玩家交換全部手牌；或把任意張手牌放到牌堆底，再抽同樣張數。
role-king = 國王
    .help = 被叫到時取得皇冠，下一輪先選角色。每回合一次，城中每有一座貴族建築，得 1 金。若被刺殺，本輪結束時仍取得皇冠。
role-bishop = 主教
    .help = 每回合一次，城中每有一座宗教建築，得 1 金。主教在世時，8 號角色動不了你的城市。
role-merchant = 商人
    .help = 資源行動之後，不論選了哪一種，多得 1 金。每回合一次，城中每有一座商業建築，得 1 金。
role-architect = 建築師
    .help = 資源行動之後，不論選了哪一種，多抽 2 張牌。這回合最多可以建 3 座建築。
role-warlord = 軍閥
    .help = 每回合一次，城中每有一座軍事建築，得 1 金。回合結束時可以摧毀一座建築，費用比造價少 1 金。不能摧毀堡壘、主教城中的建築，或已完成城市的建築。
role-witch = 女巫
    .help = 資源行動之後對一個角色施法，然後停下。那個角色被叫到時，持有者只能做資源行動；之後由你用那個角色的能力繼續自己的回合。不施法的話，可以照常建造。
role-tax_collector = 稅務官
    .help = 其他玩家在自己的回合建造過，回合結束時若有金幣，就付你 1 金。在你之前建造的 1 號角色，等你被叫到時才付。
role-wizard = 巫師
    .help = 每回合一次：看另一位玩家的手牌並拿走一張，可以留在手上，也可以付錢立刻建造，不計入建造數。這回合可以建造城中已有的建築。
role-emperor = 皇帝
    .help = 每回合一次，城中每有一座貴族建築，得 1 金。必須把皇冠交給自己和現任持有者以外的玩家，對方給你 1 金或 1 張手牌。
role-abbot = 修道院長
    .help = 每回合一次，城中每有一座宗教建築，得 1 金。每回合一次，金幣最多的玩家付你 1 金；若你自己最多，或有人並列，則沒有。
role-alchemist = 煉金術士
    .help = 回合結束時，取回這回合建造建築所付的金幣。要先有足夠的金幣才能付。
role-navigator = 領航員
    .help = 資源行動之後，可以再拿 4 金或 4 張牌；拿了這回合就不能建造。
role-diplomat = 外交官
    .help = 每回合一次，城中每有一座軍事建築，得 1 金。回合結束時可以用自己的一座建築交換別人的一座，自己的較便宜就補差價。主教的城市、堡壘和已完成的城市不能換。
role-artist = 藝術家
    .help = 在自己的一座或兩座建築上各放 1 金，每座最多一枚。這樣的建築造價和分數都加 1。
role-queen = 皇后
    .help = 若坐在 4 號角色的玩家旁邊，得 3 金。若那位玩家被刺殺，本輪結束時才得。

## 一般建築

-religious-help = 宗教建築，為主教和修道院長帶來收入。
-military-help = 軍事建築，為軍閥和外交官帶來收入。
-noble-help = 貴族建築，為國王和皇帝帶來收入。
-trade-help = 商業建築，為商人帶來收入。

card-temple = 神廟
    .help = { -religious-help }
card-church = 教堂
    .help = { -religious-help }
card-monastery = 修道院
    .help = { -religious-help }
card-cathedral = 大教堂
    .help = { -religious-help }
card-watchtower = 瞭望塔
    .help = { -military-help }
card-prison = 監獄
    .help = { -military-help }
card-battlefield = 戰場
    .help = { -military-help }
card-fortress = 要塞
    .help = { -military-help }
card-manor = 莊園
    .help = { -noble-help }
card-castle = 城堡
    .help = { -noble-help }
card-palace = 宮殿
    .help = { -noble-help }
card-tavern = 酒館
    .help = { -trade-help }
card-trading_post = 商棧
    .help = { -trade-help }
card-market = 集市
    .help = { -trade-help }
card-docks = 船塢
    .help = { -trade-help }
card-harbor = 港口
    .help = { -trade-help }
card-town_hall = 市政廳
    .help = { -trade-help }

## 特殊建築

card-haunted_city = 鬼城
    .help = 計分時可以當作對你最有利的一種建築；最後一輪才建成的話，只算特殊建築。
card-keep = 堡壘
    .help = 8 號角色不能摧毀它，也不能交換它。
card-laboratory = 實驗室
    .help = 自己的回合可用一次：棄一張手牌，得 1 金。
card-smithy = 鐵匠鋪
    .help = 自己的回合可用一次，付錢抽牌：2 金抽 3 張；若開局時約定，則是 3 金抽 2 張。
card-observatory = 天文臺
    .help = 資源行動選擇抽牌時，抽 3 張，留 1 張。
card-graveyard = 墓地
    .help = 軍閥摧毀一座建築時，你可以付 1 金把它拿到手上。自己是軍閥時不能用，也不能救回墓地本身。
card-library = 圖書館
    .help = 資源行動選擇抽牌時，抽到的兩張都留下。同時有天文臺，則抽 3 張，留 2 張。
card-school_of_magic = 魔法學院
    .help = 角色按建築種類收錢時，它可以當作所需的種類。計分時仍是特殊建築。
card-great_wall = 長城
    .help = 8 號角色對這座城市的其他建築動手，每次多付 1 金。
card-dragon_gate = 巨龍門
    .help = 造價 6，計 8 分。
card-university = 大學
    .help = 造價 6，計 8 分。
card-lighthouse = 燈塔
    .help = 建成時可以看整個牌堆並拿走一張，然後洗牌。
card-armory = 軍械庫
    .help = 在自己的回合拆掉軍械庫，摧毀別人的任何一座建築，不論有什麼保護。
card-museum = 博物館
    .help = 自己的回合可用一次，把一張手牌面朝下放到博物館下面。終局時每張計 1 分。
card-imperial_treasury = 國庫
    .help = 終局時，每有 1 金計 1 分。
card-map_room = 地圖室
    .help = 終局時，每有一張手牌計 1 分。
card-wishing_well = 許願井
    .help = 終局時，城中每座其他特殊建築計 1 分。
card-quarry = 採石場
    .help = 可以建造城中已有的建築。採石場沒了，它們也留著。
card-poor_house = 貧民窟
    .help = 回合結束時若沒有金幣，得 1 金。
card-bell_tower = 鐘塔
    .help = 鐘塔還在時，所有人完成城市所需的建築少一座。
card-factory = 工廠
    .help = 你建造其他特殊建築時少付 1 金。
card-park = 公園
    .help = 回合結束時若沒有手牌，抽 2 張。
card-hospital = 醫院
    .help = 即使被刺殺，被叫到時仍可做資源行動，但不能做別的。
card-throne_room = 王座廳
    .help = 皇冠每次易主，你得 1 金。
card-ball_room = 舞廳
    .help = 你持有皇冠時，其他玩家被叫到都要先向你道謝，否則失去這一回合。

## 牌的說法

card-label = { $card }，{ $kind }，造價 { $cost }
card-label-points = { $card }，{ $kind }，造價 { $cost }，計 { $points } 分
card-aside = ，{ $kind }，造價 { $cost }
card-facts = 造價 { $cost } · 計 { $points } 分 · 全副牌有 { $copies } 張
tile-coin = ，上面有藝術家的 1 金
tile-tucked = {" "}張牌在下面
tile-size = ，算作 { $count } 座建築
role-rank = { $rank } 號角色
role-income = { $kind }建築帶來收入
