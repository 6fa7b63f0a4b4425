## The end

over-place = { $place ->
    [1] You came 1st of { $count }, with { $total } points.
    [2] You came 2nd of { $count }, with { $total } points.
    [3] You came 3rd of { $count }, with { $total } points.
   *[other] You came { $place }th of { $count }, with { $total } points.
 }
over-place-of = { $place ->
    [1] { $player }: 1st of { $count }, with { $total } points.
    [2] { $player }: 2nd of { $count }, with { $total } points.
    [3] { $player }: 3rd of { $count }, with { $total } points.
   *[other] { $player }: { $place }th of { $count }, with { $total } points.
 }
over-table = What everybody’s points are for
over-own = (you)
over-column-player = Player
over-column-districts = Built
over-column-kinds = Five kinds
over-column-complete = Full city
over-column-cards = Cards
over-column-total = Total
over-card = { $card } { $points }
over-hands = All hands at the end
