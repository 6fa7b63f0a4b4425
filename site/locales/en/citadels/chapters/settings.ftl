## The settings of Citadels

set-income = Income
income-hand = Collect it myself
income-auto = Collect it when I end my turn
