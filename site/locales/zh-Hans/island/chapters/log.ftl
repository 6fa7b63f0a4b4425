## Short pictures

scene-own-steal = 你抢走了{ $other }的{ $resource }
scene-own-road = 你取得最长道路
scene-own-army = 你取得最大军队
scene-own-roll = 你掷出 { $sum }

outline-rows = 地块
outline-row = 第 { $number } 排：{ $hexes }
outline-robber = { $hex }（强盗在此）
outline-ports = 港口
outline-pieces = 岛上的棋子
outline-of = { $player }：
outline-nothing = { $player }：还没有
outline-settlement = 定居点 { $place }
outline-city = 城市 { $place }
outline-roads = 道路 { $paths }

## Trades by taps, and offers as signs

form-get = 得到
form-ask = 询问对象
form-to = 问
form-offer = 提出报价
form-offer-all = 向所有人提出
form-offer-to = 向{ $player }提出
form-bid = 还价
form-bid-how = 改付出或得到的其中一边
form-bid-give = 改为给{ $cards }，原为{ $before }
form-bid-get = 改为要{ $cards }，原为{ $before }
why-look = { $player }，请看自己的牌：付不起
form-first-get = 请选你要什么
form-first-give = 请选你给什么
form-bank-only = { $give }换{ $get }：只能找银行
form-most = 每边最多 { $count } 张
want-card = { $resource }：要 { $count } 张
switches = 拒绝报价
no-trade-with = 不和{ $player }交易
offer-builds = 之后可以盖：{ $what }
choice-nobody = 都不要

## The robber

robber-target = { $robber }。{ $gains }
