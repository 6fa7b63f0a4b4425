## The bar, the rank track, the seats

bar-round = Round { $round }
bar-last-round = Last round
bar-over = The end
bar-endless = ∞
bar-bank = gold in the bank
bar-deck = cards in the deck
ranks-title = Characters of this round
seats-title = Players
rank-label = { $rank } { $role }: { $state }{ $held ->
    [1] , { $holder }
   *[0] {""}
 }{ $killed ->
    [1] , named by the Assassin
   *[0] {""}
 }{ $robbed ->
    [1] , named by the Thief
   *[0] {""}
 }{ $bewitched ->
    [1] , bewitched
   *[0] {""}
 }
rank-waiting = not called yet
rank-now = playing now
rank-done = has played
rank-absent = nobody answered
rank-aside = set aside
seat-label = { $player }{ seat-facts }
seat-facts = { $bot ->
    [1] , bot
   *[0] {""}
 }{ $crown ->
    [1] , has the Crown
   *[0] {""}
 }: { $gold } gold, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } in hand, { $built } of { $size } districts.{ $known ->
    [0] {""}
   *[other] {" "}Is the { $roles }.
 }{ $built ->
    [0] {""}
   *[other] {" "}Built: { $cards }.
 }
mine-label = { $gold } gold, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } in hand, { $built } of { $size } districts.
own-city = Your city
own-hand = Your hand
city-empty = Nothing built yet.
hand-empty = No cards.

## What is asked

prompt-select-pick = { $player }, choose your character for this round.
    .alone = Choose your character for this round.
prompt-select-discard = { $player }, choose a character to put aside, face down.
    .alone = Choose a character to put aside, face down.
prompt-turn = { $gathered ->
    [1] { $player }, you are the { $role }. What now?
   *[0] { $player }, you are the { $role }. Take gold or cards.
 }
    .alone = { $gathered ->
        [1] You are the { $role }. What now?
       *[0] You are the { $role }. Take gold or cards.
     }
prompt-keep = { $player }, which do you keep?
    .alone = Which do you keep?
prompt-take = { $player }, take one card of { $other }’s hand.
    .alone = Take one card of { $other }’s hand.
prompt-recover = { $player }, { $card } was destroyed. Take it into your hand for 1 gold?
    .alone = { $card } was destroyed. Take it into your hand for 1 gold?
prompt-thank-emperor = { $player }, the Emperor gave you the Crown. What do you give in return?
    .alone = The Emperor gave you the Crown. What do you give in return?
prompt-thank = { $player }, thank { $other } of the Ball Room before you play.
    .alone = Thank { $other } of the Ball Room before you play.
prompt-search = { $player }, take one card of the deck.
    .alone = Take one card of the deck.
prompt-bewitched = { $player }, you are bewitched as the { $role }: take gold or cards, and your turn is over.
    .alone = You are bewitched as the { $role }: take gold or cards, and your turn is over.
prompt-hospital = { $player }, you were murdered as the { $role }. In hospital you still take gold or cards.
    .alone = You were murdered as the { $role }. In hospital you still take gold or cards.
waiting-bot = { $player } is playing
rush = On to my next decision
rushing = Hurrying…
not-possible = Not possible now
tray-hint = Tap one to see what it does.
undo = Undo
back = Back
close = Close
cancel = Cancel

## Choices

choice-pick = Take the { $role }
choice-discard = Put the { $role } aside
choice-gold = { $gold ->
    [0] Take nothing
   *[other] Take { $gold } gold
 }
choice-draw = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count } cards
 }
choice-keep = Keep { $cards }
choice-build = Build { $card }
choice-income = Collect { $gold } gold ({ $kind })
choice-audience = Take { $gold } gold beside the throne
choice-assassinate = Murder the { $role }
choice-rob = Rob the { $role }
choice-bewitch = Bewitch the { $role }
choice-swap = Swap hands with { $other }
choice-redraw = Exchange cards with the deck
choice-peek = Look at { $other }’s hand
choice-take = Take { $card }
choice-take-build = Take { $card } and build it
choice-crown = Give the Crown to { $other }
choice-give-gold = Give 1 gold
choice-give = Give { $card }
choice-tithe = Take 1 gold from { $other }
choice-navigate-gold = Take 4 more gold, build nothing
choice-navigate-cards = Draw 4 more cards, build nothing
choice-destroy = Destroy { $other }’s { $card }
choice-recover = Pay 1 gold and take { $card }
choice-pass = No
choice-exchange = Trade { $own } for { $other }’s { $card }
choice-beautify = Beautify { $card }
choice-lab = Discard { $card } for 1 gold
choice-smithy = Pay { $gold } gold, draw { $count } cards
choice-armory = Destroy the Armory and { $other }’s { $card }
choice-museum = Put { $card } under the Museum
choice-search = Take { $card }
choice-thank = Thank { $other }
choice-end = End turn

confirm-redraw = { $count ->
    [0] Mark the cards to exchange
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
 }
confirm-keep = { $count ->
    [0] Mark the cards to keep
    [one] Keep 1 card
   *[other] Keep { $count } cards
 }

group-pick = Take
group-discard = Put aside
group-keep = Keep
group-build = Build
group-assassinate = Murder
group-rob = Rob
group-bewitch = Bewitch
group-swap = Swap hands
group-redraw = Exchange cards
group-peek = Look at a hand
group-take = Take
group-crown = Give the Crown
group-give = Give a card
group-destroy = Destroy
group-exchange = Trade districts
group-beautify = Beautify
group-lab = Laboratory: discard
group-armory = Armory: destroy
group-museum = Museum: tuck a card
group-search = Take a card
group-income = Collect gold
group-smithy = Smithy
group-navigate = Extra gold or cards
group-audience = Gold of the Queen
group-tithe = Tithe

## Why not

why-too-dear = { $missing } gold short
why-already-built = { $card } stands in this city
why-build-limit = No more builds this turn
why-gather-first = First take gold or cards
why-no-gold-in-bank = The bank is empty
why-no-district-of-kind = No { $kind } district
why-used = Used this turn
why-protected-bishop = { $player } is the Bishop
why-protected-complete = { $player }’s city is complete
why-protected-keep = The Keep holds
why-deck-empty = The deck is empty
why-hand-empty = No cards in hand
why-both-hands-empty = Both hands are empty
why-after-navigate = Not after the Navigator’s extra
why-nobody = Nobody to choose
why-crown-first = First give the Crown away
why-after-build = Only before building
why-not-beside = Not beside rank 4
why-already-coined = Has a gold already
why-would-double = Would stand twice in a city
why-not-now = Not now

## What happened

event-round = Round { $round } begins.
event-aside = Set aside face up: { $roles }.
event-picked = { $player } has chosen a character.
event-picked-own = { $player } took the { $role }.
event-put-aside = { $player } put a character aside.
event-put-aside-own = { $player } put the { $role } aside.
event-nobody = Nobody answers for the { $role }.
event-called = { $player } is the { $role }.
event-robbed = { $player } robs { $other } of { $gold } gold.
event-thanked = { $player } thanks { $other }.
event-refused = { $player } does not thank { $other } and loses the turn.
event-crowned = { $player } takes the Crown.
event-gold = { $player } takes { $gold } gold.
event-draw = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
event-draw-own = { $player } drew { $cards }.
event-keep-own = { $player } kept { $cards }.
event-merchant = { $player } gets { $gold } gold as the Merchant.
event-architect = { $player } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
 } as the Architect.
event-income = { $player } collects { $gold } gold for { $kind } districts.
event-built = { $player } builds { $card } for { $gold }.
event-assassinate = { $player } murders the { $role }.
event-rob = { $player } will rob the { $role }.
event-bewitch = { $player } bewitches the { $role }.
event-swap = { $player } swaps hands with { $other }: { $given } for { $taken }.
event-redraw = { $player } exchanges { $count ->
    [one] 1 card
   *[other] { $count } cards
 } with the deck.
event-peek = { $player } looks at { $other }’s hand.
event-peek-own = { $player } saw in { $other }’s hand: { $cards }.
event-took = { $player } takes a card from { $other }.
event-took-own = { $player } took { $card } from { $other }.
event-lost-own = { $player } took { $card } from { $other }.
event-crown-given = { $player } gives { $other } the Crown.
event-gave-gold = { $player } gives { $other } { $gold } gold.
event-gave-card = { $player } gives { $other } a card.
event-gave-own = { $player } gave { $other } { $card }.
event-tithe = { $other } pays { $player } { $gold } gold.
event-navigate-gold = { $player } takes { $gold } more gold as the Navigator.
event-navigate-cards = { $player } draws { $count } more cards as the Navigator.
event-destroyed = { $player } destroys { $other }’s { $card } for { $gold }.
event-recovered = { $player } pays 1 gold and takes { $card } into hand.
event-exchanged = { $player } trades { $own } for { $other }’s { $card } and pays { $gold }.
event-beautified = { $player } beautifies { $card }.
event-lab = { $player } discards a card for { $gold } gold.
event-smithy = { $player } pays { $gold } gold in the Smithy and draws { $count }.
event-armory = { $player } destroys the Armory and { $other }’s { $card }.
event-museum = { $player } tucks a card under the Museum.
event-search = { $count ->
    [0] { $player } looks through the deck and takes nothing.
   *[other] { $player } looks through the deck and takes a card.
 }
event-search-own = { $player } looks through the deck.
event-tax = { $player } pays { $other } { $gold } gold of tax.
event-refund = { $player } gets { $gold } gold back as the Alchemist.
event-poor-house = The Poor House gives { $player } { $gold } gold.
event-park = The Park gives { $player } { $count } cards.
event-throne-room = The Throne Room gives { $player } { $gold } gold.
event-queen = { $player } gets { $gold } gold as the Queen.
event-resumed = { $player }, the Witch, goes on as the { $role }.
event-completed-first = { $player } is the first with a complete city!
event-completed = { $player } completes the city.
event-last-round = This is the last round.
event-unmasked = { $player } was the { $role }, and murdered.
event-stopped = { $player } stops until the bewitched character is called.
event-over = The game is over.

## The end

over-won = { $names } wins with { $count } points
over-shared = { $names } share the victory with { $count } points
over-no-hand = No cards left in hand.
again = Play again
new-table = New table
score-districts = Districts
score-kinds = All five kinds
score-first = First complete city
score-complete = Complete city
score-dragon_gate = Dragon Gate
score-university = University
score-museum = Museum
score-imperial_treasury = Imperial Treasury
score-map_room = Map Room
score-wishing_well = Wishing Well
score-artist-coins = The Artist’s gold

## The curtain

curtain-pass = Pass to { $player }
curtain-how = Hold the button, or tap it twice. Nobody else should look.
curtain-open = I am { $player }
curtain-again = Tap again, { $player }
curtain-closed = The curtain is closed.

## Undo, saves, errors

undo-nothing = There is nothing to take back.
undo-other-decided = Another player has decided since.
undo-card-drawn = A card was drawn since: what is seen cannot be unseen.
undo-revealed = Something was revealed since: what is seen cannot be unseen.
trouble = That did not work
save-refused = The kept game cannot be read
save-damaged = It is damaged.
save-foreign = It is not a game of Citadels.
save-version = It is from another version.
save-set-aside = It was not deleted: this browser keeps it aside. You find it on the first screen under “Set aside”.
save-stays = It stays where it is: a version that can read it will offer it again.
save-no-room = This browser has no room to keep it aside: it stays where it is.
save-unkept = This browser cannot keep the game: a reload would lose what is played from here on. You can save its record as a file.
share-record = Save the record
aside = Set aside ({ $count })
aside-file = Save as a file
game-elsewhere = This game went on in another tab. What is played here from now on is not kept.
go-on-here = Go on here
engine-stopped = The engine has stopped. Please reload the page: a game that this browser keeps goes on from there. ({ $problem })
bad-request = The engine did not understand the page.
illegal-setup = Such a table cannot be set: there is a fault at “{ $key }”.
illegal-unreadable = That move cannot be read.
illegal-verb = That is not possible now.
illegal-form = That move is not complete.
illegal-over = The game is over.
illegal-curtain = The curtain does not open for this seat.
illegal-not-asked = Nobody is asked now.
illegal-no-game = No game is being played.
