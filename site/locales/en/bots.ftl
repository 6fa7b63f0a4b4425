# How the bots are called where one is chosen.
bot-newcomer = Bot: newcomer
bot-casual = Bot: casual
bot-strong = Bot: strong
bot-expert = Bot: expert
bot-master = Bot: master
bot-rusher = Rosalind, in a hurry
bot-banker = Bertram, the banker
bot-collector = Corinna, who wants one of each
bot-schemer = Silvan, the schemer
bot-griefer = Griselda, who burns bridges
bot-diplomat = Dorian, the peaceful
