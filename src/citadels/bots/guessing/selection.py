"""Counting the selection: who can hold which character, by what one seat saw of the cards (R3.8).

The cards come past in a fixed order. Between two looks at them some are missing: those were taken by the seats that
chose in between, or lie face down. That is all there is to know, and it is exact.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Any, NamedTuple

from citadels.flow.draft import Choose
from citadels.views.view import View


class Group(NamedTuple):
    """Characters that left together: each seat in `picks` took one of `cards`; the rest lie face down."""

    cards: tuple[str, ...]
    picks: tuple[int, ...]


class Selection(NamedTuple):
    """What one seat knows of a round's selection.

    `first` is who chose first, or None where it cannot be told; `late` is the seat that may have taken the card put
    down at the start (R3.5), or None.
    """

    groups: tuple[Group, ...]
    first: int | None
    late: int | None


def selection(view: View) -> Selection:
    """Return the groups of characters that left while the viewer looked away, this round so far."""
    me, each = view.me, view.rules.each
    own = view.players[me]
    looks = [*own.drafts]
    top = view.stack[-1] if view.stack else None
    choosing = type(top) is Choose and top.seat == me
    mine = {*own.characters, *own.placed_aside}
    if type(top) is Choose and choosing and not (looks and set(top.pool) < set(looks[-1]) and _discarding(view, top)):
        looks.append(top.pool)
    if not looks or len(looks) > each:  # written by hand: nothing, or more than anybody can have seen
        return unseen(view)
    names = [name for name in view.rules.cast if name not in view.up]
    seats = len(view.players)
    place, late = _place(names, looks[0], seats, each, own.placed_aside)
    first = (me - place) % seats
    order = [(first + step) % seats for step in range(seats)] * each
    turns = [at for at, seat in enumerate(order) if seat == me]
    groups = [Group(_less(names, looks[0], mine), tuple(order[: turns[0]]))]
    groups += [
        Group(_less(looks[at - 1], looks[at], mine), tuple(order[turns[at - 1] + 1 : turns[at]]))
        for at in range(1, len(looks))
    ]
    if len(looks) == len(turns) and not choosing:
        groups.append(Group(_less(looks[-1], (), mine), tuple(order[turns[-1] + 1 :])))
    last = order[-1]
    return Selection(tuple(groups), first, last if late and last != me and not choosing else None)


def _discarding(view: View, frame: Choose) -> bool:
    return len(view.players) == 2 and len(frame.pool) in (5, 3)


def _less(cards: Any, gone: Any, mine: Any) -> tuple[str, ...]:
    return tuple([name for name in cards if name not in gone and name not in mine])


def _place(names: list[str], look: Sized, seats: int, each: int, aside: tuple[str, ...]) -> tuple[int, bool]:
    """Return how many chose before the first look, and whether the last seat also gets the card put down (R3.5).

    The Crown may have passed on since, so it is the number of cards that tells.
    """
    late = each == 1 and len(names) - 1 == seats
    place = len(names) - 1 - len(look)
    if late and len(look) == 2 and (aside or place >= seats):
        return seats - 1, True
    return place, late


def unseen(view: View) -> Selection:
    """Nothing was seen: every character that lies nowhere open may be with anybody."""
    own = view.players[view.me].characters
    cards = tuple([name for name in view.rules.cast if name not in view.up and name not in own])
    picks = tuple([seat for seat in view.others(view.me) for _ in view.players[seat].characters])
    return Selection((Group(cards, picks),), None, None)


def still_open(view: View) -> list[Group]:
    """Return the groups less what has come out since: characters revealed, and those called without an answer.

    A killed character stays: nobody knows yet whether someone holds it (R5.1).
    """
    shown = {name: seat for seat in view.others(view.me) for name in view.players[seat].characters if name}
    absent = absentees(view)
    groups = []
    for group in selection(view).groups:
        picks = list(group.picks)
        for name in group.cards:
            if name in shown and shown[name] in picks:
                picks.remove(shown[name])
        groups.append(Group(tuple([name for name in group.cards if name not in shown and name not in absent]),
                            tuple(picks)))  # fmt: skip
    return groups


def absentees(view: View) -> list[str]:
    """List the characters that were called and that nobody holds; not the killed one (R4.1)."""
    called = view.called
    if called is None:
        return []
    cast = view.rules.characters[:called]
    return [name for name in cast if name not in view.holders and not view.silenced(name)]
