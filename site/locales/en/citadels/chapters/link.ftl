## A game from a link

link-roles = Characters: { $roles }.
link-specials = Special districts of the Dark City: { $cards }.
link-size = A city of { $size } districts ends the game.
link-seats = { $bots ->
    [one] { $count } players: you and a bot. You get the first seat’s cards.
   *[other] { $count } players: you and { $bots } bots. You get the first seat’s cards.
 }
link-others = Same deck, same hands, same characters. What happens next is up to you.
