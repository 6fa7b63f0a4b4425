# 终局统计。
figures-luck = 骰子的运气
figures-robber = 强盗
figures-trade = 交易
luck-expected = 平均应得的牌
luck-harvest = 掷骰得到的牌
luck-blocked = 被强盗挡下
luck-discarded = 掷出七而弃掉
luck-stolen = 被别人拿走
luck-stole = 从别人拿来
luck-bank = 从银行换来的牌
luck-trades = 与别人成交
luck-help = “应得”是两颗公正骰子的平均产量，按每次掷骰时的建筑与强盗计算。
