# The replay.
replay-deal = The cards have been dealt.
replay-hands = All hands
replay-hand-of = { $player }’s hand
replay-play = Play Citadels yourself
