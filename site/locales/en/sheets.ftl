# The sheets of cards and characters

rulings = Rulings
state-waiting = Not called yet this round.
state-now = Playing now: { $player }.
state-done = Has been called this round: { $player } played it.
state-absent = Called this round, and nobody answered: nobody holds it, or its player was murdered.
state-aside = Lies face up: nobody has it this round.
state-killed = Named by the Assassin.
state-robbed = Named by the Thief.
state-bewitched = Bewitched by the Witch.
