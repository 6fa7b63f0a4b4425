# 終局統計。
figures-luck = 骰子的運氣
figures-robber = 強盜
figures-trade = 交易
luck-expected = 平均應得的牌
luck-harvest = 擲骰得到的牌
luck-blocked = 被強盜擋下
luck-discarded = 擲出七而棄掉
luck-stolen = 被別人拿走
luck-stole = 從別人拿來
luck-bank = 從銀行換來的牌
luck-trades = 與別人成交
luck-help = 「應得」是兩顆公正骰子的平均產量，按每次擲骰時的建築與強盜計算。
