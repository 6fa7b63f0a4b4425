## Editing a position

edit-island = Island
edit-throw = Dice
edit-before-dice = not thrown yet
edit-robber = Robber
edit-cards = Development cards
edit-knights = Knights played
edit-settlements = Settlements
edit-cities = Cities
edit-roads = Roads
edit-hex = Hex { $place }
edit-harbour = Harbour { $place }
edit-place = { $place }: { $where }
