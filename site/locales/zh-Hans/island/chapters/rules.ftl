# The rules in short.
help-goal = 在自己的回合最先拿到指定分数。定居点 1 分，城市 2 分。
help-place = 每人放两个定居点，各连一条道路；第二个定居点会给周围每块地一张资源。定居点之间至少隔两段路。
help-throw = 掷骰：该数字的地块，给旁边的定居点 1 张、城市 2 张资源。
help-seven = 掷出七点：手牌超过七张的人弃一半。接着移动强盗：那块地停产，并从旁边的玩家抽一张牌。
help-build = 道路从自己的道路或建筑延伸；定居点要接着道路；城市取代定居点。
help-trade = 向银行 4 换 1，在港口 3 换 1 或 2 换 1，也可以向其他人报价。
help-cards = 每回合可打一张发展卡，刚买的不行。点数卡保密并立即计分。
help-prizes = 最长道路（至少五段）与最大军队（至少三名士兵）各 2 分。
head-goal = 目标
head-place = 放置
head-throw = 掷骰
head-seven = 七点与强盗
head-build = 建设
head-trade = 交易
head-cards = 发展卡
head-prizes = 最长道路与最大军队
