## The bar, the rank track, the seats

bar-round = Round { $round }
bar-last-round = Last round
bar-over = The end
bar-endless = ∞
bar-bank = gold in the bank
bar-deck = { $count ->
    [one] card in the deck
   *[other] cards in the deck
}
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

prompt-select-pick = { $player }, choose your character.
    .alone = Choose your character.
prompt-select-discard = { $player }, choose a character to set aside, face down.
    .alone = Choose a character to set aside, face down.
prompt-turn = { $gathered ->
    [1] { $player }, you are the { $role }. What now?
   *[0] { $player }, you are the { $role }. Take gold or cards.
 }
    .alone = { $gathered ->
        [1] You are the { $role }. What now?
       *[0] You are the { $role }. Take gold or cards.
     }
prompt-keep = { $player }, choose what to keep.
    .alone = Choose what to keep.
prompt-take = { $player }, take one card from { $other }’s hand.
    .alone = Take one card from { $other }’s hand.
prompt-recover = { $player }, { $card } was destroyed. Take it into your hand for 1 gold?
    .alone = { $card } was destroyed. Take it into your hand for 1 gold?
prompt-thank-emperor = { $player }, the Emperor gave you the Crown. What do you give in return?
    .alone = The Emperor gave you the Crown. What do you give in return?
prompt-thank = { $player }, { $other } has the Ball Room. Thank them before you play.
    .alone = { $other } has the Ball Room. Thank them before you play.
prompt-search = { $player }, take one card from the deck.
    .alone = Take one card from the deck.
prompt-bewitched = { $player }, your { $role } is bewitched: take gold or cards, and your turn is over.
    .alone = Your { $role } is bewitched: take gold or cards, and your turn is over.
prompt-hospital = { $player }, your { $role } was murdered. Thanks to the Hospital, you still take gold or cards.
    .alone = Your { $role } was murdered. Thanks to the Hospital, you still take gold or cards.

## Choices

choice-pick = Take the { $role }
choice-discard = Set the { $role } aside
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
choice-income = Collect { $gold } gold: { $kind ->
    [noble] yellow
    [religious] blue
    [trade] green
   *[military] red
 } ({ $kind })
choice-audience = Take { $gold } gold as the Queen
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
choice-recover = Pay 1 gold and take the { $card }
choice-pass = No, leave it
choice-exchange = Swap { $own } for { $other }’s { $card }
choice-beautify = Beautify { $card }
choice-lab = Discard { $card } for 1 gold
choice-smithy = Pay { $gold } gold, draw { $count } cards
choice-armory = Give up the Armory to destroy { $other }’s { $card }
choice-museum = Put { $card } under the Museum
choice-search = Take { $card }
choice-thank = Thank { $other }
choice-end = End turn

confirm-redraw = { $count ->
    [0] Select cards to exchange
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
 }
confirm-keep = { $count ->
    [0] Select cards to keep
    [one] Keep 1 card
   *[other] Keep { $count } cards
 }

group-pick = Take
group-discard = Set aside
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
group-exchange = Swap districts
group-beautify = Beautify
group-lab = Laboratory: discard
group-armory = Armory: destroy
group-museum = Museum: tuck a card
group-search = Take a card
group-income = Collect gold
group-smithy = Smithy
group-navigate = Extra gold or cards
group-audience = Queen’s gold
group-tithe = Tithe

## Why not

why-too-dear = { $missing } gold short
why-already-built = { $card } is already in this city
why-build-limit = no more builds this turn
why-gather-first = take gold or cards first
why-no-gold-in-bank = the bank is empty
why-no-district-of-kind = no { $kind ->
    [noble] yellow
    [religious] blue
    [trade] green
   *[military] red
 } ({ $kind }) district yet
why-protected-bishop = { $player } is the Bishop
why-protected-complete = { $player }’s city is complete
why-protected-keep = the Keep is protected
why-deck-empty = the deck is empty
why-hand-empty = no cards in hand
why-both-hands-empty = both hands are empty
why-after-navigate = not after the Navigator’s extra gold or cards
why-nobody = no one to target
why-crown-first = give the Crown away first
why-after-build = only before building
why-not-beside = not next to the rank 4 player
why-already-coined = already beautified
why-would-double = a city can’t hold two of the same
why-not-now = not now

## What happened

event-round = Round { $round } begins.
event-aside = Set aside face up: { $roles }.
event-picked = { $player } has chosen a character.
event-picked-own = { $player } took the { $role }.
event-put-aside = { $player } sets a character aside.
event-put-aside-own = { $player } set the { $role } aside.
event-nobody = The { $role } is called, and nobody answers.
scene-nobody = Nobody answers: { $roles }.
scene-own-call = You are the { $role }.
event-called = { $player } is the { $role }.
event-robbed = { $player } robs { $other } of { $gold } gold.
event-thanked = { $player } thanks { $other }.
event-refused = { $player } refuses to thank { $other } and loses the turn.
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
event-destroyed = { $to_own ->
    [1] { $player } destroys their own { $card } for { $gold }.
   *[other] { $player } destroys { $other }’s { $card } for { $gold }.
 }
event-recovered = { $player } pays 1 gold and takes the destroyed { $card }.
event-exchanged = { $player } swaps { $own } for { $other }’s { $card } and pays { $gold }.
event-beautified = { $player } beautifies { $card }.
event-lab = { $player } discards a card for { $gold } gold.
event-smithy = { $player } pays { $gold } gold in the Smithy and draws { $count }.
event-armory = { $player } gives up the Armory to destroy { $other }’s { $card }.
event-museum = { $player } tucks a card under the Museum.
event-search = { $count ->
    [0] { $player } looks through the deck and takes nothing.
   *[other] { $player } looks through the deck and takes a card.
 }
event-search-own = { $player } looks through the deck.
event-tax = { $player } pays { $other } { $gold } gold in tax.
event-refund = { $player } gets { $gold } gold back as the Alchemist.
event-poor-house = The Poor House gives { $player } { $gold } gold.
event-park = The Park gives { $player } { $count } cards.
event-throne-room = The Throne Room gives { $player } { $gold } gold.
event-queen = { $player } gets { $gold } gold as the Queen.
event-resumed = { $player }, the Witch, continues as the { $role }.
event-completed-first = { $player } is the first with a complete city!
event-completed = { $player } has a complete city.
event-last-round = This is the last round.
event-unmasked = { $player } was the murdered { $role }.
event-stopped = { $player } waits for the bewitched character to be called.
event-over = The game is over.

## The end

over-no-hand = No cards left in hand.
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

## Undo, saves, errors
points-heard = {" "}{ $points } points so far.
tray-hint = Select one to see what it does.
draft-hint = Select one to read it, and again to choose it.
