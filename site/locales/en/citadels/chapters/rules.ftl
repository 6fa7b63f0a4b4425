# The rulebook. A paragraph is a message of its own, counted from 1: "rules-turn-3", "ruling-thief-2".
# "• " begins a point of a list, "# " a heading. `.also` are more words by which a section is found.

## The book itself

book-search = Search the rules
book-search-hint = thief, last round, tie…
book-found = { $count ->
    [0] Nothing found. Try another word, or a shorter one.
    [one] Found in 1 place
   *[other] Found in { $count } places
 }
book-more = There are more results: add another word.
book-edition = Cards of the { $year } edition
book-elsewhere = Only in the { $year } edition
book-contents = Contents
book-table = At this table
book-table-size = { $size } districts make a complete city.
book-table-specials = Special districts in this deck
book-roles = Characters
book-other-roles = Other characters
book-specials = Special districts
book-other-specials = Other special districts
book-specials_2016 = Unique districts
book-other-specials_2016 = Other unique districts
book-table-specials_2016 = Unique districts in this deck
book-role = { $rank } { $role }
book-kind = { $kind } districts
book-next = Next: { $title }
book-district = : costs { $cost }, { $copies ->
    [one] 1 card
   *[other] { $copies } cards
 } in the deck

## How to play, in five steps

how-to-play = How to play
how-step = Step { $number } of { $count }:
how-back = Previous
how-next = Next
how-aim = Build the best city
how-aim-text = Everybody builds a city, district by district. Districts cost gold and score points: the city with the most points wins.
how-choose = Choose a character in secret
how-choose-text = Each round, you secretly take one character and pass the others on. For this round its power is yours.
how-call = Characters are called by rank
how-call-text = The ranks are called from 1 upwards. When yours is called, you reveal your character and play your turn.
how-turn = Take gold or cards, then build
how-turn-text = On your turn, take 2 gold, or draw 2 cards and keep 1; then you may build one district. Once during the turn, you may use your character’s power.
how-end = Complete your city
how-end-text = When one city has { $size } districts, the round is played to its end. Then points are counted:
how-end-usual = When one city is complete, usually with 8 districts, the round is played to its end. Then points are counted:
how-points-cost = Each district scores its cost
how-points-kinds = All five kinds in your city
how-points-first = The first complete city
how-points-complete = Every other complete city

## The game in short

rules-aim = The game in short
    .also = goal purpose overview beginner players minutes
rules-aim-1 = Everybody builds a city, district by district. Districts cost gold and score points. When one city is complete, usually with 8 districts, the round is played to its end, and the city with the most points wins.
rules-aim-2 = Each round you are somebody else. You secretly choose a character, and for this round its power is yours: to murder, to rob, to earn more, to build more, to destroy.
rules-aim-3 = Nobody knows who you are until your character is called. Half of the game is guessing who the others are; the other half is being somebody they did not guess.
rules-aim-4 = For 2 to 8 players. A game takes a quarter of an hour with bots, and half an hour or more among people.

## Setting up

rules-setup = Setting up
    .also = start begin deal how many players number two three eight bank coins
rules-setup-1 = The deck has 66 district cards: 54 common ones and 12 special ones. Everybody begins with 4 cards and 2 gold. One player, chosen at random, gets the Crown.
rules-setup-2 = Gold is limited: there are 30 coins in all. While the bank is empty, nobody can take gold from it; if it has too little, you get what is there.
rules-setup-3 = Each rank from 1 to 8 has one character in the game: the classic one or the Dark City’s. Rank 9, the Artist or the Queen, can be added.
rules-setup-4 = Up to three special districts of the Dark City are added to the deck. Beyond three, the same number of other cards leave the deck first: random classic special districts, and others if these run out.
rules-setup-5 = # How many play
rules-setup-6 = • 4 to 7 players: one character each, and 8 districts make a complete city.
rules-setup-7 = • 8 players: the same, but nine ranks are needed, or there would be too few characters.
rules-setup-8 = • 3 players: there is no Assassin and no Witch, because one murder would knock out a third of the table. Everybody has one character. With so few players to interfere, cities grow fast, so 10 districts are needed. The table can agree on two characters each instead, with rank 1 and 8 districts.
rules-setup-9 = • 2 players: two characters each, so each player has two turns a round, with one hand, one purse and one city. 10 districts are needed. The Emperor and rank 9 are not in the game.
rules-setup-10 = • The Queen needs at least 5 players: with fewer, everybody sits next to nearly everybody else.

## A round

rules-round = A round at a glance
    .also = phases order sequence overview
rules-round-1 = • The characters are shuffled and a few are set aside. Beginning with the player who has the Crown, everybody secretly takes one.
rules-round-2 = • The ranks are called from 1 upwards. A player who has the called character reveals it and plays a turn.
rules-round-3 = • On your turn you take gold or cards, and then you may build a district. Once during the turn you may use your power.
rules-round-4 = • When all ranks have been called, the characters are collected. The next round begins with the player who now has the Crown.

## Choosing characters

rules-select = Choosing characters
    .also = draft pick pass selection aside face up face down left hidden crown
rules-select-1 = The characters are shuffled. Some are set aside face up for all to see, and one face down for nobody to see. The player with the Crown takes the rest, secretly keeps one and passes the others to the left, and so on around the table. The one card left over is put face down.
rules-select-2 = The King and the Emperor are never set aside face up: if one of them is turned over, another card takes its place, and it is shuffled back in. Either may be the card that is face down.
rules-select-3 = What you saw while choosing is yours alone to know, and worth remembering.
rules-select-4 = # Set aside with eight ranks
rules-select-5 = • 3 players: 2 face up, 1 face down, of the seven cards without rank 1
rules-select-6 = • 4 players: 2 face up, 1 face down
rules-select-7 = • 5 players: 1 face up, 1 face down
rules-select-8 = • 6 players: 1 face down
rules-select-9 = • 7 players: 1 face down; see below for the last player
rules-select-10 = # Set aside with nine ranks
rules-select-11 = • 3 players: 3 face up, 1 face down, of the eight cards without rank 1
rules-select-12 = • 4 players: 3 face up, 1 face down
rules-select-13 = • 5 players: 2 face up, 1 face down
rules-select-14 = • 6 players: 1 face up, 1 face down
rules-select-15 = • 7 players: 1 face down
rules-select-16 = • 8 players: 1 face down; see below for the last player
rules-select-17 = # Large tables and small ones
rules-select-18 = 7 players with eight ranks, or 8 with nine: only one card reaches the last player. That player also looks at the card set aside face down at the start, keeps one of the two and puts the other down.
rules-select-19 = 2 players: one card is set aside face down, unseen. The player with the Crown keeps one of the remaining seven and passes six. The other player keeps one, puts one face down and passes four. The first keeps one, puts one face down and passes two. The other keeps one and puts the last face down.
rules-select-20 = 3 players with two characters each: one card is set aside face down, unseen. In turn, the players keep one of seven, six and five cards, then one of four, three and two. The last is put face down. With nine ranks, another card is set aside face down, unseen, between the two rounds of choosing.

## Calling

rules-call = Calling the characters
    .also = reveal rank order answer silent crown
rules-call-1 = The ranks are called from 1 upwards. The player who has the character reveals it and plays at once.
rules-call-2 = If nobody answers, either nobody has it, or its player was murdered and must keep silent. The others cannot tell which.
rules-call-3 = When a player answers, this happens in order: the Thief takes their gold, if this character was named; they thank the owner of the Ball Room; if it is the Tax Collector, rank 1 pays the tax; the King takes the Crown; then the turn begins.
rules-call-4 = When all have been called, a murdered character is revealed. Then all characters are shuffled for the next round.
rules-call-5 = The Crown decides who chooses first. It stays where it is until the King takes it or the Emperor gives it away.

## Your turn

rules-turn = Your turn
    .also = resource action take gold draw cards income power use end order
rules-turn-1 = First you gather, and you must: either take 2 gold from the bank, or draw 2 cards, keep 1 and put the other under the deck.
rules-turn-2 = Then you may build one district.
rules-turn-3 = You may use your character’s power once during the turn, whenever you like, unless its text says otherwise. You never have to use it, except where the text says “must”.
rules-turn-4 = You collect gold for districts, like the King for noble ones, once a turn and all at once, at any moment. If you build such a district first, it counts too.
rules-turn-5 = You can use a special district in your city once per turn, at any moment, unless its text says otherwise.
rules-turn-6 = You end the turn yourself. Then, in this order: the Alchemist gets gold back, tax is paid, the Poor House gives, the Park gives.
rules-turn-7 = If the deck has fewer cards than you would draw, you draw what there is. You cannot draw from an empty deck.

## Building

rules-build = Building
    .also = limit twice duplicate same name pay cost hand
rules-build-1 = You build from your hand, after gathering: pay the cost to the bank and put the card in your city. You may build one district a turn; the Architect may build three.
rules-build-2 = A city can’t hold two districts of the same name, except with the Quarry or on the Wizard’s turn.
rules-build-3 = You may build more districts than a complete city needs.
rules-build-4 = Discarded cards and destroyed districts go face down under the deck.

## The kinds

rules-kinds = The five kinds of district
    .also = colour color income noble religious trade military special unique
rules-kinds-1 = Every district is of one kind, shown by its colour, its symbol and, in places, a letter. Four kinds pay a character. All five kinds together in a city score 3 points.
rules-kinds-2 = • Yellow (noble) districts pay the King and the Emperor.
rules-kinds-3 = • Blue (religious) districts pay the Bishop and the Abbot.
rules-kinds-4 = • Green (trade) districts pay the Merchant.
rules-kinds-5 = • Red (military) districts pay the Warlord and the Diplomat.
rules-kinds-6 = • Purple (special) districts pay nobody. Each has a rule of its own.

## The end

rules-end = The end of the game
    .also = last round complete finish protected
rules-end-1 = As soon as one city has the agreed number of districts, usually 8, this round is the last. It is played to its end: every player not called yet still has a turn.
rules-end-2 = It stays the last round even if that city loses a district again.
rules-end-3 = Rank 8 can take nothing from a complete city. A city is complete while it has the number of districts needed at that moment.
rules-end-4 = The Bell Tower lowers the number by one as long as it stands. The table can also agree on a last round.

## Points

rules-score = Points and victory
    .also = scoring count score bonus tie draw winner example
rules-score-1 = • Each district scores its cost. The Dragon Gate and the University cost 6 but score 8.
rules-score-2 = • All five kinds in your city at the very end: 3 points.
rules-score-3 = • The first complete city: 4 points. Every other complete city: 2 points. You keep them even if your city loses a district later.
rules-score-4 = • Special districts score what their cards say, and each of the Artist’s gold on a district scores 1.
rules-score-5 = The highest total wins. Tied players share the win. If the table agreed to break ties, the points of the districts decide, then gold.
rules-score-6 = # An example
rules-score-7 = Anna was the first with a complete city: Temple 1, Tavern 1, Market 2, Battlefield 3, Castle 4, Town Hall 5, Library 6 and Dragon Gate 8, 30 in all. She has all five kinds, 3, and the first complete city, 4. That makes 37.
rules-score-8 = Ben has only seven districts: Haunted City 2, Castle 4, Harbor 4, Cathedral 5, Palace 5, Great Wall 6 and University 8, 34 in all. None of them is military, but the Haunted City counts as military in the end: all five kinds, 3. That makes 37 too.
rules-score-9 = They share the win. Had the table agreed to break ties, Ben would win: 34 points of districts against 30.

## Rarely needed

rules-rare = Rarely needed
    .also = exception special case clarification rulings
rules-rare-1 = • A player who names a character may name any in the game, even one that is face up, but never the one being played. The Assassin, the Thief and the Witch have limits of their own.
rules-rare-2 = • You may take gold even from an empty bank. Anything else that would change nothing cannot be chosen.
rules-rare-3 = • What one player pays another, such as tax, the Abbot’s gold, the Emperor’s reward or the price of a swap, is paid even if the bank is empty.
rules-rare-4 = • A player who may only take gold or cards, bewitched or in the Hospital, can still use the Library and the Observatory, but nothing else: no bonus, no Poor House, no Park.
rules-rare-5 = • With two characters each, the two are separate: you use a power only in its own character’s turn, and naming one does not affect the other. Nobody pays, robs or thanks themselves.
rules-rare-6 = • A player who is asked something must answer before the game continues, even if there is only one answer.
rules-rare-7 = • After the Warlord destroys or the Diplomat swaps, the turn can only end. Build first.
rules-rare-8 = • Cards that go under the deck together are put there in order of their English names, followed by the cards of a Museum.

## Options

rules-options = What a table can agree on
    .also = options variants house rules settings seed
rules-options-1 = All of this is set before the cards are dealt. The usual choice comes first.
rules-options-2 = • Districts for a complete city: 8, or 10 with 2 players, and with 3 if each has one character; anything from 6 to 12. The short game uses 7.
rules-options-3 = • Gold in all: 30 or 35 coins, or unlimited.
rules-options-4 = • Three players: one character each, or two.
rules-options-5 = • Smithy: 2 gold for 3 cards, or 3 gold for 2 cards.
rules-options-6 = • A murdered King: takes the Crown at the end of the round, or does not.
rules-options-7 = • Ties: players share the win, or the points of the districts decide, then gold.
rules-options-8 = • Bell Tower, where 6 or 7 districts are needed: works, or has no effect.
rules-options-9 = • Rounds: no limit, or the 10th, 15th or 20th is the last.
rules-options-10 = • Seed: the number from which the cards are shuffled. The same seed with the same settings deals the same game again.

## The signs

rules-signs = What the symbols mean
    .also = legend icons symbols marks tilted dashed dim pale badge shield chip track
rules-signs-1 = # The row of characters
rules-signs-2 = # The players
rules-signs-3 = # Cards and districts
sign-waiting = Not called yet
sign-now = Golden ring: playing now
sign-done = Shaded, with a shield: has been called; the shield shows who played it
sign-absent = Pale and dashed: was called, and nobody answered
sign-aside = Square and tilted: face up, nobody has it this round
sign-dagger = Dagger: named by the Assassin
sign-pouch = Purse: named by the Thief
sign-hex = Star: bewitched
sign-shield = The player’s shield, the same all game
sign-crown = Has the Crown: chooses first next round
sign-coin = Gold in the purse
sign-cards = Cards in hand
sign-city = Districts built, and how many are needed
sign-down = A character not revealed yet
sign-held = The Witch has named somebody and continues later
sign-owes = Has built and will pay tax at the end of the turn
sign-chip = A district at its smallest: colour and symbol show its kind, the number its cost
sign-artist = With the Artist’s gold: costs and scores 1 more
sign-museum = With cards under it: the Museum
sign-edge = Coins on the edge of a card: what it costs
sign-off = Dashed button: not possible now; it says why

## Keys

rules-keys = Keys
    .also = keyboard shortcut
rules-keys-1 = • 1 to 9: choose
rules-keys-2 = • U: undo
rules-keys-3 = • H: what would the Expert do?
rules-keys-4 = • L: log
rules-keys-5 = • R: read the table aloud
rules-keys-6 = • C: go to the players
rules-keys-7 = • M: menu
rules-keys-8 = • ?: this book, and colon: type a move
rules-keys-9 = • Escape: back, or close

## The bots

rules-bots = How fair the bots are
    .also = computer cheat artificial intelligence strength hint
rules-bots-1 = A bot knows only what you would know in its seat: what is face up, its own cards, what it saw while choosing and what it can infer. The game gives it no more than that, and tests check it.
rules-bots-2 = The cards are shuffled before anybody chooses, and never to suit anyone. A stronger bot thinks further; it does not see further.
rules-bots-3 = The same is true of “What would the Expert do?”: the advice uses only what you can see.
rules-bots-4 = The bots think on your device. Nothing about your games leaves it.

## Rulings on the characters

ruling-assassin-1 = You name a character, not a player. If nobody has it, nothing happens, and nobody learns before the end of the round whether you hit anyone.
ruling-assassin-2 = You cannot name rank 1.
ruling-assassin-3 = A murdered player has no turn, is not robbed, collects nothing and protects nothing. Only a Hospital in their city still lets them take gold or cards.
ruling-assassin-4 = A murdered King still takes the Crown at the end of the round, unless the table agreed otherwise. If the Emperor is murdered, the Crown stays where it is.
ruling-assassin-5 = If you build before the Tax Collector is called, you pay the tax when that happens.
ruling-assassin-6 = With three players and one character each, there is no rank 1.
ruling-witch-1 = You take gold or cards, name a character and stop; you cannot build first. If you name nobody, you play and build as usual, as a character without a power.
ruling-witch-2 = When the bewitched character is called, its player reveals it and takes gold or cards; that is their whole turn. They use no power, build nothing and get no bonus.
ruling-witch-3 = Then you continue with that character’s powers, but with your own hand, gold and city: income, the Merchant’s gold, the Architect’s two cards and three builds, and so on. You do not take gold or cards a second time.
ruling-witch-4 = Bewitched King: the Crown goes to the King’s player, not to you. Bewitched Emperor: you give the Crown away.
ruling-witch-5 = Bewitched Bishop: your city is protected, not the Bishop’s. Bewitched Tax Collector: taxes go to you. Bewitched Navigator: the extra gold or cards are yours, and then you cannot build.
ruling-witch-6 = If nobody has the character you named, your turn does not continue, and you build nothing this round.
ruling-witch-7 = The Thief can rob neither you nor the bewitched character. A Hospital does not help the bewitched player.
ruling-witch-8 = A special district you used before you stopped stays used. The Poor House and the Park give once, at the end of the second part, or when the character you named has been called and nobody answered.
ruling-witch-9 = Robbery and thanks in the Ball Room concern the bewitched player, never you. If that player refuses to thank, they do not take gold or cards, and you continue all the same.
ruling-thief-1 = You get the gold when that character is revealed, before its player does or gains anything: everything they have then, nothing they earn afterwards.
ruling-thief-2 = You cannot name rank 1, the murdered character or the bewitched one.
ruling-thief-3 = If nobody has the character you named, you get nothing.
ruling-thief-4 = A player who refuses to thank in the Ball Room is robbed all the same.
ruling-thief-5 = With two characters each, naming your own other one gains nothing: nobody robs themselves.
ruling-tax_collector-1 = One gold a turn, however many districts were built. A player who has no gold when the turn ends pays nothing, then or later.
ruling-tax_collector-2 = An Assassin who has built pays when you are called, and so does a Witch who bewitched nobody. A Witch who continues as another character pays at the end of that turn.
ruling-tax_collector-3 = The Alchemist gets gold back before tax is due. The Poor House gives after tax is paid: a player who pays their last gold gets one, and that one is not taxed.
ruling-tax_collector-4 = If you are murdered, you collect nothing. If you are bewitched, the taxes go to the Witch.
ruling-tax_collector-5 = If you refuse to thank in the Ball Room, rank 1 pays you nothing; later builders still do.
ruling-magician-1 = You may swap an empty hand for a full one. Only two empty hands cannot be swapped.
ruling-magician-2 = To exchange with the deck, put your cards under it first; then draw the same number. With an empty deck you would get the same cards back, so it cannot be done.
ruling-magician-3 = You do one or the other, once per turn: before you take gold or cards, after that, or after building.
ruling-magician-4 = After a swap, each of the two knows what the other has.
ruling-wizard-1 = The hand must hold a card. Once you have looked at it you must take one.
ruling-wizard-2 = You can build that card at once if you have taken gold or cards and can pay. This build does not count: you may build another district.
ruling-wizard-3 = On this turn you may build districts you already have. They stay.
ruling-king-1 = You take the Crown as soon as you are called, whether or not you use your power.
ruling-king-2 = If you are murdered, you reveal yourself when the round ends and take the Crown then; a table can agree that you do not.
ruling-king-3 = If you are bewitched, you still take the Crown; the gold for noble districts goes to the Witch.
ruling-king-4 = A King who refuses to thank in the Ball Room does not take the Crown.
ruling-king-5 = The King is never set aside face up.
ruling-emperor-1 = You must give the Crown away before you can end your turn: to anybody but yourself and the player who has it. If there is nobody else, it stays.
ruling-emperor-2 = The receiver chooses whether you get 1 gold or 1 card, and gives nothing if they have neither. Gold that the Throne Room has just paid them can be given.
ruling-emperor-3 = If you are murdered, the Crown stays where it is. If you are bewitched, the Witch gives it away.
ruling-emperor-4 = With two players there is no Emperor.
ruling-bishop-1 = Rank 8 can neither destroy nor swap in your city until the round ends, not even if rank 8 is your own second character.
ruling-bishop-2 = A murdered Bishop protects nothing. If the Bishop is bewitched, the Witch’s city is protected instead of yours.
ruling-bishop-3 = The Armory is not rank 8: it reaches your city.
ruling-bishop-4 = A complete city is protected anyway; your protection is for the time before that.
ruling-abbot-1 = The richest player pays you, counting what everybody has at that moment. If you are the richest, or there is a tie, nobody pays.
ruling-abbot-2 = You choose the moment, once per turn. The gold comes from that player.
ruling-merchant-1 = You get the extra gold after you take gold or cards, whichever you chose.
ruling-merchant-2 = If the Merchant is bewitched, the Witch gets both the extra gold and the income.
ruling-alchemist-1 = You get back what you paid for districts and nothing else: not the price of the Smithy, for example.
ruling-alchemist-2 = You must have the gold first. It comes back at the end of the turn, before tax is paid.
ruling-alchemist-3 = Trade districts pay the Alchemist nothing.
ruling-architect-1 = You draw the two extra cards after you take gold or cards, and keep both. The Library and the Observatory do not affect them.
ruling-architect-2 = You may build up to three districts, each for its full cost.
ruling-architect-3 = If the Architect is bewitched, the Witch gets the cards and the builds.
ruling-navigator-1 = You take the extra after you take gold or cards, and before you build anything. Then you cannot build this turn.
ruling-navigator-2 = You keep all four cards.
ruling-navigator-3 = With an empty bank you can’t choose the gold, and with an empty deck you can’t choose the cards.
ruling-warlord-1 = You destroy last: after that, you can only end your turn. A district that costs 1 is destroyed for free.
ruling-warlord-2 = Not in a complete city, not in the Bishop’s city, and not the Keep. You can destroy your own districts if your city is not complete.
ruling-warlord-3 = The Dragon Gate and the University cost 5 to destroy. The Great Wall makes every other district in its city cost 1 more, even for its own player. The Artist’s gold does the same for its district.
ruling-warlord-4 = The card goes under the deck, unless the owner of the Graveyard pays 1 gold for it.
ruling-warlord-5 = A murdered Bishop is not protected.
ruling-diplomat-1 = If your district is cheaper, you pay that player the difference. If it is more expensive, you get nothing back.
ruling-diplomat-2 = Not with the Bishop’s city, not with a complete one, and never for the Keep, neither theirs nor yours. Your own city may be complete.
ruling-diplomat-3 = For any other district in a city with the Great Wall, you pay 1 gold more, to the bank.
ruling-diplomat-4 = The two must have different names, and neither city may get a district it already has, unless it then has the Quarry.
ruling-diplomat-5 = The cards under a Museum and the Artist’s gold go with the district. The Graveyard does nothing.
ruling-diplomat-6 = You swap last: after that, you can only end your turn.
ruling-artist-1 = The gold is your own. A district can have only one gold on it during the whole game.
ruling-artist-2 = That district costs rank 8 one more as well.
ruling-artist-3 = If the district is destroyed, the gold goes to the bank. If it is swapped, the gold goes with it.
ruling-queen-1 = “Next to” means the next seat to the left or right. The King and the Emperor both count.
ruling-queen-2 = If the player next to you has a murdered rank 4, you get your gold when the round ends. A murdered Queen gets nothing.
ruling-queen-3 = A King who refused to thank in the Ball Room was still called: you get your gold.
ruling-queen-4 = The Queen needs at least 5 players.

## Rulings on the special districts

ruling-haunted_city-1 = It can complete all five kinds for you at the end. The page chooses the best kind for you.
ruling-haunted_city-2 = If it counts as another kind, it is not a special district for the Wishing Well. It never counts for income.
ruling-keep-1 = Its own player cannot give it away as the Diplomat or destroy it as the Warlord either. The Armory can destroy it.
ruling-keep-2 = There are two in the deck, but a city can have only one, except with the Quarry or on the Wizard’s turn.
ruling-laboratory-1 = You may discard even when the bank is empty; then you get nothing for it.
ruling-smithy-1 = If the deck has fewer cards, you draw what there is. With an empty deck you cannot use it.
ruling-observatory-1 = It works only when you draw cards instead of taking gold, not when you draw in any other way.
ruling-graveyard-1 = It works for any district the Warlord destroys, yours or another player’s, and also when the Witch plays the Warlord. You need 1 gold.
ruling-graveyard-2 = Not when you are the one who destroys, not for the Armory, not for a swap, and not for the Graveyard itself.
ruling-graveyard-3 = If a Museum is saved, the cards under it are lost all the same.
ruling-library-1 = It works only when you draw cards instead of taking gold, not when you draw in any other way. It also works for a bewitched player.
ruling-school_of_magic-1 = It counts for whichever character you are, as one district. At the end it is special.
ruling-great_wall-1 = The Wall itself does not cost more: it costs 5 to destroy.
ruling-great_wall-2 = The Diplomat pays the 1 gold to the bank. A Warlord who destroys a district in their own city with a Wall pays it too; swapping your own districts away costs nothing.
ruling-dragon_gate-1 = For rank 8, only its cost counts: 5 gold to destroy.
ruling-university-1 = For rank 8, only its cost counts: 5 gold to destroy.
ruling-lighthouse-1 = You may also take nothing. The deck is shuffled either way. With an empty deck, nothing happens.
ruling-armory-1 = It can destroy districts in complete cities and in the Bishop’s city, and the Keep, but never a district of your own.
ruling-armory-2 = It costs no gold, and the Graveyard does not help.
ruling-museum-1 = If it is destroyed, its cards go under the deck. If it is swapped, they go with it. They do not make it cost more for rank 8.
ruling-imperial_treasury-1 = Only gold you hold counts, not gold on districts.
ruling-map_room-1 = Cards under a Museum are not in your hand.
ruling-wishing_well-1 = It does not count itself, or a Haunted City that counts as another kind.
ruling-quarry-1 = A swap may bring a second district of the same name into the city that has the Quarry afterwards.
ruling-poor_house-1 = It gives after tax is paid, and its gold is never taxed. A bewitched player or one in the Hospital gets nothing.
ruling-bell_tower-1 = It works for everyone, and nobody can refuse it. If a city already has the lower number when it is built, this round is the last.
ruling-bell_tower-2 = Every player who has the lower number at that moment, including the builder, gets 4 points for a complete city; all later ones get 2. If nobody has it yet, the first gets 4 and the others 2, as always.
ruling-bell_tower-3 = If it is destroyed before a city is complete, the old number applies again. Players keep points for a complete city; a city that is no longer complete is no longer protected.
ruling-bell_tower-4 = Where 6 or 7 districts are needed, the table can agree that it has no effect.
ruling-factory-1 = It does not make itself cheaper, or other districts cheaper for rank 8.
ruling-park-1 = A bewitched player or one in the Hospital gets nothing.
ruling-hospital-1 = You reveal your character when it is called. No power, no building, no bonus; but the Library and the Observatory work.
ruling-hospital-2 = It does not help a bewitched player. A murdered King still takes the Crown only at the end of the round.
ruling-hospital-3 = You must thank in the Ball Room first, like everyone else.
ruling-throne_room-1 = It pays whenever the Crown changes hands, no matter who has it, even at the end of the round or of the game. If the King already has the Crown, it does not change hands.
ruling-ball_room-1 = Each player is asked when called; bots always thank. You do not have to thank yourself.
ruling-ball_room-2 = A player who refuses is still robbed, if the Thief named them, and does nothing else: no turn, no Crown.

## The edition of 2016

rules-2016 = The 2016 edition
    .also = edition 2016 new unique warrant threat bribe presets
rules-2016-1 = The newer edition has 27 characters, three for each rank, and 30 unique districts, from which a table chooses 14. Setting up, the round, the turn, building and points are as in this book, except for what follows. Cards of the two editions are never mixed.
rules-2016-2 = # Setting up
rules-2016-3 = • The 54 common districts and 14 unique ones. Special districts are called unique here, and there is one of each. The Barracks replace the Battlefield.
rules-2016-4 = • Gold is unlimited, unless the table agrees otherwise.
rules-2016-5 = • 7 districts make a complete city; 8 with 2 or 3 players.
rules-2016-6 = • One character of each rank. 3 and 8 players need the ninth rank; 2 play without it. The Queen needs at least 5 players, the Emperor at least 3.
rules-2016-7 = • 3 players have two characters each: one card face down, picks from 8, 7 and 6, one of the remaining five face down, picks from 4, 3 and 2, the last face down. 2 players choose as in the older edition.
rules-2016-8 = • No rank 4 character is set aside face up.
rules-2016-9 = # The turn
rules-2016-10 = • You can use a power once, at any time during your turn, even before gathering, unless its text says when. So rank 8 may act first and build afterwards.
rules-2016-11 = • The Seer and the Scholar may build two districts, the Architect three, the Trader any number of trade districts plus one other, the Navigator none.
rules-2016-12 = • The Stables, a district the Wizard builds at once and the Trader’s trade districts do not count towards the limit.
rules-2016-13 = • At the end of a turn the Poor House gives first, then the Alchemist gets gold back, then the Park gives.
rules-2016-14 = # Warrants and threats
rules-2016-15 = The Magistrate places three warrants face down, one of them signed. When a marked player first pays to build, the Magistrate must answer before anything else, even for a blank warrant, since skipping the question would reveal it.
rules-2016-16 = The Blackmailer places two threats face down, one with the flower. A threatened player gathers first. Then they pay half of their gold, or the Blackmailer may reveal the threat. Any bonus comes after that, and is safe.
rules-2016-17 = Everybody sees which characters are marked; only the player who placed the tokens knows which is real. They stay until the round ends.
rules-2016-18 = # Rank 8
rules-2016-19 = • The Warlord, the Diplomat and the Marshal never affect another player’s complete city, the Bishop’s city or the Keep. For any other district in a city with the Great Wall they pay 1 gold more, to the bank.
rules-2016-20 = • The Diplomat and the Marshal never bring a district into a city that already has one of that name, even if it has the Quarry.
rules-2016-21 = # Taxes
rules-2016-22 = In a game with the Tax Collector, players put 1 gold aside for each district they build, if they have any left. That gold stays from round to round until the Tax Collector takes it.
rules-2016-23 = # The end
rules-2016-24 = • The Monument counts as two districts towards a complete city. A city is complete no matter how it got its last district.
rules-2016-25 = • At the end of the round, a murdered King or Patrician takes the Crown, and a murdered Emperor gives it away; in the last round too, before points are counted.
rules-2016-26 = • Of tied players, the one whose character had the highest rank in the last round wins; a murdered character does not count, and a Witch stays rank 1 even after continuing as another character. The table can agree that they share the win.

## Rulings on the characters of 2016

ruling-magistrate-1 = You can mark any three characters in the game except rank 1, even ones that are face up. Marking your own other character has no effect.
ruling-magistrate-2 = Only the first district that a marked player pays for: later ones in the turn are safe. A free build doesn’t use up the warrant.
ruling-magistrate-3 = The builder gets back the gold paid, but not cards, and has used the build. The other warrants are void then. You may also let the build happen; then that warrant is void and stays face down.
ruling-magistrate-4 = You cannot take a district you already have, or a Monument you could not build.
ruling-witch-2016-1 = You must gather and must name a character. Of your districts, only the Gold Mine, the Library and the Observatory work before you stop.
ruling-witch-2016-2 = The bewitched player gathers and is done: no power, no bonus, no building, nothing at the end of the turn. You continue with all the character’s powers, but do not gather again.
ruling-witch-2016-3 = A bewitched King or Patrician takes the Crown; you get the income. As the Navigator you cannot build. As the Bishop your city is protected.
ruling-witch-2016-4 = If nobody has the character, you do not continue, and your Poor House and Park give nothing this round.
ruling-spy-1 = You name the kind before you look. You may name a kind that is not there. The Secret Vault is a unique card.
ruling-spy-2 = You draw a card for each card of the kind, even if the player could not pay for it.
ruling-blackmailer-1 = Not rank 1, not the Blackmailer, not the murdered and not the bewitched character.
ruling-blackmailer-2 = The bribe is half of the gold after gathering, rounded down. With 0 or 1 gold it is nothing, and still counts. A threat that was paid off stays unseen.
ruling-blackmailer-3 = For the flower you take all that player’s gold, and the other threat is removed. A blank one does nothing.
ruling-blackmailer-4 = A threat on a character nobody has does nothing, and neither does one on your own other character.
ruling-seer-1 = You may give back the same card, another player’s card, or one of your own. All hands end up as large as they were.
ruling-seer-2 = A player who had no card is skipped both times. You and each of the others know the two cards that passed between you.
ruling-emperor-2016-1 = You must give the Crown away before your turn ends. You choose gold or a card; the card is drawn at random. You must take something if they have it.
ruling-emperor-2016-2 = If you are murdered, you reveal yourself when the round ends and give the Crown away then, taking nothing.
ruling-patrician-1 = You take the Crown as soon as you are called, even if you are bewitched; then the cards go to the Witch.
ruling-abbot-2016-1 = You choose how many gold and how many cards before you take them. The School of Magic is one of either.
ruling-abbot-2016-2 = If several players tie for the most gold, you choose which of them pays. If you are one of them, nobody does.
ruling-cardinal-1 = You pay all your own gold first, and borrow exactly the rest from one player, who must have it and cannot refuse.
ruling-cardinal-2 = You need that many cards besides the one you build. The lender sees them. You can’t combine a loan with any other way to pay.
ruling-trader-1 = Trade districts never use up your one build, whether you build them before or after the other district.
ruling-navigator-2016-1 = You cannot build this turn, whether or not you take the extra, and not even the Stables.
ruling-scholar-1 = If the deck has fewer than seven cards, you draw those. Only you see them. You may do this before gathering.
ruling-warlord-2016-1 = You may destroy before gathering and build afterwards. You can destroy your own districts if your city is not complete.
ruling-warlord-2016-2 = The Artist’s gold makes a district cost 1 more, and so does the Great Wall for every other district in its city.
ruling-diplomat-2016-1 = If your district is cheaper, you pay that player the difference. Your own city may be complete.
ruling-diplomat-2016-2 = Neither city may get a district it already has. The 1 gold for a Great Wall goes to the bank, and is due even where there is no difference.
ruling-marshal-1 = The Artist’s gold counts towards the limit of 3, the Great Wall does not: you pay 1 more for it, to the bank.
ruling-marshal-2 = Anything on or under the district comes with it. It may complete your city.
ruling-tax_collector-2016-1 = Players pay for each district they build, whether or not the Tax Collector was chosen. They don’t pay for districts that rank 8 moves.
ruling-tax_collector-2016-2 = The Magistrate pays the tax for a confiscated district.

## Rulings on the cards of both editions, where they are others in that of 2016

ruling-assassin-2016-1 = { ruling-assassin-1 }
ruling-assassin-2016-2 = { ruling-assassin-2 }
ruling-assassin-2016-3 = A murdered player has no turn, is neither robbed nor threatened, collects nothing and protects nothing.
ruling-assassin-2016-4 = A murdered King or Patrician takes the Crown when the round ends; a murdered Emperor gives it away then.
ruling-assassin-2016-5 = If you murder the Tax Collector, players who build still put gold aside. It stays there for a later round.
ruling-thief-2016-1 = { ruling-thief-1 }
ruling-thief-2016-2 = { ruling-thief-2 }
ruling-thief-2016-3 = { ruling-thief-3 }
ruling-thief-2016-4 = { ruling-thief-5 }
ruling-wizard-2016-1 = { ruling-wizard-1 }
ruling-wizard-2016-2 = If you have gathered, you can build that card at once, paying in any way you could for one of your own. This build does not count: you may build another district. A warrant applies as usual.
ruling-wizard-2016-3 = { ruling-wizard-3 }
ruling-king-2016-1 = { ruling-king-1 }
ruling-king-2016-2 = If you are murdered, you reveal yourself when the round ends and take the Crown then.
ruling-king-2016-3 = { ruling-king-3 }
ruling-king-2016-4 = { ruling-king-5 }
ruling-bishop-2016-1 = Rank 8 cannot destroy, swap or seize your districts until the round ends, not even if rank 8 is your own second character.
ruling-bishop-2016-2 = { ruling-bishop-2 }
ruling-bishop-2016-3 = { ruling-bishop-3 }
ruling-bishop-2016-4 = { ruling-bishop-4 }
ruling-alchemist-2016-1 = You get back what you paid for districts and nothing else: no tax, and not the price of the Smithy.
ruling-alchemist-2016-2 = You must have the gold first. It comes back at the end of the turn, after the Poor House has given.
ruling-alchemist-2016-3 = You don’t get gold back twice: gold returned for a confiscated district does not count.
ruling-alchemist-2016-4 = { ruling-alchemist-3 }
ruling-artist-2016-1 = { ruling-artist-1 }
ruling-artist-2016-2 = The gold counts as part of the cost everywhere: for rank 8, for the Marshal’s limit of 3, for the Basilica and for points.
ruling-artist-2016-3 = If the district is destroyed or given up, the gold goes to the bank. If it is swapped or seized, the gold goes with it.
ruling-queen-2016-1 = “Next to” means the next seat to the left or right. The King, the Emperor and the Patrician all count.
ruling-queen-2016-2 = { ruling-queen-2 }
ruling-queen-2016-3 = { ruling-queen-4 }
ruling-keep-2016-1 = { ruling-keep-1 }
ruling-school_of_magic-2016-1 = It counts for whichever character you are, as one district, for gold and for cards. At the end it is unique.
ruling-great_wall-2016-1 = { ruling-great_wall-1 }
ruling-great_wall-2016-2 = The Diplomat and the Marshal pay the 1 gold to the bank. A Warlord who destroys a district in their own city with a Wall pays it too; swapping your own districts away costs nothing.
ruling-museum-2016-1 = If it is destroyed or given up, its cards go under the deck. If it is swapped or seized, they go with it. They do not make it cost more for rank 8.
ruling-park-2016-1 = A bewitched player gets nothing, and neither does a Witch who does not continue.

## Rulings on the unique districts

ruling-haunted_quarter-1 = The page chooses the kind that scores you the most. If it counts as another kind, it is no longer unique.
ruling-stables-1 = It never counts, however it is paid for, and even when it is confiscated. The Navigator cannot build it.
ruling-armory-2016-1 = It can destroy districts in the Bishop’s city, the Keep and your own districts, but nothing in a complete city. The Armory itself may be in one.
ruling-framework-1 = What you build with it counts as a build and is taxed, but no warrant applies to it.
ruling-statue-1 = The Crown counts after a murdered King, Patrician or Emperor has taken it or given it away.
ruling-basilica-1 = The Artist’s gold counts as part of the cost.
ruling-monument-1 = For everything except the size of the city, it is one district.
ruling-observatory-2016-1 = With the Library you keep all three.
ruling-poor_house-2016-1 = A bewitched player gets nothing, and neither does a Witch who does not continue.
ruling-capitol-1 = Only once, however many times you have three. Unique is a kind too, and the Capitol counts.
ruling-ivory_tower-1 = A Haunted Quarter that counts as another kind does not spoil it.
ruling-laboratory-2016-1 = You may discard even when the bank is empty; you get what is there.
ruling-necropolis-1 = You can destroy any of your districts. It counts as a build and is taxed, but no warrant applies to it.
ruling-quarry-2016-1 = It helps a player who builds, not the Magistrate, the Diplomat or the Marshal.
ruling-wishing_well-2016-1 = A Haunted Quarter that counts as another kind is not counted.
ruling-gold_mine-1 = It works for a bewitched player and for the Witch, too.
ruling-library-2016-1 = It works only when you draw cards instead of taking gold. It also works for a bewitched player.
ruling-theater-1 = Everybody sees who exchanges with whom; only those two know the cards. With two or three players you choose which of yours to give, and get one of the other player’s at random.
ruling-thieves_den-1 = The cards go under the deck. If it is confiscated, you get back the gold, not the cards.
ruling-secret_vault-1 = It also counts for the Map Room, and you can discard, give or take it like any card.
