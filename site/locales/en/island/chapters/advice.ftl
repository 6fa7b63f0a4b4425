# Hints, and the review of a finished game.
hint-discard = Discard { $cards }
hint-offer = Offer { $give } for { $get }
hint-bid = Counter-offer: { $give } for { $get }
hint-pips = It yields in { $pips } of 36 throws
hint-kinds = It brings what you don’t have yet: { $cards }
hint-harbour = It has a harbour
hint-blocks = It stops a land of { $names }, which pays in { $pips } of 36 throws
hint-alike = About as good: { $what }
hint-better = Next best, worth { $points } points less: { $what }
review-of = { $player }, { $round ->
    [0] placing
   *[other] round { $round }
 }
review-cost = Worth about { $points } points less
review-how = Each decision is compared with what the Casual bot would do, using only what was known at the time. The points are its estimate.
review-pips = The place you chose: { $pips } of 36 throws

## What chance gave

luck-title = Luck of the dice
luck-expected = Cards to expect
luck-harvest = Cards from throws
luck-blocked = Kept back by the robber
luck-discarded = Discarded on sevens
luck-stolen = Stolen by others
luck-stole = Stolen from others
luck-help = “To expect” is what two fair dice bring on average, with the buildings and the robber as they were at each throw.
