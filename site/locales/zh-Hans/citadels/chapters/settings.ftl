## The settings of Citadels

set-income = 收入
income-hand = 自己收
income-auto = 结束回合时自动收
