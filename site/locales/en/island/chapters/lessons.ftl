## The first: placing

lesson-placing = Your first settlements
    .about = What the hexes and the numbers mean, and where it pays to settle.
lesson-placing-chapter-first = The first settlement
lesson-placing-chapter-second = The second settlement
lesson-placing-welcome = Welcome to the island! Here you collect cards, build with them, and trade. The first player to have ten points in their own turn wins.
lesson-placing-land = Each hex brings one kind of card. Forests bring wood, hills brick, pastures wool, fields grain, mountains ore. The desert brings nothing.
lesson-placing-numbers = Each turn begins with two dice. If they show 6, every hex with a 6 brings cards. The dots below the number say how likely that is: 5 of 36 throws.
lesson-placing-corners = You settle at corners, where up to three hexes meet. When one of them brings cards, each settlement at its corners gets one.
lesson-placing-settle = Settle at the corner with the golden ring. Mountains, hills and a field meet there, and 11 of 36 throws bring you a card. Tap it, then “{ place-settle }”.
    .any = Choose the corner with the golden ring: few places have more dots.
lesson-placing-road = A road goes with it. You build your next settlements at the ends of your roads, so point it where you want to go: to the left.
    .any = This time, build the road with the golden ring.
lesson-placing-distance = Two settlements are never next to each other: at least one corner between them stays empty. So the best places go fast.
lesson-placing-others = Now the others, one after the other. Watch which corners they take.
lesson-placing-snake = { seat-name-bot-3 } is last, and places twice. Then it goes back the other way: the first player chooses last, and that is you.
lesson-placing-settle-two = You have ore, brick and grain. Wood and wool are missing. The corner with the golden ring has both, and more brick.
    .any = Look for wood and wool, which you do not have yet. The corner with the golden ring has both.
lesson-placing-harbour = Along the coast there are harbours. With a settlement here you trade two ore for any one card. At the others it is two of one kind, or any three alike.
lesson-placing-road-two = Build your road towards that harbour. One more, and you can settle there.
    .any = The harbour lies to the right: build the road with the golden ring.
lesson-placing-cards = The second settlement brings your first cards at once, one of each hex beside it: wood, brick and wool.
lesson-placing-next = All is placed, and you throw first. Next, see what you can do in a turn. Or play on from here: a coach tells you what a good player would do.

## The second: a turn

lesson-turn = A turn
    .about = Throw, build a road, a settlement and a city, and buy a development card.
lesson-turn-chapter-build = Throw and build
lesson-turn-chapter-city = The others’ turns
lesson-turn-chapter-card = Development cards
lesson-turn-welcome = Some rounds later. These two settlements are yours, and each is 1 point. Below the island are your cards.
lesson-turn-roll = Your turn. It always begins with a throw.
lesson-turn-harvest = A 6! The field brings 1 grain to every settlement beside it: to yours, and to that of { seat-name-bot-3 }.
lesson-turn-costs = After the throw you may build as much as you can pay. Here is what it costs. A faint sign is a card that you do not have.
lesson-turn-road = A road costs 1 wood and 1 brick. Build one towards the sea: tap “{ price-road }”, then the path with the golden ring.
    .buy = You need the grain for a settlement. First build the road.
    .end = Not yet: you can build. First the road.
    .any = Build the road with the golden ring: a good corner lies at its end.
lesson-turn-settle = Now there is room for a settlement, two corners from your first. It costs wood, brick, wool and grain, and you have one of each.
    .buy = That can wait. A settlement brings cards for the rest of the game: build that.
    .end = Not yet: you can pay for a settlement.
    .any = Keep your wood and brick: they are for the settlement.
lesson-turn-points = Your third settlement, your third point. From now on an 8 and a 5 bring you more.
lesson-turn-end = Nothing more to build. End your turn.
lesson-turn-others = Now the others have a turn each. But do not look away: every throw brings cards to everybody.
lesson-turn-first = { seat-name-bot-1 } threw a 6, and you got 1 grain. You get cards in every turn, not only in your own.
lesson-turn-eight = After another 6, an 8: your new settlement has brought its first card, a wood.
lesson-turn-roll-two = Your turn again: throw.
lesson-turn-city = A 3, and 1 ore. Now you have 3 ore and 2 grain: that makes a city out of a settlement. Choose the one where three hexes meet.
    .end = Not yet: you can pay for a city.
    .any = At the corner with the golden ring a city brings most.
lesson-turn-double = A city is 2 points in place of 1, and gets two cards in place of one.
lesson-turn-end-two = End your turn.
lesson-turn-twice = There it is: a 6, and your city got 2 grain.
lesson-turn-enough = Then a 4 and a 3: 1 wool and 2 ore. With wool, grain and ore you can buy a development card.
lesson-turn-roll-three = First comes the throw.
lesson-turn-buy = Buy a card.
    .road = The road can wait. This time, buy a card.
    .end = Not yet: buy a card first.
    .any = This time, buy a card.
lesson-turn-knight = A knight! Nobody else sees it. You can play it from your next turn on, one card in a turn.
lesson-turn-kinds = Most cards of the deck are knights. The others build two roads, take cards from the bank or from everybody, or are worth 1 point each.
lesson-turn-end-three = End your turn.
lesson-turn-next = That is a turn: throw, build, end. The next lesson is about trade. Or play on from here, with a coach.

## The third: trade

lesson-trade = Trade
    .about = With the bank, at a harbour, and with the others: offers, answers and counter-offers.
lesson-trade-chapter-trade = Your trades
lesson-trade-chapter-offers = Their offers
lesson-trade-welcome = Your road has reached the harbour, and you want to settle there. For that you have wool and grain. Wood and brick are missing.
lesson-trade-roll = Throw first.
lesson-trade-bank = A 4, and one more wool. The bank always trades four of one kind for one card: give it 4 wool for 1 wood. Tap “{ group-offer }”, then what you give, then what you want.
    .offer = That comes next. First the wood from the bank.
    .any = Look for the trade of 4 wool for 1 wood.
lesson-trade-offer = Brick is still missing, and you do not need your ore. Offer it to the others: 1 ore for 1 brick. The golden ring leads you.
    .bank = The bank wants four of a kind. Ask the other players.
    .any = Offer 1 ore for 1 brick: you need all your other cards.
lesson-trade-confirm = { seat-name-bot-2 } wants it, and the others do not. Choose with whom you trade.
    .any = But that is just what you need: trade with { seat-name-bot-2 }.
lesson-trade-settle = Wood, brick, wool, grain: settle at the harbour!
    .any = Settle first, at the harbour.
lesson-trade-harbour = Your rate for ore is better now: two for one card. You find your rates below your hand, under “{ prices }”.
lesson-trade-end = Your hand is empty. End your turn.
lesson-trade-bricks = { seat-name-bot-1 } threw a 5. You got 3 brick: two for the city, and one for the settlement.
lesson-trade-accept = { seat-name-bot-1 } needs brick and gives wool for it. You have no wool, and plenty of brick: accept.
    .refuse = You have three brick and no wool. Accept.
    .any = No need to haggle, one for one is fair: accept.
lesson-trade-agreed = Done: 1 wool for 1 brick. Several may accept. Then the player who made the offer chooses.
lesson-trade-bid = { seat-name-bot-2 } wants 2 brick for 1 ore. That is too much. Make a counter-offer: only 1 brick for the ore.
    .accept = Two brick would be your last. Make a counter-offer of 1 brick.
    .refuse = You could use the ore. Make a counter-offer of 1 brick.
    .any = You may change one side. Leave the ore, and give 1 brick.
lesson-trade-bargain = { seat-name-bot-2 } agrees. An offer is a beginning, not the last word.
lesson-trade-refuse = { seat-name-bot-3 } wants grain for wood. You have 2 grain, just what a city needs. Refuse.
    .accept = You get wood with every 8. Your grain is for your next city: refuse.
    .any = Keep your grain: refuse.
lesson-trade-switch = Too many offers? Where you are asked, “…” has switches: “{ no-trade-now }” is for one turn, and “{ no-trade }” lasts until you switch it off.
lesson-trade-next = That is trade. The last lesson is about the robber and the two prizes. Or play on from here, with a coach.

## The fourth: the robber

lesson-robber = The robber and the prizes
    .about = What a seven does, what knights are for, and four points that can be taken from you.
lesson-robber-chapter-seven = A seven
lesson-robber-chapter-knight = Knights
lesson-robber-chapter-prizes = Two prizes
lesson-robber-welcome = You have nine cards. That is a lot, and it can be dangerous: a number is missing on the island, the 7.
lesson-robber-roll = Throw the dice.
lesson-robber-discard = A 7! It brings nothing, and each player with more than seven cards loses half of them: four of your nine. Keep one of each kind. Discard 2 wood, 1 brick and 1 wool.
    .any = Keep one of each kind: discard 2 wood, 1 brick and 1 wool.
lesson-robber-robber = After throwing a 7 you also move the robber. Where he stands, the hex brings nothing. { seat-name-bot-2 } has a city on field 9: send him there.
    .any = Think of the others’ best hexes, and spare your own. Send him to field 9.
lesson-robber-steal = And you take a card from somebody beside that hex. You cannot see which. { seat-name-bot-2 } has three.
    .any = { seat-name-bot-2 } gets most from this field. Take a card there.
lesson-robber-stolen = It was grain. Spend your cards in time, or keep seven at most: a 7 comes in 6 of 36 throws, more often than any other number.
lesson-robber-end = Save the rest for a road. End your turn.
    .any = Not now: save the rest for a road. End your turn.
lesson-robber-again = { seat-name-bot-1 } has thrown a 7 as well. You hold only six cards and lose none, but now the robber comes to you.
lesson-robber-robbed = He stands on field 6, beside your city, and { seat-name-bot-1 } took one of your cards.
lesson-robber-mute = { seat-name-bot-2 } threw a 6. Your city got nothing: the robber stands there.
lesson-robber-knight = Chase him away! Play your knight: that is possible even before the throw.
    .roll = First the knight. What if you throw a 6?
    .any = Play your knight.
lesson-robber-robber-two = A knight moves the robber as a 7 does, but nobody discards. Send him to field 4, where { seat-name-bot-3 } has a settlement.
    .any = Anywhere but here! Send him to field 4.
lesson-robber-army = That was your third knight. The first player with three has the Largest Army: 2 points. Somebody with four would take them from you.
lesson-robber-roll-two = Now throw.
lesson-robber-road = A 6, and your city got its grain. You have four roads in a row. Build the fifth, to the harbour.
    .any = The fifth road in a row: that is the one with the golden ring.
lesson-robber-longest = The Longest Road! The first player with five roads in a row has it: 2 points, until somebody has a longer one. Branches do not count.
lesson-robber-count = 9 points: three settlements, a city, and two prizes. At ten points, in your own turn, you win.
lesson-robber-cards = A point on a development card stays secret until then. So somebody with eight or nine points may be nearer than you think.
lesson-robber-end-two = End your turn.
    .any = You can do more, yes. But this lesson is over: end your turn.
lesson-robber-next = One more point! A settlement at the harbour, or a city. Play on: a coach tells you what a good player would do.

## How another move compares with the one that is asked for

verdict-pips = Only { $pips } of 36: the golden one has { $more }.
verdict-pips-exactly = Only { $pips } of 36: the golden one brings { $times ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
   *[other] { $times } times
 } as much.
verdict-pips-nearly = Only { $pips } of 36: the golden one brings nearly { $times ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
   *[other] { $times } times
 } as much.
verdict-pips-more = Only { $pips } of 36: the golden one brings more than { $times ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
   *[other] { $times } times
 } as much.
verdict-worse = Your chance of winning would be about { $after }% instead of { $before }%.
verdict-alike = That would do as well.
verdict-better = That would be good, too, and perhaps better.
