# The figures of a finished game.
figures-luck = Luck of the dice
figures-robber = The robber
figures-trade = Trade
luck-expected = Cards to expect
luck-harvest = Cards from throws
luck-blocked = Kept back by the robber
luck-discarded = Discarded on sevens
luck-stolen = Stolen by others
luck-stole = Stolen from others
luck-bank = Cards from the bank
luck-trades = Trades with others
luck-help = “To expect” is what two fair dice bring on average, with the buildings and the robber as they were at each throw.
