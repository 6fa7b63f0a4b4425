## Short pictures

scene-own-steal = 你搶走了{ $other }的{ $resource }
scene-own-road = 你取得最長道路
scene-own-army = 你取得最大軍隊
scene-own-roll = 你擲出 { $sum }

outline-rows = 地塊
outline-row = 第 { $number } 排：{ $hexes }
outline-robber = { $hex }（強盜在此）
outline-ports = 港口
outline-pieces = 島上的棋子
outline-of = { $player }：
outline-nothing = { $player }：還沒有
outline-settlement = 定居點 { $place }
outline-city = 城市 { $place }
outline-roads = 道路 { $paths }

## Trades by taps, and offers as signs

form-get = 得到
form-ask = 詢問對象
form-to = 問
form-offer = 提出報價
form-offer-all = 向所有人提出
form-offer-to = 向{ $player }提出
form-bid = 還價
form-bid-how = 改付出或得到的其中一邊
form-bid-give = 改為給{ $cards }，原為{ $before }
form-bid-get = 改為要{ $cards }，原為{ $before }
why-look = { $player }，請看自己的牌：付不起
form-first-get = 請選你要什麼
form-first-give = 請選你給什麼
form-bank-only = { $give }換{ $get }：只能找銀行
form-most = 每邊最多 { $count } 張
want-card = { $resource }：要 { $count } 張
switches = 拒絕報價
no-trade-with = 不和{ $player }交易
offer-builds = 之後可以蓋：{ $what }
choice-nobody = 都不要

## The robber

robber-target = { $robber }。{ $gains }
