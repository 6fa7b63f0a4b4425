# How each of the rivals plays, in a sentence that is true of this game.
rival-aldous = Robs by the mood of the island: another map, another reason.
rival-beatrix = Counts what lies on the table, and trades when both gain.
rival-cedric = Has no fixed way with the robber; seat and island decide.
rival-damaris = Takes the good corners first, and the rest as it comes.
rival-edmund = Robs the fullest hand.
rival-fenella = Aims high: the robber goes to the leader.
rival-godfrey = Pays back every theft, and else robs the closest rival.
rival-hester = Spares the player with the fewest points.
rival-rosalind = Robs the player who is level with her own points: it is a race.
rival-bertram = Robs above all for the card that is missing.
rival-corinna = Watches the closest rival, and looks for the card that is missing.
rival-silvan = Pays back thefts, and looks for hands with the missing card.
rival-griselda = Never forgets a theft until it is paid back.
rival-dorian = Bears no grudge: sends the robber where most points are.

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
rival-owes-road = You are { $count ->
    [1] one Longest Road
    [2] two Longest Roads
    [3] three Longest Roads
   *[other] { $count } Longest Roads
} ahead of { $player }.
rival-owed-road = { $player } is { $count ->
    [1] one Longest Road
    [2] two Longest Roads
    [3] three Longest Roads
   *[other] { $count } Longest Roads
} ahead of you.

rival-tally-robbery = Robberies: { $theirs } by { $player }, { $mine } by you.
rival-tally-road = Longest Roads: { $theirs } for { $player }, { $mine } for you.

# Three words at most.
says-robbery-0 = Much obliged.
says-robbery-1 = Mine now.
says-robbery-2 = How generous.
says-road-0 = Mind my road.
says-road-1 = Longest yet.
says-road-2 = Follow me.
