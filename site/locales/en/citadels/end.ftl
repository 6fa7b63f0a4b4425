## The end

over-column-districts = Built
over-column-kinds = Five kinds
over-column-complete = Full city
over-column-cards = Cards
over-card = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
over-city = { $player }’s city
over-hands = Final hands
