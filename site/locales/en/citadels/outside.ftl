## Offline, and new versions

## Links and replays

link-foreign = This isn’t a link to a game of Citadels.
link-version = This link is from another version of the game ({ $version }). This page can’t open it.
record-foreign = This isn’t a record of a game of Citadels.
record-version = This record is from another version of the game ({ $version }). This page can’t read it.
record-line = Line { $line } of this record can’t be read.
record-unreadable = This record can’t be read: there is a mistake at “{ $key }”.
replay-title = Replay
replay-stopped = The record breaks off at line { $line }: { $reason }
replay-step = Step { $at } of { $steps }
replay-deal = The cards have been dealt.
replay-first = To the start
replay-back = Back
replay-forth = Forward
replay-last = To the end
replay-round-back = Previous round
replay-round-forth = Next round
replay-slider = Step
replay-eyes = View as
replay-eyes-all = Everyone
replay-eyes-none = Spectator
replay-play-on = Play
replay-pause = Pause
replay-marks = Marked steps
replay-mark = Step { $step }, marked
replay-hands = All hands
replay-hand-of = { $player }’s hand
replay-open = Open a game
replay-paste = Link or record
replay-file = Open a file from this device
replay-show = Open
replay-wait = Opening the replay…
replay-play = Play Citadels yourself
