## Offline, and new versions

offline-ready = Ready to play offline.
update-waits = A new version is here. It is taken after this game.
update-now = Take it now
update-here = A new version is here. What you have chosen for the table stays.
update-taken = A new version was taken in another tab. This page follows when it is loaded again.
line-close = Close

## Links and replays

link-foreign = This is not a link to a game of Citadels.
link-version = This link is of another version of the game ({ $version }), which this page cannot read.
link-damaged = This link is damaged: some letters are missing or changed. Please copy it once more, whole.
link-long = This is far too long to be a game.
link-position = Only a game played from its beginning can be a link.
record-foreign = This is not a record of a game of Citadels.
record-version = This record is of another version of the game ({ $version }), which this page cannot read.
record-line = Line { $line } of this record cannot be read.
record-unreadable = This record cannot be read: there is a fault in it at “{ $key }”.
replay-title = Replay
replay-stopped = The record stops being a game at line { $line }: { $reason }
replay-step = Step { $at } of { $steps }
replay-deal = The cards have been dealt.
replay-first = To the beginning
replay-back = Back
replay-forth = Forward
replay-last = To the end
replay-round-back = A round back
replay-round-forth = A round forward
replay-slider = Step
replay-eyes = Seen by
replay-eyes-all = everybody
replay-eyes-none = nobody
replay-play-on = Play
replay-pause = Pause
replay-marks = Marked steps
replay-mark = Step { $step }, marked
replay-hands = All hands
replay-hand-of = { $player }’s hand
replay-open = Open a game
replay-paste = Link or record
replay-file = Open a record from this device
replay-show = Show it
replay-wait = Opening the replay…
replay-play = Play Citadels yourself
share = Share this game
share-early = Several people play at this device: the game can be shared when it is over. Until then the link would show everybody’s cards.
