# 提示與終局檢討。
hint-discard = 棄掉 { $cards }
hint-offer = 以 { $give }換 { $get }
hint-bid = 還價：以 { $give }換 { $get }
hint-pips = 36 次擲骰中有 { $pips } 次會生產
hint-kinds = 帶來你還沒有的資源：{ $cards }
hint-harbour = 有港口
hint-blocks = 讓{ $names }的地塊停產，那個地塊 36 次中有 { $pips } 次生產
hint-wins = 這一步就贏了
hint-leads = 通往一個空路口：36 次擲骰中有 { $pips } 次會生產
hint-leads-on = 再修一條就到一個空路口：36 次擲骰中有 { $pips } 次會生產
hint-longest = 拿到最長道路：{ $length }
hint-longer = 你最長的路就有 { $length } 段
hint-leader = { $player }領先，有 { $points } 分
hint-holds = { $player }有 { $count } 張牌
hint-frees = 把強盜從你的地塊趕走：{ $hex }
hint-army = 拿到最大軍隊
hint-knights = 這是你朝最大軍隊邁出的第 { $count } 個騎士
goal-city = 城市
goal-settle = 定居點
goal-road = 道路
goal-buy = 發展卡
hint-pays = 之後你的牌夠換：{ $goal }
hint-lacks = 之後{ $goal }只差 { $cards }
hint-monopoly = 別人大概有 { $count } 張{ $resource }
hint-near-end = { $player }快贏了：{ $points } 分
hint-helps-more = 這對{ $player }的好處比對你大
hint-needs = 你自己需要 { $cards }
hint-fewer = 手牌超過 { $limit } 張，擲出七就要棄掉一半
hint-nothing-else = 你的牌現在換不了別的
hint-without = 你沒有 { $cards }
hint-swap = { $get }對你比 { $give }更有用
hint-tried = 試玩這一回合時，它的結果最好
hint-no-bid = 沒有划算的還價
hint-keep = 現在能換的，都不值得用掉你的牌
hint-no-cards = 你沒有可用來建造的牌
hint-no-reply = 沒有划算的回應
hint-even = 這裡怎麼選都可以。
hint-alike = 差不多好：{ $what }
hint-better = 其次（少約 { $points } 分）：{ $what }
review-of = { $player }，{ $round ->
    [0] 開局放置
   *[other] 第 { $round } 輪
 }
review-cost = 大約少值 { $points } 分
review-won = 這一步本可獲勝
review-how = 每個決定只憑當時能知道的事，與當時的提示相比；分數是估計。
review-pips = 你選的地方：36 次擲骰中有 { $pips } 次會生產
