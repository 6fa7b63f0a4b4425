over-place = { $place ->
    [1] You finished 1st of { $count } with { $total } points.
    [2] You finished 2nd of { $count } with { $total } points.
    [3] You finished 3rd of { $count } with { $total } points.
   *[other] You finished { $place }th of { $count } with { $total } points.
 }
over-place-of = { $place ->
    [1] { $player } finished 1st of { $count } with { $total } points.
    [2] { $player } finished 2nd of { $count } with { $total } points.
    [3] { $player } finished 3rd of { $count } with { $total } points.
   *[other] { $player } finished { $place }th of { $count } with { $total } points.
 }
over-table = How the points were scored
over-own = (you)
over-column-player = Player
over-column-total = Total
