look-at-table = 收起，看看牌桌
