# The rules in short.
help-goal = Be the first to reach the points on your own turn. A settlement is 1, a city 2.
help-place = Each player places two settlements with a road each; the second one brings a card for each land around it. Settlements are at least two paths apart.
help-throw = Throw the dice: lands with that number bring 1 card to each settlement beside them and 2 to each city.
help-seven = On a seven, who holds more than seven cards discards half. Then move the robber: that land brings nothing, and you take a card from a player beside it.
help-build = Roads lead on from your own; a settlement needs a road; a city replaces a settlement.
help-trade = Trade with the bank 4 for 1, at harbours 3 or 2 for 1, or offer a trade to the others.
help-cards = Play one development card a turn, not the one just bought. Points stay secret and count at once.
help-prizes = The longest road of at least five, and the most knights of at least three, are worth 2 points each.
head-goal = Goal
head-place = Placing
head-throw = The throw
head-seven = The seven and the robber
head-build = Building
head-trade = Trade
head-cards = Development cards
head-prizes = Longest Road and Largest Army
