## 第一課：板塊

lesson-tile = 拿取板塊
    .about = 起重機、板塊的費用，以及一個回合的兩半。
lesson-tile-chapter-first = 你的第一個回合
lesson-tile-welcome = 歡迎！你要建起首都：每人十六個回合，分數最高的人獲勝。這裡是你的物品：2 金和 2 石頭。
lesson-tile-zones = 起重機上有六個板塊，各有兩個行動。紅色位置的板塊要付金幣，綠色免費，藍色得分。
lesson-tile-take = 拿取綠色位置上有城牆和金礦的板塊。點它。
    .any = 那樣也可以。這次拿綠色位置上有城牆和金礦的板塊：它免費。
lesson-tile-bonus = 板塊下的輪格有獎勵：1 石頭。它保留到回合結束。現在拿吧。
    .any = 先拿輪格的獎勵：它是你的，而且免費。
lesson-tile-produce = 現在執行板塊的一個行動。在金礦生產：軌道上寫多少就得多少金幣，是 3 金。
    .more = 前進一步以後才划算。現在需要金幣：生產吧。
    .any = 這次在金礦生產。
lesson-tile-limit = 5 金了。金幣和石頭各最多 9 個。每個標記都會說明自己：點它；點了會下決定的地方就長按。
lesson-tile-end = 都做完了。結束回合。
lesson-tile-next = 行動輪轉了一格：你的板塊回到第一個位置，其他的往前移。沒人拿的板塊會到藍色位置，可以得分。接下來：金礦與採石場。

## 第二課：金礦

lesson-produce = 金礦與採石場
    .about = 軌道上的步數、途中的獎勵和指示物。
lesson-produce-chapter-track = 軌道上的一步
lesson-produce-tracks = 行動圖板下有四條軌道。你的金礦在 4：生產得 4 金。到 5 有一個指示物。
lesson-produce-take = 再拿有城牆和金礦的板塊。
    .any = 金礦在有城牆和金礦的板塊上：拿那一個。
lesson-produce-more = 這次不生產，拿 1 金並前進一步。
    .produce = 生產只得一次，前進一步以後一直有用：選它。
    .any = 先執行金礦：1 金和一步。
lesson-produce-token = 這一步帶來一個生產指示物。它從此放在軌道上，每次生產都包含它。
lesson-produce-keep = 選有 1 金和 1 分的指示物：這個金礦就生產 6 金，還多 1 分。
    .any = 每個都不錯。這次選有 1 金和 1 分的。
lesson-produce-bonus = 還有輪格的獎勵。
    .any = 先拿輪格的獎勵，不然會失效。
lesson-produce-end = 結束回合。
lesson-produce-next = 採石場同樣產石頭。每條軌道的盡頭給一個拿璽印的權利。接下來：升級。

## 第三課：升級

lesson-upgrade = 升級
    .about = 放在行動圖板上、每次都有獎勵的板塊。
lesson-upgrade-chapter-lay = 更好的金礦
lesson-upgrade-rows = 起重機下有三列板塊：升級、城牆和建築。每列最後一個是特殊板塊，要靠特殊輪格上的板塊才能拿。
lesson-upgrade-take = 拿有升級和國王大道的板塊。
    .any = 升級要拿綠色位置上有升級和國王大道的板塊。
lesson-upgrade-egg = 這個輪格可用 1 金買一顆雞蛋。雞蛋能啟用街道的第二個效果，結束時也有分數。買吧。
    .any = 先買雞蛋。
lesson-upgrade-upgrade = 選金礦的升級：每次在那裡執行行動都得 1 分。
    .any = 這次選金礦的升級。
lesson-upgrade-lay = 它放在金礦的位置上。你可以轉動它，讓標記以後與城牆相接。就這樣放下吧。
    .any = 不轉動，直接放下。
lesson-upgrade-school = 升級讓大學前進一步。結束時它決定每步技術值多少分。
lesson-upgrade-end = 結束回合。
lesson-upgrade-next = 從此金礦每次都帶來 1 分，它的邊等著城牆。接下來：城牆。

## 第四課：城牆

lesson-wall = 城牆
    .about = 相接的邊和角。
lesson-wall-chapter-meet = 相接
lesson-wall-edges = 你的金礦已升級。看它的邊：兩條邊上有標記，兩個角上有紅色扇形。
lesson-wall-take = 拿有城牆和金礦的板塊。
    .any = 城牆要拿綠色位置上有城牆和金礦的板塊。
lesson-wall-bonus = 先拿輪格的獎勵：城牆用石頭付。
    .any = 先拿輪格的獎勵。
lesson-wall-wall = 選第二面城牆：它一條邊上有金幣，並帶來一扇銀色窗戶。
    .any = 這次選這一列的第二面城牆。
lesson-wall-lay = 選金礦右邊的位置，轉動板塊，讓金幣對著石頭。頁面會說明能得到什麼。
    .any = 那裡也能放。但在這裡，金幣與石頭相接，還有兩個紅角。
lesson-wall-met = 金幣與石頭相接：兩個都得到。兩個紅角相接：1 個紅色指示物。得過的標記在兩個板塊上都用掉了。
lesson-wall-end = 結束回合。
lesson-wall-next = 銀色窗戶讓飢餓之牆和主教座堂上的標記上移，兩扇一排。紅色指示物的價值看主教座堂的行。接下來：廣場。

## 第五課：廣場

lesson-plaza = 建築與廣場
    .about = 在城市裡建造、放方塊、拿獎勵。
lesson-plaza-chapter-pay = 最後一格
lesson-plaza-plaza = 城市有廣場，周圍是建築格。舊城區的一個廣場旁有一個放著你方塊的建築，還剩一格。
lesson-plaza-take = 拿有建築和採石場的板塊。
    .any = 建築要拿綠色位置上有建築和採石場的板塊。
lesson-plaza-building = 選有銀色窗戶和主教座堂標記的建築：標記讓你在廣場放方塊。
    .any = 這次選有銀色窗戶的建築。
lesson-plaza-lay = 建在那個廣場的最後一格。舊城區的格子要付 1 金，並給分數。
    .any = 那裡也能建。但廣場的最後一格會立刻發獎勵。
lesson-plaza-paid = 廣場建滿，發獎勵了。你的方塊最多，兩個都得：3 分和技術一步。方塊回到你手上。
lesson-plaza-keep = 這一步到了一本書：從三個技術中選一個。選上移得分的那個。
    .any = 每個都不錯。這次選上移得分的那個。
lesson-plaza-end = 結束回合。
    .any = 還能做別的，不過這樣就夠了。結束回合。
lesson-plaza-next = 需要知道的都在這裡了。從這裡繼續玩吧：教練會說高手會怎麼做，直到你請教練離開。
