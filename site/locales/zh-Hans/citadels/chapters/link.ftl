## 由链接而来

link-roles = 角色：{ $roles }。
link-specials = 黑暗之城的特殊建筑：{ $cards }。
link-size = 有人建成 { $size } 座建筑，游戏就结束。
link-seats = { $count } 人游戏：你和 { $bots } 个电脑。你拿到的是第一个座位的牌。
link-others = 牌堆、手牌和角色牌都与别人那局相同，之后由各人重新决定。
