## What only the terminal says (citadels play, citadels replay); the page does not load it.

terminal-help = Type the number of a choice, or a move such as “build temple”. “table” shows the table, “undo” takes back your last decision, “quit” leaves.
terminal-redraw = { $choice }: type the cards, as in “{ $move }”
terminal-mark-role = { $choice }: type it, as in “{ $move }”, with the real one first. Names: { $names }
terminal-mark-card = Type the cards, as in “{ $move }”. Names: { $names }
terminal-name-role = { $word } ({ $role })
terminal-name-card = { $word } ({ $card })
terminal-head = { $turn } · { $bank } gold in the bank · { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 } in the deck
terminal-card = { $card } ({ $cost }, { $kind })
terminal-hand = { $title }: { $held }
terminal-drafts = { $title }: { $roles }
