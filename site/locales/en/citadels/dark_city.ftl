# What the Dark City adds at the table.
lowered = { $player }’s { $card }: { $size } districts end the game instead of { $from }.
seat-held = Witch: waiting for the bewitched character
seat-owes = owes 1 gold in tax
event-silenced = { $player }, nobody answers for the { $role }: you were murdered.
exchange-theirs = First: which district do you want?
exchange-own = Now: which of yours do you give for it?
exchange-other = Choose another
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
prompt-resumed = { $player }, you are the Witch: continue your turn as the { $role }.
    .alone = You are the Witch: continue your turn as the { $role }.
choice-refuse = Refuse to thank: lose the turn
choice-nothing = Take nothing
