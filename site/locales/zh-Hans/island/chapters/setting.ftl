# Setting a table: what each option means.
option-help-board = 入门地图固定而均衡。
option-help-points = 分数越低，游戏越短。
option-help-start = 自动放置时，直接从第一次掷骰开始。
option-help-friendly_robber = 两分以下的玩家不会被抢。
option-help-dice = 36 张骰子牌让点数的次数更接近概率。
option-help-offers = 当回合玩家可以报价几次。
option-help-numbers = 随机地图上数字牌的排法。
option-help-harbours = 港口是否在固定位置。
option-help-discard_limit = 超过这个张数，七点时要弃一半。
option-help-calm_rounds = 这几轮掷出七点要重掷。
option-help-victims = 由掷骰者选一位失去一张，或强盗所在地的每一位都失去一张。
option-help-trade_time = 自己的回合里，掷骰之后才能交易，或掷骰前也可以。
option-help-counters = 被询问的玩家可以提出自己的条件。
option-help-point_cards = 公开时，一抽到就亮给所有人看。
option-help-bank = 是否看得到银行还剩几张资源。
