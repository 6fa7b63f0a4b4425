## 由連結而來

link-roles = 角色：{ $roles }。
link-specials = 黑暗之城的特殊建築：{ $cards }。
link-size = 有人建成 { $size } 座建築，遊戲就結束。
link-seats = { $count } 人遊戲：你和 { $bots } 個電腦。你拿到的是第一個座位的牌。
link-others = 牌堆、手牌和角色牌都與別人那局相同，之後由各人重新決定。
