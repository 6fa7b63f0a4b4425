## Forms: discards and trades

form-give = You give
form-chosen = { $done } of { $count } chosen
form-suggested = Suggested from what you hold most of. Tap cards to change it.
form-discard = Discard these cards
form-discard-part = Discard { $done } of { $count }
form-keep = You keep
form-goes = You lose
give-card = { $count } { $resource }: give one
given-card = { $count } { $resource }: you give { $given }
discard-card = { $count } { $resource }: discard one
discarded-card = { $count } { $resource }: you discard { $given }
take-back = { $resource }: { $count } to go, take one back
no-trade-with-on = No trade with { $player }: switch off

## The throws

dice-title = Throws
dice-row = { $number }: { $count } of { $expected } expected
dice-facts = { $count } throws so far. Sevens: { $sevens }. On the robber’s hex, which then brings nothing: { $blocked }.
dice-total = { $count } throws. Sevens: { $sevens }. On the robber’s hex, which then brought nothing: { $blocked }.
dice-help = The outline is what is to be expected of two fair dice.
dice-none = Nothing has been thrown yet.

## What this page is

about-1 = An unofficial page. It works offline, with no ads and no accounts. Nothing you do here leaves your device.
about-2 = It plays by the rules of Catan by Klaus Teuber, and is not connected with its author or its publishers. Title, words and pictures are our own.
about-3 = Made with Python: Pyodide, PyScript and MicroPython; text with Fluent; title face Cinzel.

## After the game

same-start = Play this island again
start-link = Copy a link to this island
figures = Dice, robber and trade
