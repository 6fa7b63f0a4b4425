## The end

over-column-districts = Built
over-column-kinds = Five kinds
over-column-complete = Full city
over-column-cards = Cards
over-card = { $card } { $points }
over-city = { $player }’s city
over-hands = Final hands
