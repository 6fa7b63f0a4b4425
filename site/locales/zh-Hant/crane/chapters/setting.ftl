option-help-tiles = 起重機上是哪六個行動板塊：A 是升級配大道、城牆配金礦、建築配採石場；B 是別的組合。
option-help-crane_order = 第一次玩時可以依固定順序擺放。
option-help-tokens = 八個生產指示物全放在河裡，或隨人數減少。
option-help-road_tiles = 大道板塊取代街道的免費效果。
setup-alone = 單人遊戲：你每次回合結束後，起重機取走最接近末端的板塊。超過 { $good } 分才算好。
first-game = 第一次玩
    .help = 板塊依固定順序擺在起重機上，沒有大道板塊。首頁的「帶你玩第一局」會帶你玩六個回合。
setup-more = 更多選項
