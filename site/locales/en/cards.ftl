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
    .help = Names a character. Whoever plays it says nothing when called and loses the turn. Nobody learns who it was until the round is over.
role-thief = Thief
    .help = Names a character. When its player is called, all their gold goes to the Thief before they do anything. The rank 1 character and its victim cannot be robbed.
role-magician = Magician
    .help = Once a turn, at any time: swap your whole hand with another player’s, or put any number of cards under the deck and draw as many.
role-king = King
    .help = Takes the Crown when called and so chooses first next round. Once a turn, 1 gold for each noble district in your city. A murdered King takes the Crown when the round is over.
role-bishop = Bishop
    .help = Once a turn, 1 gold for each religious district in your city. The rank 8 character cannot touch your city while the Bishop lives.
role-merchant = Merchant
    .help = 1 extra gold after the resource action, whichever you took. Once a turn, 1 gold for each trade district in your city.
role-architect = Architect
    .help = 2 extra cards after the resource action, whichever you took. You may build up to three districts this turn.
role-warlord = Warlord
    .help = Once a turn, 1 gold for each military district in your city. At the end of the turn you may destroy one district for its cost less 1 gold. Not in a complete city, not the Bishop’s, not the Keep.
role-witch = Witch
    .help = After the resource action, names a character and stops. When it is called, its player only takes the resource action; then you go on with your turn and its powers. If you name nobody, you build as usual.
role-tax_collector = Tax Collector
    .help = Every other player who built in their turn pays you 1 gold at the end of it, if they have any. A rank 1 player who built before you pays when you are called.
role-wizard = Wizard
    .help = Once a turn: look at another player’s hand and take one card. Keep it, or pay for it and build it at once; that build does not count. This turn you may build districts you already have.
role-emperor = Emperor
    .help = Once a turn, 1 gold for each noble district in your city. You must give the Crown to a player other than yourself and its present holder, who pays you 1 gold or 1 card.
role-abbot = Abbot
    .help = Once a turn, 1 gold for each religious district in your city. Once a turn, the player with the most gold gives you 1 gold, unless that is you or several share the most.
role-alchemist = Alchemist
    .help = At the end of the turn you get back all the gold you paid to build districts. You must have the gold to spend first.
role-navigator = Navigator
    .help = After the resource action you may take 4 gold or 4 cards more. If you do, you build nothing this turn.
role-diplomat = Diplomat
    .help = Once a turn, 1 gold for each military district in your city. At the end of the turn you may trade one of your districts for another player’s and pay the difference if yours is cheaper. Not the Bishop’s, not the Keep, not from a complete city.
role-artist = Artist
    .help = Put 1 of your gold on one or two of your districts, one at most on each. Such a district costs and scores 1 more.
role-queen = Queen
    .help = 3 gold if you sit beside the player of the rank 4 character. If that player was murdered, the gold comes at the end of the round.

## Common districts (R1.2)

-religious-help = A religious district. It pays the Bishop and the Abbot.
-military-help = A military district. It pays the Warlord and the Diplomat.
-noble-help = A noble district. It pays the King and the Emperor.
-trade-help = A trade district. It pays the Merchant.

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
    .help = When points are counted, it is whichever kind helps you most. Not if you built it in the last round.
card-keep = Keep
    .help = The rank 8 character can neither destroy nor trade it.
card-laboratory = Laboratory
    .help = Once in your turn, discard a card from your hand for 1 gold.
card-smithy = Smithy
    .help = Once in your turn, pay gold to draw cards: 2 gold for 3 cards, or 3 gold for 2 if the table agreed so.
card-observatory = Observatory
    .help = When you draw as your resource action, draw 3 cards and keep 1.
card-graveyard = Graveyard
    .help = When the Warlord destroys a district, you may pay 1 gold to take it into your hand. Not while you are the Warlord, and not for the Graveyard itself.
card-library = Library
    .help = When you draw as your resource action, keep both cards. With the Observatory, draw 3 and keep 2.
card-school_of_magic = School of Magic
    .help = When a character pays you for districts, this one counts as the kind you need. For points it stays special.
card-great_wall = Great Wall
    .help = The rank 8 character pays 1 gold more for every other district of your city.
card-dragon_gate = Dragon Gate
    .help = Costs 6 to build and scores 8.
card-university = University
    .help = Costs 6 to build and scores 8.
card-lighthouse = Lighthouse
    .help = When you build it, you may look through the deck and take one card. The deck is then shuffled.
card-armory = Armory
    .help = In your turn, destroy the Armory to destroy any district of another player, whoever and whatever protects it.
card-museum = Museum
    .help = Once in your turn, tuck a card from your hand face down under the Museum. Each scores 1 point at the end.
card-imperial_treasury = Imperial Treasury
    .help = At the end, scores 1 point for each gold you have.
card-map_room = Map Room
    .help = At the end, scores 1 point for each card in your hand.
card-wishing_well = Wishing Well
    .help = At the end, scores 1 point for each other special district in your city.
card-quarry = Quarry
    .help = You may build districts you already have. They stay if the Quarry is lost.
card-poor_house = Poor House
    .help = If you have no gold at the end of your turn, take 1.
card-bell_tower = Bell Tower
    .help = While it stands, the game ends with one district fewer, for everybody.
card-factory = Factory
    .help = Your other special districts cost you 1 gold less to build.
card-park = Park
    .help = If you have no cards in hand at the end of your turn, draw 2.
card-hospital = Hospital
    .help = Even when murdered you take your resource action when called, and nothing else.
card-throne_room = Throne Room
    .help = Whenever the Crown goes from one player to another, you get 1 gold.
card-ball_room = Ball Room
    .help = While you hold the Crown, every other player who is called must thank you or loses the turn.

## How a card is called aloud and described

card-label = { $card }, { $kind }, costs { $cost }
card-label-points = { $card }, { $kind }, costs { $cost }, scores { $points }
card-aside = , { $kind }, costs { $cost }
card-facts = Costs { $cost } to build · scores { $points } · { $copies ->
    [one] 1 in the game
   *[other] { $copies } in the game
 }
tile-coin = , with a gold of the Artist
tile-tucked = {" "}cards under it
role-rank = Called as number { $rank }
role-income = paid for { $kind } districts
