"""Trading with other players (K7.3 to K7.8): what an offer is worth to oneself, less what it helps the other.

A bot is no bank: it makes two offers a turn at most, and refuses what helps a rival more than itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from catan.bots.sight import Sight
from catan.core.frames import TO_ALL, Answer, Choose, Offer
from catan.core.moves import ACCEPT, REFUSE, WITHDRAW, Move, offer
from catan.core.resources import KINDS, ONE, Bundle, count, counts, holds
from tabletop.counted import Counted, Menu

OFFERS_A_TURN = 2
# What a trade must bring: to be offered, to be accepted, to be bid, and to be confirmed.
OFFERED, ACCEPTED, BID, CONFIRMED = 0.12, 0.06, 0.12, 0.03


class Swap(NamedTuple):
    """Cards one would give and get."""

    give: Bundle
    get: Bundle


def worth_to_me(sight: Sight, swap: Swap, partner: int) -> float:
    """Return what a swap brings, less a part of what it brings the partner; never for one who has nearly won."""
    if sight.nearly_won(partner):
        return -1.0
    mine = sight.worth(sight.hand - swap.give + swap.get) - sight.worth(sight.hand)
    return mine - sight.rivalry(partner) * max(0.0, worth_to_partner(sight, swap, partner))


def worth_to_partner(sight: Sight, swap: Swap, partner: int) -> float:
    """Return what a swap would bring the partner, by the cards they are likely to hold."""
    hand = sight.likely_hand(partner, swap.get)
    return sight.worth(hand - swap.get + swap.give, partner) - sight.worth(hand, partner)


# --- making offers


def offer_to_make(sight: Sight, options: Menu[Move, Counted[Move]], made: int) -> int | None:
    """Return the index of an offer that is worth making, or None; `made` were made this turn already.

    The second offer of a turn is another one than the first: that was refused, or the hand has changed by it.
    """
    if made >= OFFERS_A_TURN:
        return None
    ranked = sorted(_offers(sight), key=lambda one: -one[0])
    if len(ranked) <= made:
        return None
    wanted = ranked[made][1]
    return len(options.first) + options.rest.index(wanted) if wanted in options.rest else None


def _offers(sight: Sight) -> Iterator[tuple[float, Move]]:
    """Go through the swaps of one or two cards for one that somebody is likely to take, each with its worth."""
    others = [seat for seat in sight.state.others(sight.me) if not sight.nearly_won(seat)]
    trusted = len(others) == len(sight.state.names) - 1
    for swap in _swaps(sight.hand):
        if sight.gain(swap.get - swap.give) < OFFERED:
            continue
        chances = [(_chance(sight, swap, seat) * worth_to_me(sight, swap, seat), seat) for seat in others]
        worth, seat = max(chances, default=(0.0, TO_ALL))
        if worth > OFFERED / 2:
            yield worth, offer(swap.give, swap.get, TO_ALL if trusted else seat)


def _swaps(hand: Bundle) -> list[Swap]:
    """Return the swaps of one or two cards of a kind for one of another."""
    return [
        Swap(number * ONE[kind], ONE[other])
        for kind in KINDS
        for number in range(1, min(2, count(hand, kind)) + 1)
        for other in KINDS
        if other != kind
    ]


def _chance(sight: Sight, swap: Swap, seat: int) -> float:
    """Return how likely a seat is to have what is asked for and to want what is given."""
    held = sight.held(seat)
    have = min([1.0, *[held[kind] / wanted for kind, wanted in enumerate(counts(swap.get)) if wanted]])
    return have if worth_to_partner(sight, swap, seat) > 0 else 0.3 * have


# --- answering, and closing


def answer(sight: Sight, frame: Answer, options: Sequence[Move]) -> int:
    """Return the index of one's answer: accept, a bid where that is better for both, or refuse."""
    plain = options.first if isinstance(options, Menu) else options
    owner = frame.owner
    if ACCEPT in plain and worth_to_me(sight, _from_my_side(frame.offer), owner) > ACCEPTED:
        return plain.index(ACCEPT)
    if isinstance(options, Menu) and not sight.nearly_won(owner):
        worths = [_worth_of_bid(sight, move, owner) for move in options.rest]
        if max(worths) > BID:
            return len(plain) + worths.index(max(worths))
    return plain.index(REFUSE)


def _from_my_side(offered: Offer) -> Swap:
    assert offered.give is not None, "an offer that can be accepted says both sides"
    assert offered.get is not None, "an offer that can be accepted says both sides"
    return Swap(offered.get, offered.give)


def _worth_of_bid(sight: Sight, move: Move, owner: int) -> float:
    """Return what a bid would bring if the offerer can pay it and likes it; nothing if not."""
    assert move.give is not None, "a bid has no open side"
    assert move.get is not None, "a bid has no open side"
    swap = Swap(move.give, move.get)
    can_pay = holds(sight.likely_hand(owner), swap.get)
    if not can_pay or worth_to_partner(sight, swap, owner) <= CONFIRMED:
        return 0.0
    return worth_to_me(sight, swap, owner)


def close(sight: Sight, frame: Choose, options: Sequence[Move]) -> int:
    """Return the index of the answer to confirm, or of withdrawing."""
    said = {one.seat: one for one in frame.said}
    best, worth = options.index(WITHDRAW), CONFIRMED
    for at, move in enumerate(options):
        if move.verb != "confirm":
            continue
        terms = said[move.at]
        swap = Swap(terms.get, terms.give) if terms.says == "bid" else Swap(*_both_sides(frame.offer))
        found = worth_to_me(sight, swap, move.at)
        if found > worth:
            best, worth = at, found
    return best


def _both_sides(offered: Offer) -> tuple[Bundle, Bundle]:
    mine = _from_my_side(offered)
    return mine.get, mine.give
