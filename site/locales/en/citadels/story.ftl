## Who acts, and what happened, in few words. The same words do for a name and for "you": all in the past, without a subject.

waiting-pick = { $player } is choosing a character
waiting-turn = { $player } plays as the { $role }
story-turn = { $player }, { $role }:
story-you = You, { $role }:
moment-silenced = You miss your turn
moment-hit = This happened to you

did-aside = Set aside face up: { $roles }
did-picked = Characters chosen by { $names }
did-picked-own = took the { $role }
did-put-aside = set a character aside
did-put-aside-own = set the { $role } aside
did-robbed = robbed { $other } of { $gold } gold
did-thanked = thanked { $other }
did-refused = refused to thank { $other } and lost the turn
did-crowned = took the Crown
did-gold = +{ $gold } gold
did-draw = drew { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
did-draw-own = drew { $cards }
did-keep-own = kept { $cards }
did-merchant = +{ $gold } gold as the Merchant
did-architect = drew { $count } cards as the Architect
did-income = +{ $gold } gold for { $kind } districts
did-built = built the { $card } for { $gold }
did-assassinate = murdered the { $role }
did-rob = will rob the { $role }
did-bewitch = bewitched the { $role }
did-swap = swapped hands with { $other }: { $given } for { $taken }
did-redraw = exchanged { $count ->
    [one] 1 card
   *[other] { $count } cards
 } with the deck
did-peek = looked at the hand of { $other }
did-peek-own = saw in the hand of { $other }: { $cards }
did-took = took a card from { $other }
did-took-own = took the { $card } from { $other }
did-lost-own = took the { $card } from { $other }
did-crown-given = gave { $other } the Crown
did-gave-gold = gave { $other } { $gold } gold
did-gave-card = gave { $other } a card
did-gave-own = gave { $other } the { $card }
did-tithe = got { $gold } gold from { $other }
did-navigate-gold = +{ $gold } gold as the Navigator
did-navigate-cards = drew { $count } cards as the Navigator
did-destroyed = { $to_own ->
    [1] destroyed their own { $card } for { $gold }
   *[other] destroyed the { $card } of { $other } for { $gold }
 }
did-recovered = took the destroyed { $card } for 1 gold
did-exchanged = swapped { $own } for the { $card } of { $other } and paid { $gold }
did-beautified = beautified the { $card }
did-lab = discarded a card for { $gold } gold
did-smithy = paid { $gold } gold in the Smithy and drew { $count }
did-armory = gave up the Armory to destroy the { $card } of { $other }
did-museum = put a card under the Museum
did-search = { $count ->
    [0] looked through the deck and took nothing
   *[other] looked through the deck and took a card
 }
did-tax = paid { $other } { $gold } gold in tax
did-refund = got { $gold } gold back as the Alchemist
did-poor-house = +{ $gold } gold from the Poor House
did-park = drew { $count } cards from the Park
did-throne-room = +{ $gold } gold from the Throne Room
did-queen = +{ $gold } gold as the Queen
did-completed-first = completed the first city!
did-completed = completed a city
did-last-round = This is the last round!
did-unmasked = was the murdered { $role }
did-stopped = stopped to wait for the bewitched character
did-over = The game is over

## What was done to whoever reads

hit-assassinate = { $player } murdered your { $role }: you will miss your turn.
hit-rob = { $player } will rob your { $role } of all their gold.
hit-bewitch = { $player } bewitched your { $role }.
hit-silenced = Your { $role } was murdered. You miss this turn.
hit-robbed = { $player } robbed you: { $gold } gold.
hit-swap = { $player } swapped hands with you: you now have { $given ->
    [one] 1 card
   *[other] { $given } cards
 } instead of { $taken }.
hit-peek = { $player } looked at your hand.
hit-peek-own = { $player } looked at your hand.
hit-took = { $player } took a card from your hand.
hit-lost-own = { $player } took the { $card } from your hand.
hit-tithe = { $player } took { $gold } gold from you.
hit-destroyed = { $player } destroyed your { $card }.
hit-armory = { $player } destroyed your { $card } with the Armory.
hit-exchanged = { $player } took your { $card } and gave you the { $own } and { $gold } gold.
hit-tax = You paid { $other } { $gold } gold in tax.

## Ending a turn, settings of the table

face-up = Face up: nobody has it
face-up-sure = { $roles }: face up, so nobody has it this round. Choose it again if you mean it.
had-in-city = You already have one
had-in-hand = Already in your hand
draft-saw = Characters you saw
