# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = Has no favourite among the characters, and takes what the moment asks for.
rival-beatrix = Weighs gold, cards and dangers alike, and leans to none.
rival-cedric = Builds, robs or murders, whichever brings most just now.
rival-damaris = Neither hurries nor hoards: plays the hand as it comes.
rival-edmund = Is after other people’s gold, and likes the Thief best.
rival-fenella = Wants the Crown: takes the King far more often than others do.
rival-godfrey = Loves the Warlord, and destroys what is cheap enough.
rival-hester = Loves the Church, and is the Bishop as often as possible.
rival-rosalind = Builds cheap and fast, to end the game before the others are ready.
rival-bertram = Saves up gold first, then builds what is expensive.
rival-corinna = Curious about other people’s hands, and loves special districts.
rival-silvan = Is after what others have: their cards, their gold, their turns.
rival-griselda = Murders and destroys, and hardly looks at the price.
rival-dorian = Loves the Crown and the Church, and leaves others in peace where possible.

rival-owes-murder = You owe { $player } { $count ->
    [1] a murder
    [2] two murders
    [3] three murders
   *[other] { $count } murders
}.
rival-owed-murder = { $player } owes you { $count ->
    [1] a murder
    [2] two murders
    [3] three murders
   *[other] { $count } murders
}.
rival-owes-robbery = You owe { $player } { $count ->
    [1] a robbery
    [2] two robberies
    [3] three robberies
   *[other] { $count } robberies
}.
rival-owed-robbery = { $player } owes you { $count ->
    [1] a robbery
    [2] two robberies
    [3] three robberies
   *[other] { $count } robberies
}.

rival-tally-murder = Murders: { $theirs } by { $player }, { $mine } by you.
rival-tally-robbery = Robberies: { $theirs } by { $player }, { $mine } by you.

# Three words at most.
says-murder-0 = Nothing personal.
says-murder-1 = Sleep well.
says-murder-2 = Had to be.
says-robbery-0 = Much obliged.
says-robbery-1 = Mine now.
says-robbery-2 = How generous.
