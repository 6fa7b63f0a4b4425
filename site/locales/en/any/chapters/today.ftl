# The daily game.
day-of = Daily game of { $date }
day-done = You have played it: place { $place }, { $count ->
    [one] 1 point
   *[other] { $count } points
 }. Only your first result counts.
day-again = Play it again
day-streak = { $count ->
    [0] Play two days in a row to start a streak.
    [one] One day so far: play tomorrow to start a streak.
   *[other] { $count } days in a row.
 }
day-before = Previous days
day-open = Not played
day-place = Place { $place } · { $count ->
    [one] 1 point
   *[other] { $count } points
 }
day-all = All days
day-others = Other days
day-not-here = That day can’t be played: it isn’t part of this series, or it hasn’t come yet where you are.
day-foreign = This link doesn’t point to a daily game.
day-early = No game that early.
day-series = That link is from series { $number }. The bots have changed since then and would play differently. The current series is { $count }.
day-told = Place { $place } of { $players } · { $count ->
    [one] 1 point
   *[other] { $count } points
 } · { $round } rounds
day-copy = Copy result
day-copied = Copied: paste it anywhere you like.
day-by-hand = This browser doesn’t let us copy. Select the text and copy it by hand.
day-shared = No spoilers.
day-way = How to play
day-done-alone = You have played it: { $count ->
    [one] 1 point
   *[other] { $count } points
 }. Only your first result counts.
day-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
