# The rules in short.
head-goal = 目標
help-goal = 每人十六個回合之後，分數最高的人獲勝。
head-turn = 一個回合
help-turn = 從起重機拿一個行動板塊，執行其中一個行動。本回合的其他權利順序不限：輪格獎勵、移動、技術、額外行動。
head-tile = 板塊的費用
help-tile = 在紅色位置要付金幣，綠色位置免費，藍色位置得分。拿走的板塊回到第一個位置，其他板塊往前移。
head-produce = 金礦與採石場
help-produce = 前進一步並得 1 金或 1 石頭；或者生產：軌道上寫多少就得多少，再加上一路印著的所有獎勵。金幣和石頭各最多 9 個。
head-lay = 升級、城牆、建築
help-lay = 從各列拿一個板塊，付費，再選位置和方向。升級放在你的行動上，城牆放在周圍，建築放在城市裡。
head-meet = 相接
help-meet = 兩邊的標記相接時，兩個都得到。紅角相接得紅色指示物，藍角相接得藍色指示物。
head-city = 廣場
help-city = 有主教座堂標記的建築會在廣場放上你的方塊。廣場周圍都建滿時，有方塊的人各選一個獎勵，方塊最多的人兩個都得。
head-projects = 飢餓之牆與主教座堂
help-projects = 兩扇銀色窗戶讓標記上移一排。結束時各排是分數，各行決定指示物的價值。
head-end = 結束
help-end = 接著計算還沒發獎勵的廣場、學習、各排與指示物、城牆、璽印和雞蛋。

# The rulebook. A paragraph is a message of its own, counted from 1. `.also` are more words by which a section is found.
book-search = 搜尋規則
book-search-hint = 升級、廣場、窗戶……
book-found = { $count ->
    [0] 找不到。換個詞，或用短一點的詞試試。
   *[other] 在 { $count } 節中找到
 }
book-short = 規則簡述
book-next = 下一節：{ $title }

rules-turn = 一個回合
    .also = 順序 步驟 行動 獎勵 失效 結束
rules-turn-1 = 每回合拿一個行動板塊，執行它兩個行動中的一個，有時更多。每人十六個回合，進行到一半時進入第二時期。
rules-turn-2 = 紅色位置的板塊要立刻付金幣，綠色位置免費，藍色位置得分。板塊上若有分數，也歸拿的人。
rules-turn-3 = 板塊下的輪格給一次獎勵，現在或本回合稍後領取：金幣、石頭、銀色窗戶、用金幣或石頭買一顆雞蛋，或分數。
rules-turn-4 = 板塊的兩個行動只要有一個能執行，就必須執行。兩個都不能，就作廢。
rules-turn-5 = 其餘順序不限：板塊與行動、輪格獎勵、升級獎勵、橫移和上移、街道效果、III 級和 IV 級技術、璽印、額外行動、刷新一列。
rules-turn-6 = 回合結束時，沒用的輪格獎勵、橫移、升級獎勵和街道效果都會失效。還有權利沒用時，頁面會先問你。

rules-crane = 起重機
    .also = 行動輪 位置 輪格 區 紅 綠 藍 特殊
rules-crane-1 = 起重機有十二個位置，圍成一圈，分紅、綠、藍。板塊放在輪格裡，跟著輪格轉動；位置決定板塊的費用或得分。
rules-crane-2 = 每回合後行動輪轉一格，拿走的板塊回到第一個位置。
rules-crane-3 = 一直沒人拿的板塊到盡頭後回到綠色位置，上面放五分，給拿它的人。
rules-crane-4 = 從特殊輪格拿的板塊，讓你用它的行動拿一列的特殊板塊。不用的話，改得輪格上的分數。

rules-mine = 金礦與採石場
    .also = 金幣 石頭 生產 指示物 財產 璽印 上限
rules-mine-1 = 金礦：得 1 金並前進一步；或者生產：得到軌道上寫的金幣、一路印著的所有獎勵，以及生產指示物的獎勵。採石場同樣產石頭。
rules-mine-2 = 金幣和石頭各最多 9 個，多的作廢。
rules-mine-3 = 軌道途中可選一個生產指示物：之後每次生產都包含它。
rules-mine-4 = 第一次有 6 金、6 石頭，或其中一種到 9 時，得到該處的獎勵和一個方塊，每處每局一次。
rules-mine-5 = 每條軌道的盡頭給一個拿璽印的權利，本回合或以後都可以用。璽印要付費，每個只屬於一個人。

rules-upgrade = 升級
    .also = 行動圖板 獎勵 大學
rules-upgrade-1 = 從升級列拿一個板塊，放在它寫的行動上，方向任選。
rules-upgrade-2 = 接著大學前進：第一時期 1 步，第二時期 2 步。
rules-upgrade-3 = 行動可以再次升級。新板塊疊在上面；計算升級數量時，舊的仍然算。
rules-upgrade-4 = 每次執行升級過的行動都得到板塊的獎勵。本回合已執行的行動若再升級，也可以改拿新板塊的獎勵。

rules-rows = 板塊列
    .also = 特殊 刷新 牌疊 板塊
rules-rows-1 = 每列有三個板塊和一個特殊板塊。空位立刻從牌疊補上。
rules-rows-2 = 特殊板塊只能靠特殊輪格上的板塊、用那個板塊的行動來拿。
rules-rows-3 = 每回合可刷新一列一次：付 1 金或 1 石頭，把其中兩個板塊放到牌疊底。

rules-wall = 城牆
    .also = 環 邊 角 標記 指示物 紅 相接 相鄰
rules-wall-1 = 從城牆列拿一個板塊，付它的費用，立刻得到獎勵。
rules-wall-2 = 放在行動圖板周圍十二格中的一格，方向任選。
rules-wall-3 = 新板塊一邊的標記與鄰居的標記相接時，兩個都得到。對著空白邊就沒有。
rules-wall-4 = 紅角與另一個板塊的紅角相接，得 1 個紅色指示物；在同一點與兩個相接，得 2 個。
rules-wall-5 = 得過的標記在兩個板塊上都用掉了。疊上去的板塊是全新的。
rules-wall-6 = 有牆標記的城牆還讓你在飢餓之牆上橫移一行。

rules-building = 建築與廣場
    .also = 城市 格 廣場 方塊 擁有權 皇冠 藍 指示物 獎勵
rules-building-1 = 從建築列拿一個板塊，付費，得到獎勵，放在城市的空格上，方向任選。
rules-building-2 = 舊城區的格子要付金幣，也給分數；新城區的都沒有。
rules-building-3 = 主教座堂標記讓你在那裡橫移一行，並在廣場放一個方塊作為擁有權。皇冠按廣場周圍的建築數得分，每個 1 分，包括這一個。
rules-building-4 = 藍角與另一個建築的藍角、或印好的藍角相接，得 1 個藍色指示物；在同一點與兩個相接，得 2 個。
rules-building-5 = 廣場周圍最後一格建好時發獎勵：在那裡有方塊的人各選一個獎勵，方塊最多的人兩個都得。一樣多時，比建築費用的總和。

rules-road = 國王大道與大橋
    .also = 街道 雞蛋 橋面 板塊 IV V 人物
rules-road-1 = 國王大道行動讓你前進一區。前三區各有兩個本回合可用的效果：一個免費，一個要付一顆雞蛋。
rules-road-2 = 第四區要付一顆雞蛋：從三個 IV 板塊中選一個，放在空的橋面上，橋面和板塊的獎勵都歸你。
rules-road-3 = 第五區也要付一顆雞蛋：選一個 V 板塊，結束時計分，並得到橋面的獎勵。

rules-technology = 技術與大學
    .also = 書本 等級 學習 軌道
rules-technology-1 = 技術軌道上每到一本書，看三個該級的技術，留一個。
rules-technology-2 = I 級和 II 級從你的下一回合起一直有效；III 級和 IV 級只用一次，現在或以後都可以。
rules-technology-3 = 結束時，每步技術的價值由大學決定。超過任一軌道盡頭的每一步得 2 分。

rules-projects = 飢餓之牆與主教座堂
    .also = 橫移 上移 排 行 階層 費用 標記
rules-projects-1 = 兩者都是有排有行的圖板。橫移到的行越來越值錢。
rules-projects-2 = 兩扇銀色窗戶上移一排，付得起就可以多次。進入第二階層再付 1 金和 1 石頭，第三階層再付 1 金和 2 石頭。
rules-projects-3 = 標記停下的地方印著的分數歸你。箭頭讓它再移動。
rules-projects-4 = 結束時各排是分數。飢餓之牆的行決定每個藍色指示物的價值，主教座堂的行決定每個紅色指示物的價值。

rules-windows = 窗戶與額外行動
    .also = 銀色 金色 窗戶 額外 保留
rules-windows-1 = 回合結束時最多留兩扇窗戶。
rules-windows-2 = 每回合一次，兩扇金色窗戶，或金色和銀色各一扇，可多執行一個行動，六個中任選。

rules-end = 結束
    .also = 計分 分數 勝者 平手 時期 雞蛋 璽印
rules-end-1 = 回合過半時，第二時期的板塊取代第一時期的。每人十六個回合後遊戲結束。
rules-end-2 = 先計算沒發過獎勵的廣場：有擁有權的人各得下方的獎勵。
rules-end-3 = 再算學習，即技術步數乘以大學的價值；然後是各排和指示物。
rules-end-4 = 三面城牆 4 分，四或五面 10 分，六面以上 18 分。
rules-end-5 = 接著是 V 板塊和璽印；再來是雞蛋：一、二、三、四顆以上各得 1、3、6、10 分。
rules-end-6 = 分數最高的人獲勝。平手時，一輪中較晚行動的人獲勝。

rules-alone = 一人遊戲
    .also = 單人 獨自
rules-alone-1 = 與兩人相同；你的每個回合之後，起重機上最遠的板塊會被拿走。超過 140 分算好。

rules-keys = 按鍵
    .also = 鍵盤 快捷鍵 復原 提示
rules-keys-1 = 1 到 9 選擇列出的項目。放置板塊時，, 和 . 切換位置，[ 和 ] 轉動板塊。
rules-keys-2 = N 金礦，Q 採石場，G 升級，W 城牆，B 建築，D 國王大道，E 額外行動；[ 和 ] 在城牆與主教座堂橫移，加 Shift 上移；. 結束回合。
rules-keys-3 = U 收回上一個決定，Z 收回整個回合，H 提示，L 打開記錄，R 朗讀局面，M 打開選單，? 打開這份規則，冒號輸入行動。
rules-keys-4 = 補過板塊、翻開過東西，或其他玩家已經回應之後，決定就不能收回。

rules-signs = 標記
    .also = 圖例 符號 意思
rules-signs-1 = 窗戶看形狀分辨，指示物看鳥和皇冠。粗金邊是特殊板塊。
rules-signs-2 = 紅點是升級和城牆的角，藍點是建築的角：兩個相接就帶來指示物。
signs-all = 所有標記
sign-of-points = 分數
sign-of-gold = 金幣
sign-of-stone = 石頭
sign-of-silver = 銀色窗戶
sign-of-goldw = 金色窗戶
sign-of-egg = 雞蛋
sign-of-red = 紅色指示物
sign-of-blue = 藍色指示物
sign-of-claim = 可用的方塊
sign-of-mine = 金礦
sign-of-quarry = 採石場
sign-of-do-upgrade = 升級
sign-of-do-wall = 城牆
sign-of-do-building = 建築
sign-of-do-road = 國王大道
sign-of-tech = 技術一步
sign-of-univ = 大學一步
sign-of-book = 書本：選一個技術
sign-of-token = 生產指示物的位置
sign-of-seal = 拿璽印的權利
sign-of-wall = 飢餓之牆標記
sign-of-cathedral = 主教座堂標記
sign-of-crowned = 皇冠
sign-of-side = 橫移
sign-of-up = 上移
sign-of-special = 特殊板塊
