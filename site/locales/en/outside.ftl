## Offline, and new versions

offline-ready = You can now play offline.
update-waits = An update is ready. It will install after this game.
update-now = Update now
update-here = An update is ready. Your table settings will stay.
update-taken = Another tab has updated. Reload to update this tab too.
update-gone = The page has been updated, and this part of the old version is gone. Reload to use it: a saved game continues.
line-close = Close

## Links and replays

link-foreign = This isn’t a link to a game of Citadels.
link-version = This link is from another version of the game ({ $version }). This page can’t open it.
link-damaged = This link is damaged: some characters are missing or changed. Please copy the whole link again.
link-long = This link is too long to be a game.
link-position = Only a game played from the start can be shared as a link.
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
share = Share this game
share-early = More than one person is playing on this device, so sharing has to wait until the game is over: the link would reveal everyone’s cards.
