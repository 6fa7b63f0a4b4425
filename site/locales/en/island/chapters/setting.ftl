# Setting a table: what each option means.
option-help-board = The island for beginners is always the same and balanced.
option-help-points = Fewer points make a shorter game.
option-help-start = With automatic placing, the game starts with the first throw.
option-help-friendly_robber = Players with two points or fewer are spared.
option-help-dice = A deck of 36 throws makes the numbers come as often as they should.
option-help-offers = How often the player whose turn it is may offer a trade.
option-help-numbers = How the numbers lie on a random island.
option-help-harbours = Whether each harbour has its usual place.
option-help-discard_limit = With more cards than this you discard half on a seven.
option-help-calm_rounds = In these rounds a seven is thrown again.
option-help-victims = One player of the thrower’s choice loses a card, or everyone beside the robber’s hex.
option-help-trade_time = In your turn you trade once you have thrown, or before the throw too.
option-help-counters = Players who are asked may answer with an offer of their own.
option-help-point_cards = Open ones are shown to everyone when they are bought.
option-help-bank = Whether everyone sees how many cards the bank has.
