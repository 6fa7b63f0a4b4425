## Editing a position

edit-boards = { $player }：版图
edit-rows = 板块列
edit-wheel = 起重机
edit-capital = 城市
edit-points = 分数
edit-gold = 金
edit-stone = 石
edit-silver = 银色窗户
edit-goldw = 金色窗户
edit-eggs = 鸡蛋
edit-red = 红色指示物
edit-blue = 蓝色指示物
edit-mine = 金矿
edit-quarry = 采石场
edit-tech = 技术轨
edit-univ = 大学轨
edit-road = 国王大道
edit-technologies = 技术
edit-square = 第 { $row } 排第 { $column } 列
edit-on-action = 在 { $action } 上
edit-turned = { $place }：转向
edit-slot = 轮格 { $slot }
edit-pair = { $actions }
edit-tile = { $code }：{ $tile }
