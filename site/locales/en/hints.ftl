## What would you do?

hint = What would you do?
hint-thinking = Thinking…
hint-do = Do it
hint-compared = Chance to win
hint-chance = { $chance }%
hint-close = nearly as good
hint-good = For it:
hint-bad = Against it:
hint-line = { $line }.
hint-worlds = Tried in { $count ->
    [one] 1 world that fits
   *[other] { $count } worlds that fit
 } what you know, to the end of the round.
hint-plain = By rule of thumb: nothing here asks for a closer look.
hint-only = There is nothing else to do.
hint-redraw = Exchange { $cards } with the deck
hint-open = This is asked before everybody: a hint would tell what you hold.
reason-gold-more = About { $count } gold more by the end of the round
reason-gold-less = About { $count } gold less by the end of the round
reason-cards-more = { $count ->
    [one] About 1 card more in hand
   *[other] About { $count } cards more in hand
 }
reason-cards-less = { $count ->
    [one] About 1 card fewer in hand
   *[other] About { $count } cards fewer in hand
 }
reason-built-more = { $count ->
    [one] About 1 district more in the city
   *[other] About { $count } districts more in the city
 }
reason-built-less = { $count ->
    [one] About 1 district fewer in the city
   *[other] About { $count } districts fewer in the city
 }
reason-killed = Murdered or bewitched in { $here }% of the worlds tried, otherwise in { $there }%
reason-robbed = Robbed in { $here }% of the worlds tried, otherwise in { $there }%
reason-finished = City complete in { $here }% of the worlds tried, otherwise in { $there }%
reason-chance = About { $here }% chance to win, otherwise { $there }%
reason-rival = The strongest rival wins about { $here }%, otherwise { $there }%
reason-even = The choices hardly differ

## Looking back at a game

review = Review
review-title = What cost most
review-whose = Whose decisions?
review-everybody = everybody’s
review-looking = Decision { $at } of { $count }
review-stop = Stop
review-stopped = Stopped: looked at { $at } of { $count } decisions.
review-none = No decision cost anything that can be told from chance. Well played!
review-how = Each decision is held against the Expert’s, by what could be known then.
review-of = { $player }, round { $round }
review-cost = { $cost ->
    [one] Cost about 1 percentage point of the chance to win
   *[other] Cost about { $cost } percentage points of the chance to win
 }
review-played = Played
review-better = Better
review-watch = See it in the replay
review-early = The review comes when the game is over.
