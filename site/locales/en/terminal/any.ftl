## What only terminals say, of any game; no page loads it.

terminal-number = There is no choice { $number }: choose from 1 to { $count }.
terminal-pass = Pass to { $player }. Press Enter to start:
terminal-left = You left the table.
terminal-keep-with = To save a game, start it with --save FILE.
terminal-kept = The game is saved in { $file }.
terminal-move = { $step } · { $player }: { $move }
terminal-replay = Enter: next step; a number: that many steps; t: the table; q: leave
