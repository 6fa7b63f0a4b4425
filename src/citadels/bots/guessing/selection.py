"""Counting the selection: who can hold which character, by what one seat saw of the cards (R3.8).

The cards come past in a fixed order. Between two looks at them some are missing: those were taken by the seats that
chose in between, or lie face down. That is all there is to know, and it is exact.
"""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import Any, NamedTuple

from citadels.core.state import Swapped
from citadels.flow.draft import Choose
from citadels.views.view import View


class Group(NamedTuple):
    """Characters that left together: each seat in `picks` took one of `cards`; the rest lie face down."""

    cards: tuple[str, ...]
    picks: tuple[int, ...]


class Selection(NamedTuple):
    """One seat's knowledge of a round's selection.

    `first` is who chose first, or None where it cannot be told; `late` is the seat that may have taken the card put
    down at the start (R3.5), or None. `handed` is what the viewer gave away after it: a character, the seat that holds
    it now, and the number of the pick in whose place it lies there (E7.27).
    """

    groups: tuple[Group, ...]
    first: int | None
    late: int | None
    handed: tuple[str, int, int] | None = None


def selection(view: View) -> Selection:
    """Return the groups of characters that left while the viewer looked away, this round so far."""
    me, each = view.me, view.rules.each
    own = view.players[me]
    looks = [*own.drafts]
    top = view.stack[-1] if view.stack else None
    choosing = type(top) is Choose and top.seat == me
    mine = {*own.characters, *view.picked(me), *own.placed_aside}
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
    between: list[tuple[Sequence[str], tuple[str, ...], list[int]]] = [(names, looks[0], order[: turns[0]])]
    between += [(looks[at - 1], looks[at], order[turns[at - 1] + 1 : turns[at]]) for at in range(1, len(looks))]
    if len(looks) == len(turns) and not choosing:
        between.append((looks[-1], (), order[turns[-1] + 1 :]))
    groups = tuple([Group(_less(cards, gone, mine), tuple(picks)) for cards, gone, picks in between])
    last = order[-1]
    selection = Selection(groups, first, last if late and last != me and not choosing else None)
    if view.swapped is None:
        return selection
    left = [tuple([name for name in cards if name not in gone]) for cards, gone, _ in between]
    return _after_the_exchange(view, view.swapped, selection, left)


def _after_the_exchange(view: View, swapped: Swapped, selection: Selection, left: list[tuple[str, ...]]) -> Selection:
    """Return what is known once two players exchanged a character each; `left` is what each group had in all (E7.27).

    The two know what. Who looked on with one character each knows that the picks are the other's now; with two each
    any of the picks may be.
    """
    if swapped.given:
        number, other, given, got = swapped
        if view.me == other:
            number, other, given, got = other, number, got, given
        at = 0
        for names, group in zip(left, selection.groups, strict=True):
            if got in names and other in group.picks:
                break
            at += group.picks.count(other)
        return selection._replace(handed=(given, other, min(at, view.rules.each - 1)))
    if view.rules.each == 1:
        now = {swapped.seat: swapped.other, swapped.other: swapped.seat}
        groups = [
            Group(group.cards, tuple([now.get(seat, seat) for seat in group.picks])) for group in selection.groups
        ]
        return Selection(
            tuple(groups), selection.first, None if selection.late is None else now.get(selection.late, selection.late)
        )
    cards = tuple([name for group in selection.groups for name in group.cards])
    return Selection((Group(cards, tuple([seat for group in selection.groups for seat in group.picks])),), None, None)


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
    own = {*view.players[view.me].characters, *view.picked(view.me)}
    cards = tuple([name for name in view.rules.cast if name not in view.up and name not in own])
    picks = tuple([seat for seat in view.others(view.me) for _ in view.players[seat].characters])
    selection = Selection((Group(cards, picks),), None, None)
    return selection if view.swapped is None else _after_the_exchange(view, view.swapped, selection, [()])


def still_open(view: View) -> list[Group]:
    """Return the groups less what has come out since: characters revealed, and those called without an answer.

    A killed character stays: nobody knows yet whether someone holds it (R5.1).
    """
    face_up = {name: seat for seat in view.others(view.me) for name in view.players[seat].characters if name}
    absent = absentees(view)
    groups = []
    known_selection = selection(view)
    handed = known_selection.handed
    for group in known_selection.groups:
        picks = list(group.picks)
        if handed is not None and handed[1] in picks:  # one of that seat's characters is known
            picks.remove(handed[1])
            handed = None
        for name in group.cards:
            if name in face_up and face_up[name] in picks:
                picks.remove(face_up[name])
        groups.append(Group(tuple([name for name in group.cards if name not in face_up and name not in absent]),
                            tuple(picks)))  # fmt: skip
    return groups


def absentees(view: View) -> list[str]:
    """List the characters that were called and that nobody holds; not the killed one (R4.1)."""
    called = view.called
    if called is None:
        return []
    cast = view.rules.characters[:called]
    return [name for name in cast if name not in view.holders and not view.silenced(name)]
