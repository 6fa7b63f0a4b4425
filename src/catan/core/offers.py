"""Lazy lists of moves: discards, offers and bids (notation §3, K5.1, K7.4 to K7.6)."""

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
from tabletop.core.lazy import LazySequence

Side = Bundle | None  # None is open (K7.5)

# By bundle: the bundles that have no kind in common with it, in order.
APART: Final = {side: tuple([other for other in SIDES if not share_a_kind(side, other)]) for side in SIDES}


class CountedMoves(LazySequence[Move]):
    """A lazy list of moves with `in` and `index` by arithmetic, for moves and for their texts."""

    __slots__ = ()

    @abstractmethod
    def place(self, move: Move) -> int:
        """Return the number of a move, -1 if it is none of these."""

    def __contains__(self, item: object) -> bool:
        move = move_of(item)
        return move is not None and self.place(move) >= 0

    def index(self, value: object, start: int = 0, stop: int | None = None) -> int:
        """Return the number of a move; ValueError if it is none of these."""
        move = move_of(value)
        at = -1 if move is None else self.place(move)
        if at < 0:
            raise ValueError(f"{value!r} is none of these {len(self)} moves")
        return at


class Discards(CountedMoves):
    """Every way to discard `number` cards of a hand, by bundle (K5.1, K12.26).

    `ways[kind][count]` is the number of ways to take `count` cards of that kind and the following kinds.
    """

    __slots__ = ("hand", "number", "ways")

    def __init__(self, hand: Bundle, number: int) -> None:
        self.hand = hand
        self.number = number
        self.ways = _ways(counts(hand), number)

    def __len__(self) -> int:
        return self.ways[0][self.number]

    def item(self, at: int) -> Move:
        """Return one discard by its index: for each kind in turn, the largest count comes first."""
        left, cards = self.number, 0
        for kind, have in enumerate(counts(self.hand)):
            amount = min(have, left)
            while at >= self.ways[kind + 1][left - amount]:
                at -= self.ways[kind + 1][left - amount]
                amount -= 1
            cards += amount * ONE[kind]
            left -= amount
        return discard(cards)

    def place(self, move: Move) -> int:
        """Return the number of a discard, -1 if it is none of these."""
        cards = move.give
        if move.verb != "discard" or cards is None or size(cards) != self.number or not holds(self.hand, cards):
            return -1
        at, left = 0, self.number
        for kind, (amount, have) in enumerate(zip(counts(cards), counts(self.hand), strict=True)):
            at += sum(self.ways[kind + 1][left - more] for more in range(amount + 1, min(have, left) + 1))
            left -= amount
        return at


def _ways(hand: Sequence[int], count: int) -> list[list[int]]:
    """Return `ways` (see `Discards`) for a hand and up to `count` cards."""
    after = [1] + [0] * count
    ways = [after]
    for have in reversed(hand):
        if have:
            up_to = [0, *accumulate(after)]
            after = up_to[1 : have + 1] + [most - spare for most, spare in zip(up_to[have + 1 :], up_to, strict=False)]
        ways.append(after)
    return ways[::-1]


class Swaps:
    """Pairs of sides in rows: each row is a side to give and the sides to get for it."""

    __slots__ = ("count", "row_of", "rows", "starts")

    def __init__(self, rows: Iterable[tuple[Side, tuple[Side, ...]]]) -> None:
        self.rows = [row for row in rows if row[1]]
        # The index of each row's first swap, and the number of swaps.
        *self.starts, self.count = accumulate([len(gets) for _, gets in self.rows], initial=0)
        self.row_of = {(give, gets[0] is None): row for row, (give, gets) in enumerate(self.rows)}

    def item(self, at: int) -> tuple[Side, Side]:
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
        self.swaps = _all_offers(_cap(hand))

    def __len__(self) -> int:
        return self.swaps.count * len(self.audiences)

    def item(self, at: int) -> Move:
        """Return one offer by its index."""
        audience, swap = divmod(at, self.swaps.count)
        give, get = self.swaps.item(swap)
        return offer(give, get, self.audiences[audience])

    def place(self, move: Move) -> int:
        """Return the number of an offer, -1 if it is none of these."""
        if move.verb != "offer" or move.to not in self.audiences:
            return -1
        swap = self.swaps.place(move.give, move.get)
        return -1 if swap < 0 else self.audiences.index(move.to) * self.swaps.count + swap


class Bids(CountedMoves):
    """Every bid of a hand on an offer; `give` and `get` are seen from the offerer (K7.6).

    A bid on an open offer keeps the closed side. A bid on a closed offer keeps exactly one side; without `counters`
    there are none.
    """

    __slots__ = ("swaps",)

    def __init__(self, give: Side, get: Side, hand: Bundle, counters: bool = True) -> None:
        self.swaps = _all_bids(give, get, _cap(hand), counters)

    def __len__(self) -> int:
        return self.swaps.count

    def item(self, at: int) -> Move:
        """Return one bid by its index."""
        give, get = self.swaps.item(at)
        assert give is not None, "a bid has no open side"
        assert get is not None, "a bid has no open side"
        return bid(give, get)

    def place(self, move: Move) -> int:
        """Return the number of a bid, -1 if it is none of these."""
        return self.swaps.place(move.give, move.get) if move.verb == "bid" else -1


def _cap(hand: Bundle) -> Bundle:
    """Return a hand limited to `MOST` cards of each kind, the size of a side."""
    return bundle([min(count, MOST) for count in counts(hand)])


# Small, since each entry takes some 8 kB: the hands of a game come again within a few turns (docs/adr/0022).
@lru_cache(maxsize=128)
def _all_offers(hand: Bundle) -> Swaps:
    """Return the offers of a hand in order: closed offers, offers for any, offers of any (K12.22)."""
    gives = [side for side in SIDES if holds(hand, side)]
    wishes = tuple([side for side in SIDES if has_another_kind(hand, side)])
    return Swaps([*[(give, APART[give]) for give in gives], *[(give, (None,)) for give in gives], (None, wishes)])


def has_another_kind(hand: Bundle, request: Bundle) -> bool:
    """Return whether a hand has a card of a kind that is not requested (K12.22)."""
    return any(have and not need for have, need in zip(counts(hand), counts(request), strict=True))


@lru_cache(maxsize=256)  # 2.5 kB each
def _all_bids(give: Side, get: Side, hand: Bundle, counters: bool) -> Swaps:
    """Return the bids of a hand on an offer, in order."""
    if give is not None and get is not None and not counters:
        return Swaps([])
    return Swaps([(side, _got_for(side, give, get)) for side in SIDES if holds(hand, side)])


def _got_for(side: Bundle, give: Side, get: Side) -> tuple[Side, ...]:
    """Return the sides that a bidder can get for this side."""
    if side == get:
        return tuple([other for other in APART[side] if other != give])
    return (give,) if give is not None and not share_a_kind(side, give) else ()
