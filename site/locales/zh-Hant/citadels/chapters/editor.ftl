## Editing a position

edit-nobody = 沒有人
edit-draft = 選擇角色
edit-crown = 皇冠
edit-resources = 金幣或卡牌
edit-resources-before = 還沒拿
edit-resources-after = 已經拿了
edit-gold = 金幣
edit-hand = 手牌
edit-city = 城市
edit-character = 角色
edit-assassinated = 被刺殺
edit-robbed = 將被偷竊
edit-bewitched = 被施法
