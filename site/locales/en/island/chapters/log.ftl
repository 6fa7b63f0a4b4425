## Short pictures

scene-own-steal = You took { $resource } from { $other }
scene-own-road = You have the Longest Road
scene-own-army = You have the Largest Army
scene-own-roll = You threw { $sum }
