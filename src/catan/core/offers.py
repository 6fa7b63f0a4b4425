"""Menus that are counted and not written out: discards, offers and bids (notation §3, K5.1, K7.4 to K7.6)."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from catan.core.bundles import MOST, SIDES, share_a_kind
from catan.core.moves import Move, bid, discard, move_of, offer
from catan.core.resources import ONE, Bundle, bundle, counts, holds, size
from tabletop.counted import Counted

Side = Bundle | None  # None is open (K7.5)

# By bundle: those that have no kind in common with it, in order.
APART: Final = {one: tuple([other for other in SIDES if not share_a_kind(one, other)]) for one in SIDES}


class CountedMoves(Counted[Move]):
    """Moves that are counted; one is found by what it says, and a text finds the move it equals."""

    __slots__ = ()

    @abstractmethod
    def place(self, said: Move) -> int:
        """Return the number of a move, -1 if it is none of these."""

    def __contains__(self, item: object) -> bool:
        said = move_of(item)
        return said is not None and self.place(said) >= 0

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a move; ValueError if it is none of these."""
        said = move_of(value)
        at = -1 if said is None else self.place(said)
        if at < 0:
            raise ValueError(f"{value!r} is none of these {len(self)} moves")
        return at


class Discards(CountedMoves):
    """Every way to discard so many cards of a hand, by bundle (K5.1, K12.26).

    `ways[kind][count]` is in how many ways that kind and those after it give so many cards.
    """

    __slots__ = ("hand", "number", "ways")

    def __init__(self, hand: Bundle, number: int) -> None:
        self.hand = hand
        self.number = number
        self.ways = _ways(counts(hand), number)

    def __len__(self) -> int:
        return self.ways[0][self.number]

    def entry(self, at: int) -> Move:
        """Write one discard: of every kind in turn as many as its place in the list tells, the most first."""
        left, taken = self.number, 0
        for kind, have in enumerate(counts(self.hand)):
            some = min(have, left)
            while at >= self.ways[kind + 1][left - some]:
                at -= self.ways[kind + 1][left - some]
                some -= 1
            taken += some * ONE[kind]
            left -= some
        return discard(taken)

    def place(self, said: Move) -> int:
        """Return the number of a discard, -1 if it is none of these."""
        cards = said.give
        if said.verb != "discard" or cards is None or size(cards) != self.number or not holds(self.hand, cards):
            return -1
        at, left = 0, self.number
        for kind, (some, have) in enumerate(zip(counts(cards), counts(self.hand), strict=True)):
            at += sum(self.ways[kind + 1][left - more] for more in range(some + 1, min(have, left) + 1))
            left -= some
        return at


def _ways(hand: Sequence[int], count: int) -> list[list[int]]:
    """Return, by kind and number of cards, in how many ways that kind and those after it give so many."""
    after = [1] + [0] * count
    ways = [after]
    for have in reversed(hand):
        if have:
            up_to = [0, *accumulate(after)]
            after = up_to[1 : have + 1] + [most - spare for most, spare in zip(up_to[have + 1 :], up_to, strict=False)]
        ways.append(after)
    return ways[::-1]


class Swaps:
    """What can be given for what, in rows: one given side, and what may be got for it."""

    __slots__ = ("count", "row_of", "rows", "starts")

    def __init__(self, rows: Iterable[tuple[Side, tuple[Side, ...]]]) -> None:
        self.rows = [row for row in rows if row[1]]
        # The number of each row's first swap, and of all of them.
        *self.starts, self.count = accumulate([len(gets) for _, gets in self.rows], initial=0)
        self.row_of = {(give, gets[0] is None): row for row, (give, gets) in enumerate(self.rows)}

    def entry(self, at: int) -> tuple[Side, Side]:
        """Return a swap by its number."""
        row = bisect_right(self.starts, at) - 1
        give, gets = self.rows[row]
        return give, gets[at - self.starts[row]]

    def place(self, give: Side, get: Side) -> int:
        """Return the number of a swap, -1 if it is none of these."""
        row = self.row_of.get((give, get is None), -1)
        if row < 0 or get not in self.rows[row][1]:
            return -1
        return self.starts[row] + self.rows[row][1].index(get)


class Offers(CountedMoves):
    """Every offer of a hand to these audiences, each a seat or -1 for all others (K7.4, K7.5)."""

    __slots__ = ("audiences", "swaps")

    def __init__(self, hand: Bundle, audiences: Sequence[int]) -> None:
        self.audiences = tuple(audiences)
        self.swaps = _offered(_capped(hand))

    def __len__(self) -> int:
        return self.swaps.count * len(self.audiences)

    def entry(self, at: int) -> Move:
        """Write one offer."""
        audience, swap = divmod(at, self.swaps.count)
        give, get = self.swaps.entry(swap)
        return offer(give, get, self.audiences[audience])

    def place(self, said: Move) -> int:
        """Return the number of an offer, -1 if it is none of these."""
        if said.verb != "offer" or said.to not in self.audiences:
            return -1
        swap = self.swaps.place(said.give, said.get)
        return -1 if swap < 0 else self.audiences.index(said.to) * self.swaps.count + swap


class Bids(CountedMoves):
    """Every bid of a hand on an offer, whose sides are the offerer's (K7.6).

    On an open offer the side that was said is kept; on a closed one exactly one of the two, where `counters` are
    allowed, else there are none.
    """

    __slots__ = ("swaps",)

    def __init__(self, give: Side, get: Side, hand: Bundle, counters: bool = True) -> None:
        self.swaps = _bid_on(give, get, _capped(hand), counters)

    def __len__(self) -> int:
        return self.swaps.count

    def entry(self, at: int) -> Move:
        """Write one bid."""
        give, get = self.swaps.entry(at)
        assert give is not None, "a bid has no open side"
        assert get is not None, "a bid has no open side"
        return bid(give, get)

    def place(self, said: Move) -> int:
        """Return the number of a bid, -1 if it is none of these."""
        return self.swaps.place(said.give, said.get) if said.verb == "bid" else -1


def _capped(hand: Bundle) -> Bundle:
    """Return a hand without what no side of an offer has room for."""
    return bundle([min(count, MOST) for count in counts(hand)])


@lru_cache(maxsize=1024)
def _offered(hand: Bundle) -> Swaps:
    """Return the offers of a hand in order: closed ones, those for any, and those of any (K12.22)."""
    gives = [side for side in SIDES if holds(hand, side)]
    wanted = tuple([side for side in SIDES if has_another_kind(hand, side)])
    return Swaps([*[(give, APART[give]) for give in gives], *[(give, (None,)) for give in gives], (None, wanted)])


def has_another_kind(hand: Bundle, wanted: Bundle) -> bool:
    """Whether a hand has a card of a kind that is not wanted (K12.22)."""
    return any(have and not want for have, want in zip(counts(hand), counts(wanted), strict=True))


@lru_cache(maxsize=4096)
def _bid_on(give: Side, get: Side, hand: Bundle, counters: bool) -> Swaps:
    """Return the bids of a hand on an offer; what the offerer gives is what the bidder gets."""
    if give is not None and get is not None and not counters:
        return Swaps([])
    return Swaps([(side, _got_for(side, give, get)) for side in SIDES if holds(hand, side)])


def _got_for(side: Bundle, give: Side, get: Side) -> tuple[Side, ...]:
    """Return what a bidder who gives this side may ask for."""
    if side == get:
        return tuple([other for other in APART[side] if other != give])
    return (give,) if give is not None and not share_a_kind(side, give) else ()
