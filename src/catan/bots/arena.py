"""The rulebook for the arena: games have a round limit, so that they always end (K12.28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from catan.core.island import ANY
from catan.core.resources import CARDS, RESOURCES, counts
from catan.core.state import State
from catan.rulebook import RULEBOOK

ROUND_LIMIT = 300


def rules_of(_players: int, rules: Any, _seed: int) -> dict[str, Any]:
    """Return the rules of one game; `rules` is a dict of options (notation §2), None for the defaults."""
    return {"round_limit": ROUND_LIMIT, **dict(rules or {})}


def deal(names: Sequence[str], rules: Any, seed: int) -> State:
    """Set up a game by the rules of `rules_of`."""
    state: State = RULEBOOK.deal(names, rules_of(len(names), rules, seed), seed)
    return state


def traits(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the harbours, awards and kinds of cards played that a seat had in a game that is over."""
    for corner in (*state.settlements[seat], *state.cities[seat]):
        harbour = state.island.harbour_at.get(corner)
        if harbour is not None:
            yield "harbour", "3:1" if harbour == ANY else RESOURCES[harbour]
    if state.longest_road == seat:
        yield "award", "longest road"
    if state.largest_army == seat:
        yield "award", "largest army"
    yield from (("card", card) for card, count in zip(CARDS, counts(state.played_cards[seat]), strict=True) if count)


CATAN = replace(RULEBOOK, deal=deal)
