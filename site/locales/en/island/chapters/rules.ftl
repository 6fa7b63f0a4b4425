# The rules in short.
help-goal = Be the first to reach the points on your own turn. A settlement is 1, a city 2.
help-place = Each player places two settlements with a road each; the second one brings a card for each hex around it. Settlements are at least two paths apart.
help-throw = Throw the dice: hexes with that number bring 1 card to each settlement beside them and 2 to each city.
help-seven = On a seven, each player with more than seven cards discards half. Then move the robber: that hex brings nothing, and you take a card from a player beside it.
help-build = Roads lead on from your own; a settlement needs a road; a city replaces a settlement.
help-trade = Trade with the bank 4 for 1, at harbours 3 or 2 for 1, or offer a trade to the others.
help-cards = Play one development card a turn, not the one just bought. Points stay secret and count at once.
help-prizes = The longest road of at least five, and the most knights of at least three, are worth 2 points each.
head-goal = Goal
head-place = Placing
head-throw = The throw
head-seven = The seven and the robber
head-build = Building
head-trade = Trade
head-cards = Development cards
head-prizes = Longest Road and Largest Army

# The rulebook. A paragraph is a message of its own, counted from 1. `.also` are more words by which a section is found.
book-search = Search the rules
book-search-hint = robber, harbour, longest road…
book-found = { $count ->
    [0] Nothing found. Try another word, or a shorter one.
    [one] Found in 1 section
   *[other] Found in { $count } sections
 }
book-short = The rules in short
book-next = Next: { $title }

rules-setup = Setting up
    .also = place placing start first settlements board random beginner
rules-setup-1 = The island has 19 hexes: forests bring wood, hills brick, pastures wool, fields grain and mountains ore; the desert brings nothing. The dots below a number say how often it comes in 36 throws.
rules-setup-2 = From the first player on, each places a settlement and a road beside it; then from the last player back to the first, each places a second settlement and road.
rules-setup-3 = The second settlement brings one card of each hex around it.
rules-setup-4 = Settlements are never on neighbouring corners, of one player or of several: at least one corner lies between them.
rules-setup-5 = With “{ option-start-quick }” the corners with the most dots are chosen for everyone, and the game begins with the first throw.

rules-turn = A turn
    .also = order steps dice throw
rules-turn-1 = Throw the dice once. Then trade, build and buy cards in any order, as often as you can pay, and end your turn.
rules-turn-2 = Before the throw you may only play a development card.
rules-turn-3 = Nobody else builds, buys or plays cards in your turn; they only answer your offers.
rules-turn-4 = With the dice deck each throw is a card of a deck of 36, one for each way in which two dice can fall. When five cards are left, all are shuffled again.

rules-harvest = What the throw brings
    .also = resources yield produce production shortage bank
rules-harvest-1 = Each hex with the number thrown brings a card of its kind: 1 for each settlement beside it, 2 for each city. This holds for everyone, in every turn.
rules-harvest-2 = The hex with the robber brings nothing.
rules-harvest-3 = If the bank has too few cards of a kind for everyone, nobody gets any of it; if only one player would get it, that player takes what is left. The bank begins with 19 cards of each kind; what is paid or discarded goes back to it.

rules-seven = The seven and the robber
    .also = discard steal bust thief knight
rules-seven-1 = On a seven, everyone with more than seven resource cards discards half of them, rounded down, of their own choice. Development cards do not count.
rules-seven-2 = Then the player who threw moves the robber to another hex.
rules-seven-3 = They take one card at random from a player with a building at that hex.
rules-seven-4 = A knight moves the robber in the same way, without any discarding.
rules-seven-5 = Friendly robber: hexes of players with two points or fewer are spared; secret point cards do not count.
rules-seven-6 = In rounds without a seven, a seven is thrown again.

rules-build = Building
    .also = road settlement city cost price pieces
rules-build-1 = A road continues from your own road or building, but not through another player’s building.
rules-build-2 = A settlement needs one of your roads and keeps its distance from every other building.
rules-build-3 = A city replaces one of your settlements, which you may build again elsewhere.
rules-build-4 = Everyone has 15 roads, 5 settlements and 4 cities.

rules-trade = Trade
    .also = bank harbour offer exchange counter-offer rate
rules-trade-1 = The bank takes four cards of a kind for one of another. With a building at a harbour it takes three, or two of the kind that the harbour shows.
rules-trade-2 = In your turn you may make offers. The others answer one after another, and you close with one of them or with nobody.
rules-trade-3 = Each side of an offer is one to three cards, and no kind stands on both sides.
rules-trade-4 = You may leave one side open, “anything”, and let the others say what they give or want.
rules-trade-5 = Instead of accepting, a player may make a counter-offer that changes one side.
rules-trade-6 = There are at most five offers in a turn, unless the setup says otherwise.

rules-cards = Development cards
    .also = knight monopoly plenty point buy
rules-cards-1 = Buy a card from the deck and keep it secret. The deck has 25: 14 knights, 5 points and 2 of each other kind. Development cards are never traded, stolen or discarded.
rules-cards-2 = Play one card a turn, before or after the throw, but not one that you bought in the same turn. It is then out of the game.
rules-cards-3 = Knight: move the robber and take a card.
rules-cards-4 = Free roads: build two roads at once, without cost; only one if there is no piece or place for another.
rules-cards-5 = Year of plenty: take two cards of your choice from the bank, alike or not, as far as it has them.
rules-cards-6 = Monopoly: name a kind; all others give you all their cards of it.
rules-cards-7 = Point: one point. It is never played and counts at once, in secret.

rules-prizes = Longest Road and Largest Army
    .also = award bonus points knights
rules-prizes-1 = The first player with an unbroken road of at least five has the Longest Road, worth 2 points. A longer road of another player takes it.
rules-prizes-2 = Branches do not add up. Another player’s building on a corner breaks a road there.
rules-prizes-3 = If several players then have the longest road, its holder keeps it while tied for it; otherwise it is set aside until one player alone has it.
rules-prizes-4 = The first player who has played three knights has the Largest Army, worth 2 points. A player with more takes it.

rules-end = The end
    .also = win winner points goal tie
rules-end-1 = A settlement is worth 1 point, a city 2, each prize 2 and each point card 1.
rules-end-2 = The first player to have ten points in their own turn wins at once. The setup may set another goal.
rules-end-3 = Points that come in another player’s turn win when your own turn begins.
rules-end-4 = At the end all point cards are shown and counted.

rules-keys = Keys and buttons
    .also = keyboard shortcut undo hint
rules-keys-1 = 1 to 9 choose what is listed. R, S and C build a road, a settlement or a city, D buys a development card. Space throws the dice or ends the turn.
rules-keys-2 = Arrows go from place to place on the island, Home to the best one, End to the last; , and . go through them from the best on. Enter builds at the place that is selected.
rules-keys-3 = U takes back the last decision, H gives a hint, L opens the log, A reads the table aloud, P goes to the players, M opens the menu, ? opens these rules, and a colon lets you type a move, such as “end”. Escape closes what is open.
rules-keys-4 = A decision cannot be taken back once something was thrown, drawn or stolen, or when another player has answered.
