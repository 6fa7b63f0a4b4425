# Today's table.
day-about = One deal a day, the same for everyone: you and three strong bots, the classic characters, and three districts of the Dark City. The bots play the same moves on every device.
day-of = The table of { $date }
day-done = You have played it: place { $place }, { $count ->
    [one] 1 point
   *[other] { $count } points
 }. The first result counts.
day-again = Play it again
day-streak = { $count ->
    [0] Play today’s table, and tomorrow’s, and a streak begins.
    [one] One day so far: tomorrow it becomes a streak.
   *[other] { $count } days in a row.
 }
day-before = The days before
day-open = not played yet
day-place = Place { $place } · { $count ->
    [one] 1 point
   *[other] { $count } points
 }
day-all = All days
day-others = Other days
day-not-here = That day cannot be played: it is not one of this series, or it has not come yet where you are.
day-foreign = This link names no day that can be played.
day-early = The series had not begun on that day.
day-series = That link is of series { $number }. The bots have changed since, and would play another game; series { $count } is played now.
day-head = Citadels · Today’s table { $number } · { $date }
day-told = Place { $place } of { $players } · { $count ->
    [one] 1 point
   *[other] { $count } points
 } · { $round } rounds
day-copy = Copy the result
day-copied = Copied: paste it wherever you like.
day-by-hand = The browser does not let us copy: mark the text and copy it by hand.
day-shared = Nothing in it tells what the others were dealt.
