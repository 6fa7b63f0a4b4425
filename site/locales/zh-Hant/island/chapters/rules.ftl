# The rules in short.
help-goal = 在自己的回合最先拿到指定分數。定居點 1 分，城市 2 分。
help-place = 每人放兩個定居點，各連一條道路；第二個定居點會給周圍每塊地一張資源。定居點之間至少隔兩段路。
help-throw = 擲骰：該數字的地塊，給旁邊的定居點 1 張、城市 2 張資源。
help-seven = 擲出七點：手牌超過七張的人棄一半。接著移動強盜：那塊地停產，並從旁邊的玩家抽一張牌。
help-build = 道路從自己的道路或建築延伸；定居點要接著道路；城市取代定居點。
help-trade = 向銀行 4 換 1，在港口 3 換 1 或 2 換 1，也可以向其他人報價。
help-cards = 每回合可打一張發展卡，剛買的不行。點數卡保密並立即計分。
help-prizes = 最長道路（至少五段）與最大軍隊（至少三名士兵）各 2 分。
head-goal = 目標
head-place = 放置
head-throw = 擲骰
head-seven = 七點與強盜
head-build = 建設
head-trade = 交易
head-cards = 發展卡
head-prizes = 最長道路與最大軍隊
