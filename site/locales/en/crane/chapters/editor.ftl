## Editing a position

edit-boards = { $player }: boards
edit-rows = Rows of tiles
edit-wheel = Crane
edit-capital = City
edit-points = Points
edit-gold = Gold
edit-stone = Stone
edit-silver = Silver windows
edit-goldw = Gold windows
edit-eggs = Eggs
edit-red = Red tokens
edit-blue = Blue tokens
edit-mine = Mine
edit-quarry = Quarry
edit-tech = Technology track
edit-univ = University track
edit-road = Road
edit-technologies = Technologies
edit-square = row { $row }, column { $column }
edit-on-action = On { $action }
edit-turned = { $place }: turned
edit-slot = Slot { $slot }
edit-pair = { $actions }
edit-tile = { $code }: { $tile }
