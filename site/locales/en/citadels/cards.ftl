## District kinds

kind-noble = noble
    .letter = N
kind-religious = religious
    .letter = R
kind-trade = trade
    .letter = T
kind-military = military
    .letter = M
kind-special = special
    .letter = S

## Characters (R1.5, R5, R6)

role-assassin = Assassin
    .brief = Murder one
    .help = Name a character to murder. Its player skips their turn. Who it was stays secret until the round ends.
role-thief = Thief
    .brief = Rob one
    .help = Name a character. When its player is called, you take all their gold before they do anything. You can’t rob the rank 1 character or its victim.
role-magician = Magician
    .brief = Swap hands
    .help = Once a turn, at any time: swap your whole hand with another player’s, or put any number of cards under the deck and draw the same number.
role-king = King
    .brief = Take the Crown
    .help = You take the Crown when called, so you choose first next round. Once a turn, 1 gold for each yellow (noble) district in your city. A murdered King takes the Crown when the round ends.
role-bishop = Bishop
    .brief = Safe from rank 8
    .help = Once a turn, 1 gold for each blue (religious) district in your city. While the Bishop is alive, your city is safe from rank 8, such as the Warlord.
role-merchant = Merchant
    .brief = +1 gold
    .help = Gain 1 extra gold after you take gold or cards. Once a turn, 1 gold for each green (trade) district in your city.
role-architect = Architect
    .brief = +2 cards
    .help = Draw 2 extra cards after you take gold or cards. You may build up to three districts this turn.
role-warlord = Warlord
    .brief = Destroy one
    .help = Once a turn, 1 gold for each red (military) district in your city. At the end of your turn you may destroy one district for its cost minus 1 gold. Not in a complete city, not in the Bishop’s city, and not the Keep.
role-witch = Witch
    .brief = Bewitch one
    .help = After you take gold or cards, bewitch a character and stop. When it is called, its player only takes gold or cards; then you continue your turn with its powers. If you bewitch nobody, you build as usual.
role-tax_collector = Tax Collector
    .brief = Tax builders
    .help = Every other player who builds pays you 1 gold at the end of their turn, if they have any. A rank 1 player who built before you pays when you are called.
role-wizard = Wizard
    .brief = Take a card
    .help = Once a turn: look at another player’s hand and take one card. Keep it, or pay for it and build it at once; that build doesn’t count. This turn you may build districts you already have.
role-emperor = Emperor
    .brief = Give the Crown
    .help = Once a turn, 1 gold for each yellow (noble) district in your city. You must give the Crown to another player who doesn’t have it; they pay you 1 gold or 1 card.
role-abbot = Abbot
    .brief = Richest pays 1
    .help = Once a turn, 1 gold for each blue (religious) district in your city. Once a turn, the player with the most gold gives you 1 gold, unless that is you or there is a tie.
role-alchemist = Alchemist
    .brief = Gold back
    .help = At the end of your turn you get back all the gold you paid to build districts. You must have the gold to pay first.
role-navigator = Navigator
    .brief = +4 gold or cards
    .help = After you take gold or cards, you may take 4 more gold or 4 more cards. If you do, you can’t build this turn.
role-diplomat = Diplomat
    .brief = Swap a district
    .help = Once a turn, 1 gold for each red (military) district in your city. At the end of your turn you may swap one of your districts for another player’s and pay the difference if yours is cheaper. Not with the Bishop’s city or a complete city, and not for the Keep.
role-artist = Artist
    .brief = Beautify two
    .help = Put 1 of your gold on one or two of your districts, one at most on each. That district is worth 1 more point and costs 1 more to destroy.
role-queen = Queen
    .brief = 3 gold near 4
    .help = Gain 3 gold if you sit next to the player of the rank 4 character. If that player was murdered, you get the gold at the end of the round.

## Common districts (R1.2)

-religious-help = A blue (religious) district. It pays the Bishop and the Abbot.
-military-help = A red (military) district. It pays the Warlord and the Diplomat.
-noble-help = A yellow (noble) district. It pays the King and the Emperor.
-trade-help = A green (trade) district. It pays the Merchant.

card-temple = Temple
    .help = { -religious-help }
card-church = Church
    .help = { -religious-help }
card-monastery = Monastery
    .help = { -religious-help }
card-cathedral = Cathedral
    .help = { -religious-help }
card-watchtower = Watchtower
    .help = { -military-help }
card-prison = Prison
    .help = { -military-help }
card-battlefield = Battlefield
    .help = { -military-help }
card-fortress = Fortress
    .help = { -military-help }
card-manor = Manor
    .help = { -noble-help }
card-castle = Castle
    .help = { -noble-help }
card-palace = Palace
    .help = { -noble-help }
card-tavern = Tavern
    .help = { -trade-help }
card-trading_post = Trading Post
    .help = { -trade-help }
card-market = Market
    .help = { -trade-help }
card-docks = Docks
    .help = { -trade-help }
card-harbor = Harbor
    .help = { -trade-help }
card-town_hall = Town Hall
    .help = { -trade-help }

## Special districts (R1.3, R1.4, R7)

card-haunted_city = Haunted City
    .help = At the end it counts as the colour that scores you most, unless you built it in the last round.
card-keep = Keep
    .help = The rank 8 character can’t destroy or swap it.
card-laboratory = Laboratory
    .help = Once per turn, discard a card from your hand for 1 gold.
card-smithy = Smithy
    .help = Once per turn, pay gold to draw cards: 2 gold for 3 cards, or 3 gold for 2 if the table agreed on that.
card-observatory = Observatory
    .help = When you draw cards instead of taking gold, draw 3 and keep 1.
card-graveyard = Graveyard
    .help = When the Warlord destroys a district, you may pay 1 gold to take it into your hand. Not while you are the Warlord, and not for the Graveyard itself.
card-library = Library
    .help = When you draw cards instead of taking gold, keep both. With the Observatory, draw 3 and keep 2.
card-school_of_magic = School of Magic
    .help = When a character pays you for districts, this one counts as the kind you need. For points it stays special.
card-great_wall = Great Wall
    .help = The rank 8 character pays 1 gold more for each of your other districts.
card-dragon_gate = Dragon Gate
    .help = Costs 6 to build and scores 8.
card-university = University
    .help = Costs 6 to build and scores 8.
card-lighthouse = Lighthouse
    .help = When you build it, you may look through the deck and take one card. The deck is then shuffled.
card-armory = Armory
    .help = On your turn, destroy the Armory to destroy any other player’s district, even a protected one.
card-museum = Museum
    .help = Once per turn, put a card from your hand face down under the Museum. Each scores 1 point at the end.
card-imperial_treasury = Imperial Treasury
    .help = At the end, scores 1 point for each gold you have.
card-map_room = Map Room
    .help = At the end, scores 1 point for each card in your hand.
card-wishing_well = Wishing Well
    .help = At the end, scores 1 point for each other special district in your city.
card-quarry = Quarry
    .help = You may build districts you already have. They stay if the Quarry is lost.
card-poor_house = Poor House
    .help = If you have no gold at the end of your turn, gain 1.
card-bell_tower = Bell Tower
    .help = While it stands, the game ends with one district fewer, for everyone.
card-factory = Factory
    .help = Your other special districts cost you 1 gold less to build.
card-park = Park
    .help = If you have no cards in hand at the end of your turn, draw 2.
card-hospital = Hospital
    .help = Even if you are murdered, you take gold or cards when called, but nothing else.
card-throne_room = Throne Room
    .help = Whenever the Crown changes hands, you get 1 gold.
card-ball_room = Ball Room
    .help = While you have the Crown, every other player must thank you when called, or lose the turn.

## How a card is called aloud and described

card-label = { $card }, { $kind }, costs { $cost }
card-label-points = { $card }, { $kind }, costs { $cost }, scores { $points }
card-aside = , { $kind }, costs { $cost }
card-facts = Costs { $cost } to build · scores { $points } · { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
 }
tile-coin = , with the Artist’s gold on it
tile-tucked = {" "}cards under it
tile-size = , counts as { $count } districts
role-rank = Rank { $rank }
role-income = Paid for { $kind } districts
