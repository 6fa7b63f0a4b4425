## Short pictures

scene-take = { $player }: { $actions }
scene-success = { $what }: +{ $points }
