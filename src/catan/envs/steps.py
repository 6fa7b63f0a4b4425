"""The legal moves of Catan in steps: those that are written out, discards, and offers and bids."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from catan.core.bundles import KIND
from catan.core.frames import TO_ALL
from catan.core.moves import Move, bid, discard, offer
from catan.core.offers import Bids, Discards, Offers, Side
from catan.core.resources import KINDS, ONE, counts
from catan.envs.actions import DISCARD, FIRST, FOR, OFFER_ANY, STOP, THEN, THEN_ANY, TO, cards, spelled
from tabletop.core.lazy import ConcatSequence
from tabletop.envs.steps import Listed, Part


def parts(moves: Sequence[Any], seat: int, seats: int) -> list[Part]:
    """Return the legal moves of a seat at a table of so many seats, as parts of `Steps`."""
    rest: Any = moves
    listed: Sequence[Any] = ()
    if isinstance(moves, ConcatSequence):
        listed, rest = moves.first, moves.rest
    elif not isinstance(moves, (Discards, Offers, Bids)):
        listed, rest = moves, None
    result: list[Part] = []
    if isinstance(rest, Discards):
        result = [Discarding(rest)]
    elif isinstance(rest, (Offers, Bids)):
        result = [Trading(rest, seat, seats)]
    if listed:
        result.append(Listed(listed, lambda move: spelled(move, seat, seats), STOP))
    return result


class Discarding:
    """Every way to discard some cards of a hand, card by card in the order of resources (K5.1)."""

    __slots__ = ("_hand", "_number", "_taken")

    def __init__(self, discards: Discards) -> None:
        self._hand = counts(discards.hand)
        self._number = discards.number
        self._taken: list[int] = []

    @property
    def only(self) -> Move | None:
        """The discard, once it is whole."""
        return discard(sum([ONE[kind] for kind in self._taken])) if len(self._taken) == self._number else None

    def next(self) -> Collection[int]:
        """Return the cards that can follow, so that enough of this kind and of later kinds are left."""
        taken = self._taken
        last = taken[-1] if taken else 0
        wanted = self._number - len(taken)
        left = [have - taken.count(kind) if kind >= last else 0 for kind, have in enumerate(self._hand)]
        words = THEN if taken else DISCARD
        return [words[kind] for kind in KINDS if left[kind] and sum(left[kind:]) >= wanted]

    def take(self, action: int) -> None:
        """Add a card."""
        self._taken.append((THEN if self._taken else DISCARD).index(action))


class Trading:
    """Every offer or bid of a hand: what is given, `for`, what is got, and of an offer to whom (K7.4 to K7.6)."""

    __slots__ = ("_audiences", "_first", "_gets", "_gives", "_is_offer", "_made", "_mover", "_seats", "_side")

    def __init__(self, moves: Offers | Bids, mover: int, seats: int) -> None:
        self._is_offer = isinstance(moves, Offers)
        self._audiences = moves.audiences if isinstance(moves, Offers) else ()
        self._mover, self._seats = mover, seats
        # By the cards given (None: any), the sides that can be got for them.
        self._gives: dict[Side, list[Side]] = {}
        for give, gets in moves.swaps.rows:
            self._gives.setdefault(give, []).extend(gets)
        self._first = FIRST["offer" if self._is_offer else "bid"]
        self._side: tuple[int, ...] = ()  # the cards of the side under way
        self._gets: list[Side] | None = None  # after `for` or `offer any`
        self._made: tuple[Side, Side, int | None] | None = None  # once both sides were; None: not yet to whom

    @property
    def only(self) -> Move | None:
        """The offer or bid, once it is whole."""
        if self._made is None or self._made[2] is None:
            return None
        give, get, to = self._made
        if self._is_offer:
            return offer(give, get, to)
        assert give is not None, "a bid has no open side"
        assert get is not None, "a bid has no open side"
        return bid(give, get)

    def next(self) -> Collection[int]:
        """Return the actions that can follow."""
        if self._made is not None:
            return [STOP if to == TO_ALL else TO[(to - self._mover) % self._seats] for to in self._audiences]
        depth = len(self._side)
        if self._gets is None:
            return {self._word(give, depth, FOR) for give in self._gives if _begins(give, self._side)}
        return {self._word(get, depth, STOP) for get in self._gets if _begins(get, self._side)}

    def take(self, action: int) -> None:
        """Add a card, go on to the other side, or end."""
        if self._made is not None:
            give, get, _ = self._made
            to = TO_ALL if action == STOP else (TO.index(action) + self._mover) % self._seats
            self._made = give, get, to
        elif self._gets is None:
            self._take_given(action)
        elif action == STOP:
            self._get(sum([ONE[kind] for kind in self._side]))
        elif action == THEN_ANY:
            self._get(None)
        else:
            self._side += (THEN.index(action),)

    def _take_given(self, action: int) -> None:
        """Add a card to what is given, or go on to what is got."""
        if action in (OFFER_ANY, FOR):
            given: Side = None if action == OFFER_ANY else sum([ONE[kind] for kind in self._side])
            self._gives = {given: self._gives[given]}
            self._gets, self._side = self._gives[given], ()
        else:
            self._side += ((THEN if self._side else self._first).index(action),)
            self._gives = {give: gets for give, gets in self._gives.items() if _begins(give, self._side)}

    def _get(self, get: Side) -> None:
        """Note both sides; a bid is whole then."""
        (give,) = self._gives
        self._made = give, get, None if self._is_offer else TO_ALL

    def _word(self, side: Side, depth: int, end: int) -> int:
        """Return the action that follows so many cards of a side; `end` where it has no more."""
        if side is None:
            return OFFER_ANY if self._gets is None else THEN_ANY
        kinds = cards(side)
        if depth == len(kinds):
            return end
        return self._first[kinds[0]] if self._gets is None and not depth else THEN[kinds[depth]]


def _begins(side: Side, cards_so_far: tuple[int, ...]) -> bool:
    """Whether a side begins with these cards; an open side has none."""
    return not cards_so_far if side is None else cards(side)[: len(cards_so_far)] == cards_so_far


assert set(KIND.values()) == set(KINDS), "actions name each kind once"
