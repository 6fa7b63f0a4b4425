# Hints, and the review of a finished game.
hint-thinking = Thinking…
hint-do = Do it
hint-compared = Chance of winning
hint-close = about as good
hint-chance = { $chance }%{ $margin ->
    [0] {""}
   *[other] {" "}± { $margin }
 }
hint-good = For it: { $reason }
hint-bad = Against it: { $reason }
hint-line = { $line }.
hint-worlds = Based on { $count ->
    [one] 1 simulated way
   *[other] { $count } simulated ways
 } this round could go.
hint-only = There is nothing else to do.
review-title = Biggest mistakes
review-whose = Whose decisions?
review-everybody = Everyone’s
review-looking = Decision { $at } of { $count }
review-stop = Stop
review-stopped = Stopped after { $at } of { $count } decisions.
review-none = No real mistakes. Well played!
review-played = Played
review-better = Better
review-again = { $count ->
    [one] The same advice once more in this game.
   *[other] The same advice { $count } more times in this game.
 }
review-watch = See it in the replay

## The plan of a turn

plan = Plan for this turn
plan-step = Step { $at } of { $steps }
plan-total = Together
plan-do = Do step { $at }
plan-follow = Follow
plan-try = What if
plan-leave = Leave the plan
plan-thinking = Thinking…
plan-reveals = something new comes to light: the plan may change

## What if: steps that are tried before they are real

trial-title = What if: { $count ->
    [0] not played yet
    [one] 1 step, not played yet
   *[other] { $count } steps, not played yet
 }
trial-keep = Play it
trial-drop = Drop it
trial-stop = Stop trying
trial-card-drawn = Trying ends before this step: it would show you tiles. Play what you tried, or drop it.
trial-other-decides = Trying ends before this step: another player would decide. Play what you tried, or drop it.
trial-over = What you tried is gone. The game is as it was before it.
trial-not-here = Nothing can be tried here.

## Chances in words

share-never = next to none
share-tenth = about one in ten
share-fifth = about one in five
share-quarter = about a quarter
share-third = about a third
share-half = about half
share-two-thirds = about two in three
share-three-quarters = about three in four
share-most = about nine in ten
share-always = nearly always
