"""Counting the selection: who can hold which character, by what one seat saw of the cards (R3.8).

The cards come past in a fixed order. Between two looks at them some are missing: those were taken by the seats that
chose in between, or lie face down. That is all there is to know, and it is exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from citadels.shelf import ROLES


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


def cast(view: Mapping[str, Any]) -> list[str]:
    """List the characters whose cards are dealt: without rank 1 for three players with one each (R9.3)."""
    rules = view["rules"]
    names: list[str] = rules["characters"]
    alone = len(view["players"]) == 3 and rules["three_players"] == "one_character"
    return names[1:] if alone else names


def held_each(view: Mapping[str, Any]) -> int:
    """Return how many characters each player holds (R3.6, R3.7)."""
    seats = len(view["players"])
    return 2 if seats == 2 or (seats == 3 and view["rules"]["three_players"] == "two_characters") else 1


def selection(view: Mapping[str, Any], me: int) -> Selection:
    """Return the groups of characters that left while this seat looked away, this round so far."""
    seen = view["players"][me].get("seen", {})
    phase = view["phase"]
    looks = [*seen.get("drafts", ())]
    choosing = phase["name"] == "select" and phase["seat"] == me
    mine = {*view["players"][me]["characters"], *seen.get("aside", ())}
    if choosing and not (looks and set(phase["pool"]) < set(looks[-1]) and _discarding(view)):
        looks.append(phase["pool"])
    if not looks or len(looks) > held_each(view):  # written by hand: nothing, or more than anybody can have seen
        return unseen(view, me)
    names = [name for name in cast(view) if name not in view["aside"]["up"]]
    seats = len(view["players"])
    place, late = _place(names, looks[0], seats, held_each(view), seen)
    first = (me - place) % seats
    order = [(first + step) % seats for step in range(seats)] * held_each(view)
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


def _discarding(view: Mapping[str, Any]) -> bool:
    return len(view["players"]) == 2 and len(view["phase"]["pool"]) in (5, 3)


def _less(cards: Any, gone: Any, mine: Any) -> tuple[str, ...]:
    return tuple([name for name in cards if name not in gone and name not in mine])


def _place(names: list[str], look: Any, seats: int, each: int, seen: Mapping[str, Any]) -> tuple[int, bool]:
    """Return how many chose before the first look, and whether the last seat also gets the card put down (R3.5).

    The Crown may have passed on since, so it is the number of cards that tells.
    """
    late = each == 1 and len(names) - 1 == seats
    place = len(names) - 1 - len(look)
    if late and len(look) == 2 and (seen.get("aside") or place >= seats):
        return seats - 1, True
    return place, late


def unseen(view: Mapping[str, Any], me: int) -> Selection:
    """Nothing was seen: every character that lies nowhere open may be with anybody."""
    cards = tuple(name for name in cast(view) if name not in view["aside"]["up"])
    own = set(view["players"][me]["characters"])
    picks = tuple(seat for seat, player in enumerate(view["players"]) if seat != me for _ in player["characters"])
    return Selection((Group(tuple(name for name in cards if name not in own), picks),), None, None)


def still_open(view: Mapping[str, Any], me: int) -> list[Group]:
    """Return the groups less what has come out since: characters revealed, and those called without an answer.

    A killed character stays: nobody knows yet whether someone holds it (R5.1).
    """
    shown = {name: seat for seat, player in enumerate(view["players"]) if seat != me
             for name in player["characters"] if name}  # fmt: skip
    absent = absentees(view)
    groups = []
    for group in selection(view, me).groups:
        picks = list(group.picks)
        for name in group.cards:
            if name in shown and shown[name] in picks:
                picks.remove(shown[name])
        groups.append(Group(tuple([name for name in group.cards if name not in shown and name not in absent]),
                            tuple(picks)))  # fmt: skip
    return groups


def absentees(view: Mapping[str, Any]) -> list[str]:
    """List the characters that were called and that nobody holds; not the killed one (R4.1)."""
    phase = view["phase"]
    if phase["name"] != "turn":
        return []
    shown = {name for player in view["players"] for name in player["characters"] if name}
    return [
        name
        for name in view["rules"]["characters"]
        if ROLES[name].rank <= phase["rank"] and name not in shown and name != view["assassinated"]
    ]
