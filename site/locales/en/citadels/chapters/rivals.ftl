# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = Has no favourite among the characters, and takes what the moment asks for.
rival-beatrix = Weighs gold, cards and dangers alike, and leans to none.
rival-cedric = Builds, robs or murders, whichever brings most just now.
rival-damaris = Neither hurries nor hoards: plays the hand as it comes.
rival-edmund = Goes by the numbers, and by nothing else.
rival-fenella = Strikes when it pays, and builds when that pays more.
rival-godfrey = Plays a straight game: no grudges and no habits.
rival-hester = Judges every round afresh, as if it were the first.
rival-rosalind = Builds cheap and fast, to end the game before the others are ready.
rival-bertram = Saves up gold first, then builds what is expensive.
rival-corinna = Wants all five kinds of district, and loves special ones.
rival-silvan = Is after what others have: their cards, their gold, their turns.
rival-griselda = Murders and destroys, and hardly looks at the price.
rival-dorian = Loves the Crown and the Church, and leaves others in peace where possible.

rival-owes-murder = You murdered { $player } { $count ->
    [one] once
   *[other] { $count } times
} more than the other way round.
rival-owed-murder = { $player } murdered you { $count ->
    [one] once
   *[other] { $count } times
} more than the other way round.
rival-owes-robbery = You robbed { $player } { $count ->
    [one] once
   *[other] { $count } times
} more than the other way round.
rival-owed-robbery = { $player } robbed you { $count ->
    [one] once
   *[other] { $count } times
} more than the other way round.

# Three words at most.
says-murder-0 = Nothing personal.
says-murder-1 = Sleep well.
says-murder-2 = Had to be.
says-robbery-0 = Much obliged.
says-robbery-1 = Mine now.
says-robbery-2 = How generous.
