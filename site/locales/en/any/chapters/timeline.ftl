# How a finished game went, round by round.
timeline-points = Points over time
timeline-table = As a table
timeline-slider = Round
timeline-round = Round { $round }
timeline-start = Start
timeline-has = { $player } { $count }
timeline-read = { $round }: { $points }
timeline-turning = Turning points
timeline-turn = Round { $round }: { $player }
timeline-change = { $player }: { $before } → { $after } points
timeline-leads = { $player } takes the lead
timeline-watch = See it in the replay
