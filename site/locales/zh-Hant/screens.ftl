### The table on every screen.
look-at-table = 收起，看看牌桌
