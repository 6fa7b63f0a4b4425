# The replay.
replay-deal = The start.
replay-play = Play Crown and Crane yourself
