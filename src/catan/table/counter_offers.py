"""The counter-offer with which a form begins: near the offer, better for the bidder, plausible for the offerer.

With the seat's own eyes it is what the policy of hints values most, else what the hand can pay. At the open table it
depends on nothing hidden (K7.9).
"""

from __future__ import annotations

from collections.abc import Iterator

from catan.bots.policy.trading import Swap, worth_of_bid
from catan.bots.policy.weights import TUNED
from catan.bots.weighted import Weighted
from catan.core.bundles import MOST
from catan.core.frames import Answer
from catan.core.offers import Bids
from catan.core.resources import KINDS, NOTHING, ONE, Bundle, count, holds, size
from catan.views.view import View


def counter_offer(view: View, frame: Answer) -> Swap:
    """Return what the bidder gives and gets to begin with; a side that nothing speaks for is empty (K7.6)."""
    give, get = frame.offer.get, frame.offer.give  # as the bidder sees it
    if view.me == frame.seat:
        best = _best(view, frame)
    elif give is not None and get is not None:
        best = _for_any_hand(Swap(give, get), view.hand_sizes[frame.owner])
    else:
        best = None
    if best is not None:
        return best
    is_closed = give is not None and get is not None
    return Swap(give or NOTHING, NOTHING if is_closed else get or NOTHING)


def _for_any_hand(swap: Swap, most: int) -> Swap | None:
    """Return a bid that depends on no hand: one card more of what comes, else one less of what goes."""
    if size(swap.get) < min(MOST, most):
        return Swap(swap.give, swap.get + ONE[_first(swap.get)])
    return Swap(swap.give - ONE[_first(swap.give)], swap.get) if size(swap.give) > 1 else None


def _best(view: View, frame: Answer) -> Swap | None:
    """Return the nearby bid of most value to both, by the counting; else one that the hand can pay; None without."""
    hand, owner = view.hand, frame.owner
    bids = Bids(frame.offer.give, frame.offer.get, hand, view.rules.counters)
    listed = [swap for swap in _nearby(frame, hand) if bids.swaps.place(*swap) >= 0]
    position = Weighted(TUNED).position(view)
    worths = [worth_of_bid(position, swap, owner) for swap in listed]
    if max(worths, default=0.0) > 0:
        return listed[worths.index(max(worths))]
    payable = [swap for swap in listed if size(swap.get) <= view.hand_sizes[owner]]
    return payable[0] if payable else None


def _nearby(frame: Answer, hand: Bundle) -> Iterator[Swap]:
    """Yield bids near an offer, as the bidder sees them, the most usual first: legal or not."""
    give, get = frame.offer.get, frame.offer.give
    by_number = sorted(KINDS, key=lambda kind: -count(hand, kind))
    if give is None and get is not None:
        yield from [Swap(number * ONE[kind], get) for number in range(1, size(get) + 1) for kind in by_number]
    elif get is None and give is not None:
        yield from [Swap(give, number * ONE[kind]) for number in range(1, size(give) + 1) for kind in KINDS]
    elif give is not None and get is not None:
        if holds(hand, give):
            yield Swap(give, get + ONE[_first(get)])
        for old in _kinds(give):
            yield from [Swap(give - ONE[old] + ONE[kind], get) for kind in by_number if kind != old]
            yield Swap(give - ONE[old], get)
        for old in _kinds(get):
            yield from [Swap(give, get - ONE[old] + ONE[kind]) for kind in KINDS if kind != old]
        yield from [Swap(give, get + ONE[kind]) for kind in KINDS]
        yield from [Swap(ONE[kind], get) for kind in by_number]


def _kinds(cards: Bundle) -> list[int]:
    return [kind for kind in KINDS if count(cards, kind)]


def _first(cards: Bundle) -> int:
    return _kinds(cards)[0]
