## Editing a position

edit-boards = { $player }：版圖
edit-rows = 板塊列
edit-wheel = 起重機
edit-capital = 城市
edit-points = 分數
edit-gold = 金
edit-stone = 石
edit-silver = 銀色窗戶
edit-goldw = 金色窗戶
edit-eggs = 雞蛋
edit-red = 紅色指示物
edit-blue = 藍色指示物
edit-mine = 金礦
edit-quarry = 採石場
edit-tech = 技術軌
edit-univ = 大學軌
edit-road = 國王大道
edit-technologies = 技術
edit-square = 第 { $row } 排第 { $column } 行
edit-on-action = 在 { $action } 上
edit-turned = { $place }：轉向
edit-slot = 輪格 { $slot }
edit-pair = { $actions }
edit-tile = { $code }：{ $tile }
