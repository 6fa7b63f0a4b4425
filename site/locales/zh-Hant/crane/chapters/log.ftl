## Short pictures

scene-take = { $player }：{ $actions }
