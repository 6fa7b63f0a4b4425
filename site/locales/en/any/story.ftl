you = you
you-first = You
waiting-answer = { $player } is answering
waiting-next = Calling the next character…
recap = Since your last turn
recap-count = { $count ->
    [one] 1 turn of others since yours
   *[other] { $count } turns of others since yours
 }
story-round = Round { $round }
story-other = { $player } { $what }
story-comma = ,{" "}
go-on = Continue
moment-grave = The last round!
end-left = You can still: { $left }
end-sure = End turn anyway
