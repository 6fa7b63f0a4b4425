# A bot with its place among the strengths of the game, of which 1 is the weakest.
bot-tier = { $bot } { $place }/{ $count }
    .heard = { $bot }, { $place } of { $count }
bot-newcomer = Newcomer
    .help = Still learning, and often plays on a whim. For your very first games.
bot-casual = Casual
    .help = Plays sensibly, by feel.
bot-random = Random
    .help = Plays anything the rules allow, at random.
