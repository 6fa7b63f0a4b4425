## Editing a position

edit-nobody = nobody
edit-draft = Choosing characters
edit-crown = Crown
edit-resources = Gold or cards
edit-resources-before = not taken yet
edit-resources-after = already taken
edit-gold = Gold
edit-hand = Hand
edit-city = City
edit-character = Character
edit-assassinated = Murdered
edit-robbed = To be robbed
edit-bewitched = Bewitched
