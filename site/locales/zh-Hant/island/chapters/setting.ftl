# Setting a table: what each option means.
option-help-board = 入門地圖固定而均衡。
option-help-points = 分數越低，遊戲越短。
option-help-start = 自動放置時，直接從第一次擲骰開始。
option-help-friendly_robber = 兩分以下的玩家不會被搶。
option-help-dice = 36 張骰子牌讓點數的次數更接近機率。
option-help-offers = 當回合玩家可以報價幾次。
option-help-numbers = 隨機地圖上數字牌的排法。
option-help-harbours = 港口是否在固定位置。
option-help-discard_limit = 超過這個張數，七點時要棄一半。
option-help-calm_rounds = 這幾輪擲出七點要重擲。
option-help-victims = 由擲骰者選一位失去一張，或強盜所在地的每一位都失去一張。
option-help-trade_time = 自己的回合裡，擲骰之後才能交易，或擲骰前也可以。
option-help-counters = 被詢問的玩家可以提出自己的條件。
option-help-point_cards = 公開時，一抽到就亮給所有人看。
option-help-bank = 是否看得到銀行還剩幾張資源。
