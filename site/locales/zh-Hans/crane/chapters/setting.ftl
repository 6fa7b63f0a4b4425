option-help-tiles = 起重机上是哪六个行动板块：A 是升级配大道、城墙配金矿、建筑配采石场；B 是别的组合。
option-help-crane_order = 第一次玩时可以依固定顺序摆放。
option-help-tokens = 八个生产指示物全放在河里，或随人数减少。
option-help-road_tiles = 大道板块取代街道的免费效果。
setup-alone = 单人游戏：你每次回合结束后，起重机取走最接近末端的板块。超过 { $good } 分才算好。
first-game = 第一次玩
    .help = 板块依固定顺序摆在起重机上，没有大道板块。首页的“带你玩第一局”会带你玩六个回合。
setup-more = 更多选项
