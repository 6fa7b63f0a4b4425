# Strengths, the weakest first: what each is called, and in a sentence what playing against it is like.

bot-learner = Learner
    .help = Knows what it wants but still overlooks a lot. For once you have won a few games.
bot-strong = Strong
    .help = Knows what every card is worth. You have to earn your wins.
bot-adept = Adept
    .help = Tries a few things out before it decides. Between Strong and Expert.
bot-expert = Expert
    .help = Imagines how the round may go before it decides. Far better than Strong.
bot-master = Master
    .help = About as strong as the Expert, and hard to read: it varies its picks, and thinks for up to a second.
bot-mine = Your own bot
    .help = Plays the way you wrote it.

# Personalities: names for a seat, and how each of them plays.
bot-rusher = Rosalind, in a hurry
    .name = Rosalind
    .help = Builds cheap and fast, to end the game before the others are ready.
bot-banker = Bertram, the banker
    .name = Bertram
    .help = Saves up gold first, then builds what is expensive.
bot-collector = Corinna, the collector
    .name = Corinna
    .help = Curious about other people’s hands, and loves special districts.
bot-schemer = Silvan, the schemer
    .name = Silvan
    .help = Is after what others have: their cards, their gold, their turns.
bot-griefer = Griselda, who burns bridges
    .name = Griselda
    .help = Murders and destroys, and hardly looks at the price.
bot-diplomat = Dorian, the peaceful
    .name = Dorian
    .help = Loves the Crown and the Church, and harms nobody if he can help it.

# Nobody is offered these any more, but they may sit at a table that was kept.

# What somebody has written, at a table of the workshop's.
