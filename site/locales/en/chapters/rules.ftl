# The rulebook. A paragraph is a message of its own, counted from 1: "rules-turn-3", "ruling-thief-2".
# "• " begins a point of a list, "# " a heading. `.also` are more words by which a section is found.

## The book itself

book-title = Rulebook
book-search = Search the rules
book-search-hint = thief, last round, tie…
book-found = { $count ->
    [0] Nothing found. Try another word, or a shorter one.
    [one] Found in 1 place
   *[other] Found in { $count } places
 }
book-more = There are more: write another word.
book-edition = Cards of { $year }
book-elsewhere = Only in the edition of { $year }
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

## The game in short

rules-aim = The game in short
    .also = goal purpose overview beginner players minutes
rules-aim-1 = Everybody builds a city, district by district. Districts cost gold and score points. When one city is complete, usually with 8 districts, the round is played to its end, and the city with the most points wins.
rules-aim-2 = Each round you are somebody else. In secret you take a character, and for this round its power is yours: to murder, to rob, to earn more, to build more, to destroy.
rules-aim-3 = Nobody knows who you are until your character is called. Half of the game is guessing who the others are; the other half is being somebody they did not guess.
rules-aim-4 = It is for 2 to 8 players and takes a quarter of an hour with bots, half an hour and more among people.

## Setting up

rules-setup = Setting up
    .also = start begin deal how many players number two three eight bank coins
rules-setup-1 = The deck has 66 district cards: 54 common ones and 12 special ones. Everybody begins with 4 cards and 2 gold. One player, drawn by lot, gets the Crown.
rules-setup-2 = Gold is limited: there are 30 coins in all. While the bank is empty, nobody can take gold from it; if it holds too little, you get what is there.
rules-setup-3 = Each rank from 1 to 8 has one character in the game: the classic one or the Dark City’s. Rank 9, the Artist or the Queen, can be added.
rules-setup-4 = Up to three special districts of the Dark City are simply added to the deck. For more than three, as many other cards leave the deck first: classic special districts by lot, and others if these run out.
rules-setup-5 = # How many play
rules-setup-6 = • 4 to 7 players: one character each, and 8 districts make a complete city.
rules-setup-7 = • 8 players: the same, but nine ranks are needed, or there would be too few characters.
rules-setup-8 = • 3 players: there is no Assassin and no Witch, for one murder would silence a third of the table. Everybody has one character. With so few to disturb one another cities grow fast, so 10 districts are needed. The table can agree on two characters each instead, with rank 1 and 8 districts.
rules-setup-9 = • 2 players: two characters each, so that each has two turns a round, with one hand, one purse and one city. 10 districts are needed. The Emperor and rank 9 are not in the game.
rules-setup-10 = • The Queen needs at least 5 players: with fewer, everybody sits next to nearly everybody.

## A round

rules-round = A round at a glance
    .also = phases order sequence overview
rules-round-1 = • The characters are shuffled and a few are put aside. Beginning with the Crown, everybody takes one in secret.
rules-round-2 = • The ranks are called from 1 upwards. Whoever holds the one that is called shows it and plays a turn.
rules-round-3 = • In a turn you take gold or cards, and then you may build a district. Once in the turn you may use your power.
rules-round-4 = • When all ranks have been called, the characters are collected. The next round begins with whoever has the Crown now.

## Choosing characters

rules-select = Choosing characters
    .also = draft pick pass selection aside face up face down left hidden crown
rules-select-1 = The characters are shuffled. Some are put aside face up for all to see, and one face down for nobody to see. The player with the Crown takes the rest, keeps one in secret and passes the others to the left; so does everybody in turn. The one card left over is put face down.
rules-select-2 = The King and the Emperor are never put aside face up: if one of them is turned over, another card takes its place, and it is shuffled back. Either may be the card that lies face down.
rules-select-3 = What you saw while choosing is yours alone to know, and worth remembering.
rules-select-4 = # Put aside with eight ranks
rules-select-5 = • 3 players: 2 face up, 1 face down, of the seven cards without rank 1
rules-select-6 = • 4 players: 2 face up, 1 face down
rules-select-7 = • 5 players: 1 face up, 1 face down
rules-select-8 = • 6 players: 1 face down
rules-select-9 = • 7 players: 1 face down; see below for the last player
rules-select-10 = # Put aside with nine ranks
rules-select-11 = • 3 players: 3 face up, 1 face down, of the eight cards without rank 1
rules-select-12 = • 4 players: 3 face up, 1 face down
rules-select-13 = • 5 players: 2 face up, 1 face down
rules-select-14 = • 6 players: 1 face up, 1 face down
rules-select-15 = • 7 players: 1 face down
rules-select-16 = • 8 players: 1 face down; see below for the last player
rules-select-17 = # Large tables and small ones
rules-select-18 = 7 players with eight ranks, or 8 with nine: only one card comes to the last player. That player also looks at the card put face down at the start, keeps one of the two and puts the other down.
rules-select-19 = 2 players: one card goes face down unseen. The player with the Crown keeps one of the seven left and passes six. The other keeps one, puts one face down and passes four. The first keeps one, puts one face down and passes two. The other keeps one and puts the last face down.
rules-select-20 = 3 players with two characters each: one card goes face down unseen. Everybody in turn keeps one of seven, six and five cards, then one of four, three and two. The last goes face down. With nine ranks, another goes face down unseen between the two circuits.

## Calling

rules-call = Calling the characters
    .also = reveal rank order answer silent crown
rules-call-1 = The ranks are called from 1 upwards. Whoever holds the character shows it and plays at once.
rules-call-2 = If nobody answers, nobody holds it, or its player was murdered and must keep silent. The others cannot tell which.
rules-call-3 = When a player answers, this happens in order: the Thief takes their gold, if this character was named; they thank the owner of the Ball Room; if it is the Tax Collector, rank 1 pays the tax; the King takes the Crown; then the turn begins.
rules-call-4 = When all have been called, a murdered character is shown. Then all characters are shuffled for the next round.
rules-call-5 = The Crown decides who chooses first. It stays where it is until the King is called or the Emperor gives it away.

## Your turn

rules-turn = Your turn
    .also = resource action take gold draw cards income power use end order
rules-turn-1 = You begin with the resource action, and you must take it: either 2 gold from the bank, or draw 2 cards, keep 1 and put the other under the deck.
rules-turn-2 = Then you may build one district.
rules-turn-3 = Your character’s power may be used once in the turn, whenever you like unless its text says otherwise. You never have to use it, except where it says “must”.
rules-turn-4 = Gold for districts, as the King has for noble ones, is collected once a turn and all at once, at any moment. If you build such a district first, it counts too.
rules-turn-5 = A special district in your city can be used once in your turn, at any moment, unless its text says otherwise.
rules-turn-6 = You end the turn yourself. Then, in this order: the Alchemist gets gold back, tax is paid, the Poor House gives, the Park gives.
rules-turn-7 = If the deck holds fewer cards than you would draw, you draw what there is. From an empty deck you cannot draw.

## Building

rules-build = Building
    .also = limit twice duplicate same name pay cost hand
rules-build-1 = You build from your hand, after the resource action: pay the cost to the bank and lay the card in your city. One district a turn is the rule; the Architect may build three.
rules-build-2 = A city never holds two districts of the same name, except by the Quarry or in the Wizard’s turn.
rules-build-3 = You may build more districts than a complete city needs.
rules-build-4 = Cards that leave a hand or a city go face down under the deck.

## The kinds

rules-kinds = The five kinds of district
    .also = colour color income noble religious trade military special unique
rules-kinds-1 = Every district is of one kind, told by its colour, its sign and, in places, a letter. Four kinds pay a character. All five kinds together in a city score 3 points.
rules-kinds-2 = • Noble districts pay the King and the Emperor.
rules-kinds-3 = • Religious districts pay the Bishop and the Abbot.
rules-kinds-4 = • Trade districts pay the Merchant.
rules-kinds-5 = • Military districts pay the Warlord and the Diplomat.
rules-kinds-6 = • Special districts pay nobody. Each has a rule of its own.

## The end

rules-end = The end of the game
    .also = last round complete finish protected
rules-end-1 = As soon as one city has the number of districts agreed on, usually 8, this round is the last. It is played out: everybody who has not been called yet still has a turn.
rules-end-2 = It stays the last round even if that city loses a district again.
rules-end-3 = Rank 8 can take nothing from a complete city. “Complete” is a city that has the number needed at that moment.
rules-end-4 = The Bell Tower lowers the number by one as long as it stands. The table can also agree on a last round.

## Points

rules-score = Points and victory
    .also = scoring count score bonus tie draw winner example
rules-score-1 = • Each district scores its cost. The Dragon Gate and the University score 8, though they cost 6.
rules-score-2 = • All five kinds in your city at the very end: 3 points.
rules-score-3 = • The first complete city: 4 points. Every other complete city: 2 points. You keep them if your city is broken later.
rules-score-4 = • Special districts score what their cards say, and each gold of the Artist on a district scores 1.
rules-score-5 = The highest total wins. Who has the same total shares the victory. If the table agreed to break ties, the points of the districts alone decide, then gold.
rules-score-6 = # An example
rules-score-7 = Anna was the first with a complete city: Temple 1, Tavern 1, Market 2, Battlefield 3, Castle 4, Town Hall 5, Library 6 and Dragon Gate 8, together 30. She has all five kinds, 3, and the first complete city, 4. That makes 37.
rules-score-8 = Ben has only seven districts: Haunted City 2, Castle 4, Harbor 4, Cathedral 5, Palace 5, Great Wall 6 and University 8, together 34. None of them is military, but the Haunted City counts as military in the end: all five kinds, 3. That makes 37 too.
rules-score-9 = They share the victory. Had the table agreed to break ties, Ben would win: 34 points of districts against 30.

## Rarely needed

rules-rare = Rarely needed
    .also = exception special case clarification rulings
rules-rare-1 = • Who names a character may name any in the game, also one that lies face up, but never the one being played. The Assassin, the Thief and the Witch have limits of their own.
rules-rare-2 = • Taking gold is allowed even from an empty bank. Other things that would change nothing cannot be chosen.
rules-rare-3 = • Tax, the Abbot’s gold, the Emperor’s reward and the price of an exchange go from purse to purse: an empty bank does not matter.
rules-rare-4 = • Who may only take the resource action, bewitched or in the Hospital, still has the use of the Library and the Observatory, and of nothing else: no bonus, no Poor House, no Park.
rules-rare-5 = • With two characters each, the two are separate: what names one does not touch the other. Nobody pays, robs or thanks themselves.
rules-rare-6 = • A question is asked before the game goes on: whoever is asked must answer, even where there is only one answer.
rules-rare-7 = • After the Warlord’s destruction or the Diplomat’s exchange only the end of the turn is left. So build first.
rules-rare-8 = • Cards that go under the deck together go there in the order of their English names, and the cards of a Museum after it.

## Options

rules-options = What a table can agree on
    .also = options variants house rules settings seed
rules-options-1 = All of this is set before the cards are dealt. What is named first is usual.
rules-options-2 = • Districts for a complete city: 8, with 2 or 3 players 10; anything from 6 to 12. With 7 it is the short game.
rules-options-3 = • Gold in all: 30 or 35 coins, or as much as is wanted.
rules-options-4 = • Three players: one character each, or two.
rules-options-5 = • Smithy: 2 gold for 3 cards, or 3 gold for 2 cards.
rules-options-6 = • A murdered King: takes the Crown at the end of the round, or does not.
rules-options-7 = • Ties: the victory is shared, or the points of the districts decide, then gold.
rules-options-8 = • Bell Tower, where 6 or 7 districts are needed: works, or does not.
rules-options-9 = • Rounds: no limit, or the 10th, 15th or 20th is the last.
rules-options-10 = • Seed: the number from which the cards are shuffled. The same seed at the same table deals the same game again.

## The signs

rules-signs = What the signs mean
    .also = legend icons symbols marks tilted dashed dim pale badge shield chip track
rules-signs-1 = # The row of characters
rules-signs-2 = # The players
rules-signs-3 = # Cards and districts
sign-waiting = Not called yet
sign-now = Golden ring: is playing now
sign-done = Shaded, with a shield: has been called; the shield says who played it
sign-absent = Pale and dashed: was called, and nobody answered
sign-aside = Square and tilted: lies face up, nobody has it this round
sign-dagger = Dagger: named by the Assassin
sign-pouch = Purse: named by the Thief
sign-hex = Star: bewitched
sign-shield = The player’s shield, the same all game
sign-crown = Has the Crown: chooses first next round
sign-coin = Gold in the purse
sign-cards = Cards in hand
sign-city = Districts built, and how many are needed
sign-down = A character not shown yet
sign-held = The Witch has named somebody and goes on later
sign-owes = Has built and will pay tax at the end of the turn
sign-chip = A district at its smallest: colour and sign are its kind, the number its cost
sign-artist = With a gold of the Artist: costs and scores 1 more
sign-museum = With cards under it: the Museum
sign-edge = Coins on the edge of a card: what it costs
sign-off = Dashed button: not possible now; it says why

## Keys

rules-keys = Keys
    .also = keyboard shortcut
rules-keys-1 = • 1 to 9: choose
rules-keys-2 = • U: undo
rules-keys-3 = • H: what would you do?
rules-keys-4 = • L: log
rules-keys-5 = • R: read the table aloud
rules-keys-6 = • C: go to the players
rules-keys-7 = • M: menu
rules-keys-8 = • ?: this book
rules-keys-9 = • Escape: back, or close

## The bots

rules-bots = How fair the bots are
    .also = computer cheat artificial intelligence strength hint
rules-bots-1 = A bot knows what you would know in its seat: what lies open, its own cards, what it saw while choosing and what it can infer. The game gives it no more than that, and tests keep it so.
rules-bots-2 = The cards are shuffled before anybody chooses, and never to suit anyone. A stronger bot thinks further; it does not see further.
rules-bots-3 = The same holds for “What would you do?”: the advice comes from what you yourself can see.
rules-bots-4 = The bots think on your device. Nothing about your games leaves it.

## Rulings on the characters

ruling-assassin-1 = You name a character, not a player. If nobody holds it, nothing happens, and nobody learns before the end of the round whether you hit.
ruling-assassin-2 = Rank 1 cannot be named.
ruling-assassin-3 = Whoever is murdered has no turn, is not robbed, collects nothing and protects nothing. Only a Hospital in their city still lets them take gold or cards.
ruling-assassin-4 = A murdered King still takes the Crown at the end of the round, unless the table agreed otherwise. If the Emperor is murdered, the Crown stays where it is.
ruling-assassin-5 = If you build before the Tax Collector is called, you pay the tax when that happens.
ruling-assassin-6 = With three players and one character each there is no rank 1.
ruling-witch-1 = You take your resource action, name a character and stop; you cannot build before. If you name nobody, you play and build as usual, as a character without a power.
ruling-witch-2 = When the bewitched character is called, its player shows it and takes gold or cards; that is their whole turn. They use no power, build nothing and get no bonus.
ruling-witch-3 = Then you go on with that character’s powers, but with your own hand, gold and city: income, the Merchant’s gold, the Architect’s two cards and three builds, and so on. You take no second resource action.
ruling-witch-4 = Bewitched King: the Crown goes to the King’s player, not to you. Bewitched Emperor: you give the Crown away.
ruling-witch-5 = Bewitched Bishop: your city is protected, not the Bishop’s. Bewitched Tax Collector: taxes go to you. Bewitched Navigator: the extra gold or cards are yours, and then you cannot build.
ruling-witch-6 = If nobody holds the character you named, your turn does not go on, and you build nothing this round.
ruling-witch-7 = The Thief can rob neither you nor the bewitched. A Hospital does not help the bewitched.
ruling-witch-8 = A special district you used before you stopped stays used. The Poor House and the Park give once, at the end of the second part, or when the character you named has been called and nobody answered.
ruling-witch-9 = Robbery and the Ball Room’s thanks concern the bewitched player, never you. If that player refuses to thank, they lose the resource action, and you go on all the same.
ruling-thief-1 = You get the gold when that character is shown, before its player does or gains anything: all they have then, nothing of what they earn afterwards.
ruling-thief-2 = You cannot name rank 1, the murdered character or the bewitched one.
ruling-thief-3 = If nobody holds the character you named, you get nothing.
ruling-thief-4 = Who refuses to thank in the Ball Room is robbed all the same.
ruling-thief-5 = With two characters each, naming your own other one brings nothing: nobody robs themselves.
ruling-tax_collector-1 = One gold a turn, however many districts were built in it. Who has no gold when the turn ends pays nothing, then or later.
ruling-tax_collector-2 = An Assassin who has built pays when you are called, and so does a Witch who bewitched nobody. A Witch who goes on as another character pays at the end of that turn.
ruling-tax_collector-3 = The Alchemist gets gold back before tax is due. The Poor House gives after tax is paid: who pays the last gold gets one.
ruling-tax_collector-4 = Murdered, you collect nothing. Bewitched, the taxes go to the Witch.
ruling-tax_collector-5 = If you refuse to thank in the Ball Room, rank 1 pays you nothing; those who build later still do.
ruling-magician-1 = You may swap an empty hand for a full one. Only two empty hands cannot be swapped.
ruling-magician-2 = To exchange with the deck, the cards go under it first; then you draw as many.
ruling-magician-3 = It is one or the other, once in the turn: before the resource action, after it, or after building.
ruling-magician-4 = After a swap each of the two knows what the other holds.
ruling-wizard-1 = The hand must hold a card. Once you have looked at it you must take one.
ruling-wizard-2 = You can build that card at once if you have taken your resource action and can pay. This build does not count: you may build another.
ruling-wizard-3 = In this turn you may build districts that stand in your city already. They stay.
ruling-king-1 = You take the Crown as soon as you are called, whether or not you use your power.
ruling-king-2 = Murdered, you show yourself when the round is over and take the Crown then; a table can agree that you do not.
ruling-king-3 = Bewitched, you still take the Crown; the gold for noble districts is the Witch’s.
ruling-king-4 = Who refuses to thank in the Ball Room takes no Crown.
ruling-king-5 = The King never lies face up among the cards put aside.
ruling-emperor-1 = The Crown must be given before you can end your turn: to anybody but yourself and the player who has it. If there is nobody else, it stays.
ruling-emperor-2 = The receiver chooses between 1 gold and 1 card for you, and gives nothing if they have neither. Gold that the Throne Room has just paid them can be given.
ruling-emperor-3 = Murdered, the Crown stays where it is. Bewitched, the Witch gives it away.
ruling-emperor-4 = With two players there is no Emperor.
ruling-bishop-1 = Rank 8 can neither destroy nor exchange in your city until the round is over, not even your own second character.
ruling-bishop-2 = A murdered Bishop protects nothing. If the Bishop is bewitched, the Witch’s city is protected in place of yours.
ruling-bishop-3 = The Armory is not rank 8: it reaches your city.
ruling-bishop-4 = A complete city is protected anyway; your protection is for the time before.
ruling-abbot-1 = The richest player pays you, by what everybody has at that moment. If you are the richest, or several share the first place, nobody pays.
ruling-abbot-2 = You may choose the moment in your turn, once. The gold comes from that player’s purse.
ruling-merchant-1 = The extra gold comes after the resource action, whether you took gold or cards.
ruling-merchant-2 = If the Merchant is bewitched, both the extra gold and the income are the Witch’s.
ruling-alchemist-1 = You get back what you paid for districts, and nothing else: not the Smithy’s price, for example.
ruling-alchemist-2 = You must have the gold first. It comes back at the end of the turn, before tax is paid.
ruling-alchemist-3 = Trade districts pay the Alchemist nothing.
ruling-architect-1 = The two extra cards come after the resource action, and you keep both. The Library and the Observatory do not change them.
ruling-architect-2 = You may build up to three districts, each for its full cost.
ruling-architect-3 = If the Architect is bewitched, cards and builds are the Witch’s.
ruling-navigator-1 = You take the extra after the resource action and before anything is built. Then you cannot build this turn.
ruling-navigator-2 = You keep all four cards.
ruling-navigator-3 = With an empty bank or deck that half of the choice is gone.
ruling-warlord-1 = You destroy last: after it only the end of your turn is left. A district that costs 1 is destroyed for nothing.
ruling-warlord-2 = Not in a complete city, not in the Bishop’s, not the Keep. Your own districts can be destroyed, if your city is not complete.
ruling-warlord-3 = The Dragon Gate and the University cost 5 to destroy. The Great Wall makes every other district of its city 1 dearer, for its own player too. A gold of the Artist does the same for its district.
ruling-warlord-4 = The card goes under the deck, unless the owner of the Graveyard pays 1 gold for it.
ruling-warlord-5 = A murdered Bishop is not protected.
ruling-diplomat-1 = If your district is cheaper, you pay that player the difference. If it is dearer, you get nothing back.
ruling-diplomat-2 = Not with the Bishop’s city, not from a complete one, and never the Keep, neither theirs nor yours. Your own city may be complete.
ruling-diplomat-3 = For any other district of a city with the Great Wall you pay 1 gold more, to the bank.
ruling-diplomat-4 = The two must have different names, and neither city may have a name twice afterwards, unless it then holds the Quarry.
ruling-diplomat-5 = The cards of a Museum and a gold of the Artist go along with the district. The Graveyard does nothing.
ruling-diplomat-6 = You exchange last: after it only the end of your turn is left.
ruling-artist-1 = The gold is your own. A district can bear one gold and no more, in the whole game.
ruling-artist-2 = Such a district costs rank 8 one more as well.
ruling-artist-3 = If the district is destroyed, the gold goes to the bank. If it is exchanged, the gold goes along.
ruling-queen-1 = “Beside” is the next seat to the left or right. The King and the Emperor both count.
ruling-queen-2 = If the player beside you holds a murdered rank 4, your gold comes by itself when the round is over. A murdered Queen gets nothing.
ruling-queen-3 = A King who refused to thank in the Ball Room was called all the same: you get your gold.
ruling-queen-4 = The Queen needs at least 5 players.

## Rulings on the special districts

ruling-haunted_city-1 = It helps you to all five kinds at the end. The page chooses the best kind for you.
ruling-haunted_city-2 = If it counts as another kind, it is no special district for the Wishing Well. It never counts for income.
ruling-keep-1 = Its own player cannot give it away as the Diplomat or destroy it as the Warlord either. The Armory can destroy it.
ruling-keep-2 = There are two in the deck, but a city holds one, except by the Quarry or in the Wizard’s turn.
ruling-laboratory-1 = You may discard even when the bank is empty; then you get nothing for it.
ruling-smithy-1 = If the deck holds fewer cards, you draw what there is. With an empty deck it cannot be used.
ruling-observatory-1 = It is for the resource action alone, not for cards drawn in any other way.
ruling-graveyard-1 = It works for any district the Warlord destroys, yours or another’s, also when the Witch plays the Warlord. You need 1 gold.
ruling-graveyard-2 = Not when you are the one who destroys, not for the Armory, not for an exchange, and not for the Graveyard itself.
ruling-graveyard-3 = If a Museum is saved, the cards under it are lost all the same.
ruling-library-1 = It is for the resource action alone, not for cards drawn in any other way. It works for the bewitched, too.
ruling-school_of_magic-1 = It counts for whichever character you are, as one district. At the end it is special.
ruling-great_wall-1 = The Wall itself is not made dearer: it costs 5 to destroy.
ruling-great_wall-2 = The Diplomat pays the 1 gold to the bank. A Warlord who destroys in a city of their own with a Wall pays it too; exchanging one’s own districts away costs nothing.
ruling-dragon_gate-1 = To rank 8 it is worth its cost: 5 gold to destroy.
ruling-university-1 = To rank 8 it is worth its cost: 5 gold to destroy.
ruling-lighthouse-1 = You may also take nothing. The deck is shuffled either way. With an empty deck nothing is asked.
ruling-armory-1 = It reaches complete cities, the Bishop’s city and the Keep, but never a district of your own.
ruling-armory-2 = It costs no gold, and the Graveyard does not help.
ruling-museum-1 = If it is destroyed, its cards go under the deck. If it is exchanged, they go along with it. They do not make it dearer for rank 8.
ruling-imperial_treasury-1 = Only gold in your purse counts, not what lies on districts.
ruling-map_room-1 = Cards under a Museum are not in your hand.
ruling-wishing_well-1 = It does not count itself, nor a Haunted City that counts as another kind.
ruling-quarry-1 = An exchange may bring a second district of a name into the city that holds the Quarry afterwards.
ruling-poor_house-1 = It gives after tax is paid. The bewitched and those in the Hospital get nothing.
ruling-bell_tower-1 = It works for everybody and nobody can refuse it. If some city has the lower number already when it is built, this round is the last.
ruling-bell_tower-2 = Who has the lower number at that moment, the builder included, gets 4 points for a complete city; all who come later get 2. If nobody has it yet, the first gets 4 and the others 2, as always.
ruling-bell_tower-3 = If it is destroyed before a city is complete, the old number holds again. Points for a complete city stay; the protection of a city that is no longer complete does not.
ruling-bell_tower-4 = Where 6 or 7 districts are needed, the table can agree that it does nothing.
ruling-factory-1 = It does not make itself cheaper, nor other districts cheaper for rank 8.
ruling-park-1 = The bewitched and those in the Hospital get nothing.
ruling-hospital-1 = You show your character when it is called. No power, no building, no bonus; but the Library and the Observatory work.
ruling-hospital-2 = It does not help the bewitched. A murdered King still takes the Crown only at the end of the round.
ruling-hospital-3 = You must thank in the Ball Room first, like everybody.
ruling-throne_room-1 = It pays whenever the Crown changes hands, whoever has it, also at the end of the round and of the game. If the King has the Crown already, it does not change hands.
ruling-ball_room-1 = Each player is asked when called; bots always thank. You do not have to thank yourself.
ruling-ball_room-2 = Who refuses is robbed all the same, if the Thief named them, and does nothing else: no turn, no Crown.

## The edition of 2016

rules-2016 = The edition of 2016
    .also = edition 2016 new unique warrant threat bribe presets
rules-2016-1 = The newer edition has 27 characters, three of each rank, and 30 unique districts, of which a table chooses 14. The round, the turn and building are as in this book, but for what follows. Cards of the two editions are never mixed.
rules-2016-2 = # Setting up
rules-2016-3 = • The 54 common districts and 14 unique ones. Special districts are called unique here, and each is there once. The Barracks stand where the Battlefield was.
rules-2016-4 = • Gold is without limit, unless the table agrees otherwise.
rules-2016-5 = • 7 districts make a complete city; with 2 or 3 players 8.
rules-2016-6 = • One character of each rank. 3 and 8 players need the ninth rank; 2 play without it. The Queen needs at least 5 players, the Emperor 3.
rules-2016-7 = • 3 players hold two characters each: one card face down, picks from 8, 7 and 6, one of the five left face down, picks from 4, 3 and 2, the last face down. 2 players choose as in the older edition.
rules-2016-8 = • No character of rank 4 lies face up.
rules-2016-9 = # The turn
rules-2016-10 = • A power can be used once, at any time of the turn, also before gathering, unless its text says when. So rank 8 may act first and build afterwards.
rules-2016-11 = • The Seer and the Scholar may build two districts, the Architect three, the Trader any number of trade districts beside the one, the Navigator none.
rules-2016-12 = • The Stables, a district the Wizard builds at once and the Trader’s trade districts do not use up the limit.
rules-2016-13 = • At the end of a turn the Poor House gives first, then the Alchemist gets gold back, then the Park gives.
rules-2016-14 = # Warrants and threats
rules-2016-15 = The Magistrate lays three warrants face down, one of them signed. When a marked player first pays to build, the Magistrate is asked before anything else, for a blank warrant too, since not asking would tell.
rules-2016-16 = The Blackmailer lays two threats face down, one with the flower. A threatened player gathers first. Then they pay half of their gold, or the Blackmailer may turn the threat up. What comes on top of gathering comes after that, and is safe.
rules-2016-17 = Everybody sees which characters are marked; only who laid the tokens knows the real one. They stay until the round is over.
rules-2016-18 = # Rank 8
rules-2016-19 = • The Warlord, the Diplomat and the Marshal never touch a complete city of another player, the Bishop’s city or the Keep. For any other district of a city with the Great Wall they pay 1 gold more, to the bank.
rules-2016-20 = • The Diplomat and the Marshal never bring a name into a city that is there already, whether or not it has the Quarry.
rules-2016-21 = # Taxes
rules-2016-22 = In a game with the Tax Collector, whoever builds a district lays 1 gold by, if any is left. What lies there stays from round to round until the Tax Collector takes it.
rules-2016-23 = # The end
rules-2016-24 = • The Monument counts as two districts towards a complete city. A city is complete however the last district came.
rules-2016-25 = • At the end of the round the murdered King or Patrician takes the Crown, and a murdered Emperor gives it away; in the last round too, before the points are counted.
rules-2016-26 = • Of those with the same total, whoever had the character of the highest rank in the last round wins; a murdered character does not count. The table can agree that they share the victory.

## Rulings on the characters of 2016

ruling-magistrate-1 = Any three characters of the game but rank 1 can be marked, also those that lie face up. Nobody is asked about your own other character.
ruling-magistrate-2 = Only the first district that a marked player pays for: later ones in the turn are safe. What is built without paying leaves the chance for the next.
ruling-magistrate-3 = The builder gets back the gold paid, but not cards, and the build is used up. The other warrants are void then. You may also let it pass; that warrant is void and stays face down.
ruling-magistrate-4 = You cannot take a district you have already, nor a Monument you could not build.
ruling-witch-2016-1 = You must gather and must name a character. Of your districts only the Gold Mine, the Library and the Observatory work before you stop.
ruling-witch-2016-2 = The bewitched player gathers and is done: no power, nothing on top, no building, nothing at the end of the turn. You go on with all that the character can do, but do not gather again.
ruling-witch-2016-3 = A bewitched King or Patrician takes the Crown; the income is yours. As the Navigator you cannot build. As the Bishop your city is protected.
ruling-witch-2016-4 = If nobody has the character, you do not go on, and your Poor House and Park give nothing this round.
ruling-spy-1 = You name the kind before you look. A kind that is not there may be named. The Secret Vault is a unique card.
ruling-spy-2 = You draw a card for each card of the kind, also for those the player could not pay for.
ruling-blackmailer-1 = Not rank 1, not the Blackmailer, not the murdered and not the bewitched character.
ruling-blackmailer-2 = The bribe is half of the gold after gathering, rounded down. With 0 or 1 gold it is nothing, and still counts. A threat that was paid for stays unseen.
ruling-blackmailer-3 = For the flower you take all that player’s gold; the other threat is taken away. A blank one does nothing.
ruling-blackmailer-4 = A threat on a character nobody has does nothing, and so does one on your own other character.
ruling-seer-1 = You may give back the same card, another player’s, or one of your own. All hands end as large as they were.
ruling-seer-2 = Who had no card is passed over both times. You and each of them know the two cards that passed between you.
ruling-emperor-2016-1 = The Crown must be given before your turn ends. You choose gold or card; the card is drawn at random. You must take something if it is there.
ruling-emperor-2016-2 = Murdered, you show yourself when the round is over and give the Crown away then, taking nothing.
ruling-patrician-1 = You take the Crown as soon as you are called, also if you are bewitched; the cards are the Witch’s then.
ruling-abbot-2016-1 = You say how many gold and how many cards before you take them. The School of Magic is one of either.
ruling-abbot-2016-2 = If several share the most gold, you choose which of them pays. If you are one of them, nobody does.
ruling-cardinal-1 = You pay all your own gold first, and borrow exactly the rest from one player, who must have it and cannot refuse.
ruling-cardinal-2 = You need as many cards beside the one you build. The lender sees them. A loan is not mixed with any other way to pay.
ruling-trader-1 = Trade districts never use up your one build, whether you build them before or after the other district.
ruling-navigator-2016-1 = You cannot build this turn, whether or not you take the extra, and not even the Stables.
ruling-scholar-1 = If the deck holds fewer than seven cards, you draw those. Only you see them. You may do it before gathering.
ruling-warlord-2016-1 = You may destroy before gathering and build afterwards. Your own districts can be destroyed, if your city is not complete.
ruling-warlord-2016-2 = A gold of the Artist makes a district 1 dearer, and so does the Great Wall for every other district of its city.
ruling-diplomat-2016-1 = If your district is cheaper, you pay that player the difference. Your own city may be complete.
ruling-diplomat-2016-2 = Neither city may get a name that stands in it already. The 1 gold for a Great Wall goes to the bank, and is due even where there is no difference.
ruling-marshal-1 = The Artist’s gold counts for the bound of 3, the Great Wall does not: you pay 1 more for it, to the bank.
ruling-marshal-2 = What lies on or under the district comes with it. It may complete your city.
ruling-tax_collector-2016-1 = It is paid for each district that is built, whether the Tax Collector was chosen or not. Not for districts that rank 8 moves.
ruling-tax_collector-2016-2 = The tax for a confiscated district is the Magistrate’s.

## Rulings on the cards of both editions, where they are others in that of 2016

ruling-assassin-2016-1 = { ruling-assassin-1 }
ruling-assassin-2016-2 = { ruling-assassin-2 }
ruling-assassin-2016-3 = Whoever is murdered has no turn, is neither robbed nor threatened, collects nothing and protects nothing.
ruling-assassin-2016-4 = A murdered King or Patrician takes the Crown when the round is over; a murdered Emperor gives it away then.
ruling-assassin-2016-5 = If you murder the Tax Collector, whoever builds lays gold by all the same. It stays there for a later round.
ruling-thief-2016-1 = { ruling-thief-1 }
ruling-thief-2016-2 = { ruling-thief-2 }
ruling-thief-2016-3 = { ruling-thief-3 }
ruling-thief-2016-4 = { ruling-thief-5 }
ruling-wizard-2016-1 = { ruling-wizard-1 }
ruling-wizard-2016-2 = If you have gathered, you can build that card at once and pay for it in any way you could pay for one of your own. This build does not count: you may build another. A warrant is asked about as ever.
ruling-wizard-2016-3 = { ruling-wizard-3 }
ruling-king-2016-1 = { ruling-king-1 }
ruling-king-2016-2 = Murdered, you show yourself when the round is over and take the Crown then.
ruling-king-2016-3 = { ruling-king-3 }
ruling-king-2016-4 = { ruling-king-5 }
ruling-bishop-2016-1 = Rank 8 can neither destroy, exchange nor take districts of yours until the round is over, not even your own second character.
ruling-bishop-2016-2 = { ruling-bishop-2 }
ruling-bishop-2016-3 = { ruling-bishop-3 }
ruling-bishop-2016-4 = { ruling-bishop-4 }
ruling-alchemist-2016-1 = You get back what you paid for districts, and nothing else: no tax, and not the Smithy’s price.
ruling-alchemist-2016-2 = You must have the gold first. It comes back at the end of the turn, after the Poor House has given.
ruling-alchemist-2016-3 = Gold that came back to you for a confiscated district does not come back once more.
ruling-alchemist-2016-4 = { ruling-alchemist-3 }
ruling-artist-2016-1 = { ruling-artist-1 }
ruling-artist-2016-2 = The gold counts with the cost everywhere: for rank 8, for the Marshal’s bound of 3, for the Basilica and for points.
ruling-artist-2016-3 = If the district is destroyed or given up, the gold goes to the bank. If it is exchanged or taken, the gold goes along.
ruling-queen-2016-1 = “Beside” is the next seat to the left or right. The King, the Emperor and the Patrician all count.
ruling-queen-2016-2 = { ruling-queen-2 }
ruling-queen-2016-3 = { ruling-queen-4 }
ruling-keep-2016-1 = { ruling-keep-1 }
ruling-school_of_magic-2016-1 = It counts for whichever character you are, as one district, for gold and for cards. At the end it is unique.
ruling-great_wall-2016-1 = { ruling-great_wall-1 }
ruling-great_wall-2016-2 = The Diplomat and the Marshal pay the 1 gold to the bank. A Warlord who destroys in a city of their own with a Wall pays it too; exchanging one’s own districts away costs nothing.
ruling-museum-2016-1 = If it is destroyed or given up, its cards go under the deck. If it is exchanged or taken, they go along with it. They do not make it dearer for rank 8.
ruling-park-2016-1 = The bewitched get nothing, nor does a Witch who does not go on.

## Rulings on the unique districts

ruling-haunted_quarter-1 = The page chooses the kind that gives you most in all. As another kind it is not unique any more.
ruling-stables-1 = It does not count even when it is confiscated. The Navigator cannot build it.
ruling-armory-2016-1 = It reaches the Bishop’s city, the Keep and your own districts, but no complete city. The Armory itself may stand in one.
ruling-framework-1 = What is built with it counts as a build and is taxed, but no warrant asks about it.
ruling-statue-1 = The Crown counts after a murdered King, Patrician or Emperor has been seen to.
ruling-basilica-1 = A gold of the Artist counts with the cost.
ruling-monument-1 = For everything but the size of the city it is one district.
ruling-observatory-2016-1 = With the Library you keep all three.
ruling-poor_house-2016-1 = The bewitched get nothing, nor does a Witch who does not go on.
ruling-capitol-1 = Once, however often there are three. Unique is a kind too, and the Capitol counts.
ruling-ivory_tower-1 = A Haunted Quarter that counts as another kind does not disturb it.
ruling-laboratory-2016-1 = You may discard even when the bank is empty; you get what is there.
ruling-necropolis-1 = Any of your districts will do. It counts as a build and is taxed, but no warrant asks about it.
ruling-quarry-2016-1 = It helps who builds, not the Magistrate, the Diplomat or the Marshal.
ruling-wishing_well-2016-1 = A Haunted Quarter that counts as another kind is not counted.
ruling-gold_mine-1 = It works for the bewitched and for the Witch, too.
ruling-library-2016-1 = It is for the resource action alone. It works for the bewitched, too.
ruling-theater-1 = Everybody sees who exchanges with whom; the two alone know the cards. With two or three players you say which of yours you give, and get one of the other’s at random.
ruling-thieves_den-1 = The cards go under the deck. If it is confiscated, you get back the gold, not the cards.
ruling-secret_vault-1 = It counts for the Map Room as well, and can be discarded, given and taken like any card.
