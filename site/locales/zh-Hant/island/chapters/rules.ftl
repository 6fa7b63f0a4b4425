# The rules in short.
help-goal = 在自己的回合最先拿到指定分數。定居點 1 分，城市 2 分。
help-place = 每人放兩個定居點，各連一條道路；第二個定居點會給周圍每個地塊一張資源。定居點之間至少隔兩段路。
help-throw = 擲骰：該數字的地塊，給旁邊的定居點 1 張、城市 2 張資源。
help-seven = 擲出七點：手牌超過七張的玩家棄一半。接著移動強盜：那個地塊停產，並從旁邊的玩家抽一張牌。
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

# The rulebook. A paragraph is a message of its own, counted from 1. `.also` are more words by which a section is found.
book-search = 搜尋規則
book-search-hint = 強盜、港口、最長道路……
book-found = { $count ->
    [0] 找不到。換個詞，或用短一點的詞試試。
   *[other] 在 { $count } 節中找到
 }
book-short = 規則簡述
book-next = 下一節：{ $title }

rules-setup = 開局
    .also = 放置 起始 地圖 隨機 入門
rules-setup-1 = 島上有 19 個地塊：森林產木材、土丘產磚塊、牧場產羊毛、農田產糧食、礦山產礦石，荒地什麼都不產。數字下的點表示 36 次擲骰中平均出現幾次。
rules-setup-2 = 從第一位玩家開始，每人放一個定居點和旁邊的一條道路；再從最後一位倒著輪回來，每人放第二個定居點和道路。
rules-setup-3 = 第二個定居點會給周圍每個地塊一張資源。
rules-setup-4 = 不論是誰的，定居點都不能在相鄰的路口上：中間至少隔一個路口。
rules-setup-5 = 選「{ option-start-quick }」時，會為每個人選點數最多的路口，遊戲從第一次擲骰開始。

rules-turn = 回合
    .also = 順序 步驟 擲骰
rules-turn-1 = 先擲骰一次，接著以任何順序交易、建設、買發展卡，付得起就可以多次，最後結束回合。
rules-turn-2 = 擲骰之前只能打發展卡。
rules-turn-3 = 在你的回合裡，別人不能建設、買卡或打卡，只能回應你的報價。
rules-turn-4 = 用骰子牌時，每次擲骰都從 36 張牌中翻一張，兩顆骰子的每種結果各一張。剩五張時，全部重新洗牌。

rules-harvest = 擲骰的收成
    .also = 資源 產出 收成 不足 銀行
rules-harvest-1 = 擲出的數字，每個有這個數字的地塊都會產出：旁邊的定居點得 1 張，城市得 2 張。不論輪到誰，每個人都拿得到。
rules-harvest-2 = 有強盜的地塊不產出。
rules-harvest-3 = 如果某種資源銀行不夠分給所有人，就誰也拿不到；如果只有一個人該拿，就拿走剩下的。銀行一開始每種資源有 19 張；付出和棄掉的都回到銀行。

rules-seven = 七點與強盜
    .also = 棄牌 搶奪 士兵
rules-seven-1 = 擲出七點時，資源卡超過七張的玩家都要自己選一半棄掉（小數捨去）。發展卡不算。
rules-seven-2 = 接著擲骰的玩家把強盜移到另一個地塊。
rules-seven-3 = 並從在那個地塊旁有建築的一位玩家手中隨機抽一張牌。
rules-seven-4 = 士兵也這樣移動強盜，但不必棄牌。
rules-seven-5 = 友善強盜：兩分以下玩家的地塊不會被占；保密的點數卡不算。
rules-seven-6 = 在沒有七點的輪數裡，擲出七點會重擲。

rules-build = 建設
    .also = 道路 定居點 城市 花費
rules-build-1 = 道路從自己的道路或建築接出去，但不能穿過別人的建築。
rules-build-2 = 定居點要接在自己的道路上，並與所有建築保持距離。
rules-build-3 = 城市取代自己的一個定居點，那個定居點可以在別處再建。
rules-build-4 = 每人有 15 條道路、5 個定居點、4 座城市。

rules-trade = 交易
    .also = 銀行 港口 報價 還價 兌換
rules-trade-1 = 銀行以 4 張同種資源換 1 張別種。有建築在港口時，以 3 張，或以港口標示的 2 張來換。
rules-trade-2 = 在自己的回合可以報價，其他人依序回應，你選一人成交，或都不成交。
rules-trade-3 = 報價的每一邊是一到三張牌，兩邊不能有同一種資源。
rules-trade-4 = 可以讓其中一邊「任意」，由別人說要給什麼或要什麼。
rules-trade-5 = 別人可以不接受而還價，改變其中一邊。
rules-trade-6 = 每回合最多報價五次，除非設定不同。

rules-cards = 發展卡
    .also = 士兵 壟斷 豐收 點數 買
rules-cards-1 = 從牌堆買一張，只有自己看。牌堆共 25 張：14 張士兵、5 張點數，其他各 2 張。發展卡不能交易、不會被搶，也不用棄。
rules-cards-2 = 每回合打一張，擲骰前後都可以，但不能打同一回合買的。打過的卡就移出遊戲。
rules-cards-3 = 士兵：移動強盜並抽一張牌。
rules-cards-4 = 道路建設：立刻免費建兩條道路；道路用完或沒有地方時，只建一條。
rules-cards-5 = 豐收：從銀行任選兩張資源，同種或不同種都可以，以銀行有的為限。
rules-cards-6 = 壟斷：說出一種資源，其他人把這種資源全部給你。
rules-cards-7 = 點數：值 1 分，不用打出，保密並立即計分。

rules-prizes = 最長道路與最大軍隊
    .also = 獎 加分 士兵
rules-prizes-1 = 最先有連續五段道路的玩家得到最長道路，值 2 分；有人更長時歸對方。
rules-prizes-2 = 岔路不相加。路口上別人的建築會把道路截斷。
rules-prizes-3 = 如果幾個人一樣長，原持有者在其中就保留；否則先擱置，直到只有一人最長。
rules-prizes-4 = 最先打出三名士兵的玩家得到最大軍隊，值 2 分；有人打出更多時歸對方。

rules-end = 結束
    .also = 獲勝 分數 目標
rules-end-1 = 定居點 1 分，城市 2 分，兩種獎各 2 分，點數卡每張 1 分。
rules-end-2 = 在自己的回合達到十分就立即獲勝；設定可以改變目標。
rules-end-3 = 在別人回合得到的分數，要到自己的回合開始才算獲勝。
rules-end-4 = 結束時所有點數卡都攤開計分。

rules-keys = 按鍵與按鈕
    .also = 鍵盤 快捷鍵 復原 提示
rules-keys-1 = 1 到 9 選擇列出的項目。R、S、C 建道路、定居點或城市，D 買發展卡；空白鍵擲骰或結束回合。
rules-keys-2 = 方向鍵在島上的地點間移動，Home 到最好的地點，End 到最後一個；, 和 . 從最好的開始逐一移動。Enter 在選好的地點建設。
rules-keys-3 = U 復原上一個決定，H 給提示，L 開啟記錄，A 朗讀牌桌，P 跳到玩家，M 開啟選單，? 開啟規則，冒號輸入行動，例如「end」。Escape 關閉已開啟的內容。
rules-keys-4 = 擲骰、抽牌、搶奪之後，或別人已經回應，就不能復原。
