## 建筑种类

kind-noble = 贵族
    .letter = 贵
kind-religious = 宗教
    .letter = 宗
kind-trade = 商业
    .letter = 商
kind-military = 军事
    .letter = 军
kind-special = 特殊
    .letter = 特

## 角色

role-assassin = 刺客
    .help = 指名一个角色。持有该角色的玩家被叫到时不出声，失去这一回合；本轮结束前没有人知道那是谁。
role-thief = 盗贼
    .help = 指名一个角色。持有该角色的玩家被叫到时，在做任何事之前，所有金币都归盗贼。不能偷 1 号角色，也不能偷被刺杀或被施法的角色。
role-magician = 魔法师
    .help = 每回合一次，随时可用：与另一位玩家交换全部手牌；或把任意张手牌放到牌堆底，再抽同样张数。
role-king = 国王
    .help = 被叫到时取得皇冠，下一轮先选角色。每回合一次，城中每有一座贵族建筑，得 1 金。若被刺杀，本轮结束时仍取得皇冠。
role-bishop = 主教
    .help = 每回合一次，城中每有一座宗教建筑，得 1 金。主教在世时，8 号角色动不了你的城市。
role-merchant = 商人
    .help = 资源行动之后，不论选了哪一种，多得 1 金。每回合一次，城中每有一座商业建筑，得 1 金。
role-architect = 建筑师
    .help = 资源行动之后，不论选了哪一种，多抽 2 张牌。这回合最多可以建 3 座建筑。
role-warlord = 领主
    .help = 每回合一次，城中每有一座军事建筑，得 1 金。回合结束时可以摧毁一座建筑，费用比造价少 1 金。不能摧毁堡垒、主教城中的建筑，或已完成城市的建筑。
role-witch = 女巫
    .help = 资源行动之后对一个角色施法，然后停下。那个角色被叫到时，持有者只能做资源行动；之后由你用那个角色的能力继续自己的回合。不施法的话，可以照常建造。
role-tax_collector = 税务官
    .help = 其他玩家在自己的回合建造过，回合结束时若有金币，就付你 1 金。在你之前建造的 1 号角色，等你被叫到时才付。
role-wizard = 巫师
    .help = 每回合一次：看另一位玩家的手牌并拿走一张，可以留在手上，也可以付钱立刻建造，不计入建造数。这回合可以建造城中已有的建筑。
role-emperor = 皇帝
    .help = 每回合一次，城中每有一座贵族建筑，得 1 金。必须把皇冠交给自己和现任持有者以外的玩家，对方给你 1 金或 1 张手牌。
role-abbot = 修道院长
    .help = 每回合一次，城中每有一座宗教建筑，得 1 金。每回合一次，金币最多的玩家付你 1 金；若你自己最多，或有人并列，则没有。
role-alchemist = 炼金术士
    .help = 回合结束时，取回这回合建造建筑所付的金币。要先有足够的金币才能付。
role-navigator = 领航员
    .help = 资源行动之后，可以再拿 4 金或 4 张牌；拿了这回合就不能建造。
role-diplomat = 外交官
    .help = 每回合一次，城中每有一座军事建筑，得 1 金。回合结束时可以用自己的一座建筑交换别人的一座，自己的较便宜就补差价。主教的城市、堡垒和已完成的城市不能换。
role-artist = 艺术家
    .help = 在自己的一座或两座建筑上各放 1 金，每座最多一枚。这样的建筑造价和分数都加 1。
role-queen = 皇后
    .help = 若坐在 4 号角色的玩家旁边，得 3 金。若那位玩家被刺杀，本轮结束时才得。

## 一般建筑

-religious-help = 宗教建筑，为主教和修道院长带来收入。
-military-help = 军事建筑，为领主和外交官带来收入。
-noble-help = 贵族建筑，为国王和皇帝带来收入。
-trade-help = 商业建筑，为商人带来收入。

card-temple = 神庙
    .help = { -religious-help }
card-church = 教堂
    .help = { -religious-help }
card-monastery = 修道院
    .help = { -religious-help }
card-cathedral = 大教堂
    .help = { -religious-help }
card-watchtower = 瞭望塔
    .help = { -military-help }
card-prison = 监狱
    .help = { -military-help }
card-battlefield = 战场
    .help = { -military-help }
card-fortress = 要塞
    .help = { -military-help }
card-manor = 庄园
    .help = { -noble-help }
card-castle = 城堡
    .help = { -noble-help }
card-palace = 宫殿
    .help = { -noble-help }
card-tavern = 酒馆
    .help = { -trade-help }
card-trading_post = 商栈
    .help = { -trade-help }
card-market = 集市
    .help = { -trade-help }
card-docks = 船坞
    .help = { -trade-help }
card-harbor = 港口
    .help = { -trade-help }
card-town_hall = 市政厅
    .help = { -trade-help }

## 特殊建筑

card-haunted_city = 鬼城
    .help = 计分时可以当作对你最有利的一种建筑；最后一轮才建成的话，只算特殊建筑。
card-keep = 堡垒
    .help = 8 号角色不能摧毁它，也不能交换它。
card-laboratory = 实验室
    .help = 自己的回合可用一次：弃一张手牌，得 1 金。
card-smithy = 铁匠铺
    .help = 自己的回合可用一次，付钱抽牌：2 金抽 3 张；若开局时约定，则是 3 金抽 2 张。
card-observatory = 天文台
    .help = 资源行动选择抽牌时，抽 3 张，留 1 张。
card-graveyard = 墓地
    .help = 领主摧毁一座建筑时，你可以付 1 金把它拿到手上。自己是领主时不能用，也不能救回墓地本身。
card-library = 图书馆
    .help = 资源行动选择抽牌时，抽到的两张都留下。同时有天文台，则抽 3 张，留 2 张。
card-school_of_magic = 魔法学院
    .help = 角色按建筑种类收钱时，它可以当作所需的种类。计分时仍是特殊建筑。
card-great_wall = 长城
    .help = 8 号角色对这座城市的其他建筑动手，每次多付 1 金。
card-dragon_gate = 巨龙门
    .help = 造价 6，计 8 分。
card-university = 大学
    .help = 造价 6，计 8 分。
card-lighthouse = 灯塔
    .help = 建成时可以看整个牌堆并拿走一张，然后洗牌。
card-armory = 军械库
    .help = 在自己的回合拆掉军械库，摧毁别人的任何一座建筑，不论有什么保护。
card-museum = 博物馆
    .help = 自己的回合可用一次，把一张手牌面朝下放到博物馆下面。终局时每张计 1 分。
card-imperial_treasury = 国库
    .help = 终局时，每有 1 金计 1 分。
card-map_room = 地图室
    .help = 终局时，每有一张手牌计 1 分。
card-wishing_well = 许愿井
    .help = 终局时，城中每座其他特殊建筑计 1 分。
card-quarry = 采石场
    .help = 可以建造城中已有的建筑。采石场没了，它们也留着。
card-poor_house = 贫民窟
    .help = 回合结束时若没有金币，得 1 金。
card-bell_tower = 钟塔
    .help = 钟塔还在时，所有人完成城市所需的建筑少一座。
card-factory = 工厂
    .help = 你建造其他特殊建筑时少付 1 金。
card-park = 公园
    .help = 回合结束时若没有手牌，抽 2 张。
card-hospital = 医院
    .help = 即使被刺杀，被叫到时仍可做资源行动，但不能做别的。
card-throne_room = 王座厅
    .help = 皇冠每次易主，你得 1 金。
card-ball_room = 舞厅
    .help = 你持有皇冠时，其他玩家被叫到都要先向你道谢，否则失去这一回合。

## 牌的说法

card-label = { $card }，{ $kind }，造价 { $cost }
card-label-points = { $card }，{ $kind }，造价 { $cost }，计 { $points } 分
card-aside = ，{ $kind }，造价 { $cost }
card-facts = 造价 { $cost } · 计 { $points } 分 · 全副牌有 { $copies } 张
tile-coin = ，上面有艺术家的 1 金
tile-tucked = {" "}张牌在下面
tile-size = ，算作 { $count } 座建筑
role-rank = { $rank } 号角色
role-income = { $kind }建筑带来收入
