# The replay.
replay-deal = The island has been laid out.
replay-play = Play Island of Harbours yourself
replay-hands = All hands
replay-hand-of = { $player }’s hand
did-turn = begins a turn
