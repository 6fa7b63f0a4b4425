# The sheets of cards and characters

rulings = Rulings
state-waiting = Not called yet this round.
state-now = Playing now: { $player }.
state-done = { $player } played it this round.
state-absent = Nobody answered: no one has it, or its player was murdered.
state-aside = Face up: nobody has it this round.
state-killed = Named by the Assassin.
state-robbed = Named by the Thief.
state-bewitched = Bewitched by the Witch.
