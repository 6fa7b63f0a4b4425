## The settings of Citadels

set-income = 收入
income-hand = 自己收
income-auto = 結束回合時自動收
