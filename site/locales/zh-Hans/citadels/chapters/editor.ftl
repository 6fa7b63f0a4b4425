## Editing a position

edit-nobody = 没有人
edit-draft = 选择角色
edit-crown = 皇冠
edit-resources = 金币或卡牌
edit-resources-before = 还没拿
edit-resources-after = 已经拿了
edit-gold = 金币
edit-hand = 手牌
edit-city = 城市
edit-character = 角色
edit-assassinated = 被刺杀
edit-robbed = 将被偷窃
edit-bewitched = 被施法
