# What the Dark City adds at the table.
lowered = The { $card } of { $player }: { $size } districts end the game, not { $from }.
seat-held = Witch: waits for the bewitched
seat-owes = owes 1 gold of tax
event-silenced = { $player }, nobody answers for the { $role }: you were murdered.
exchange-theirs = First: which district do you want?
exchange-own = Now: which of yours do you give for it?
exchange-other = Another one
exchange-gets = { $player } gets
exchange-you-get = You get
exchange-pays = { $cost ->
    [0] No gold changes hands
   *[other] You pay { $cost } gold
 }
search-kind = { $count ->
    [one] 1 { $kind } district
   *[other] { $count } { $kind } districts
 }
prompt-resumed = { $player }, the Witch: go on with your turn, as the { $role }.
    .alone = You are the Witch: go on with your turn, as the { $role }.
choice-refuse = Do not thank: lose the turn
choice-nothing = Take nothing
