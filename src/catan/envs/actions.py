"""The actions of a learner: a table in which a number means the same words of a move in every position.

Most moves are one action (`settle c5`, `roll`, `end`). Discards, offers and bids take several: the first card, then
each next one in the order of resources, as far as there is a choice (`tabletop.envs.steps`). Seats are counted from the
player to move, clockwise: `+1` is the next on the left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from catan.core.board import CORNERS, HEXES, PATHS
from catan.core.moves import ANY, SEATS, Move
from catan.core.resources import KINDS, RESOURCES, Bundle, counts
from tabletop.envs.steps import STOP as END_OF_MOVE


class Group(NamedTuple):
    """Actions that differ in one place alone, which is in capitals in `says`, as in docs/catan/environments.md."""

    says: str
    actions: tuple[str, ...]


def _each(says: str, verb: str, names: tuple[str, ...]) -> Group:
    return Group(says, tuple([f"{verb} {name}" for name in names]))


_SEATS: Final = tuple([f"+{seat}" for seat in range(SEATS)])
_OTHER: Final = tuple([f"{give} for {get}" for give in RESOURCES for get in RESOURCES if give != get])
_PAIRS: Final = tuple([" ".join(pair) for pair in combinations_with_replacement(RESOURCES, 2)])


def _groups() -> Iterator[Group]:
    yield _each("settle CORNER", "settle", CORNERS)
    yield _each("road PATH", "road", PATHS)
    yield _each("city CORNER", "city", CORNERS)
    for verb in ("roll", "buy", "end", "play knight", "play roads"):
        yield Group(verb, (verb,))
    yield _each("play plenty KIND KIND", "play plenty", _PAIRS)
    yield _each("play plenty KIND", "play plenty", RESOURCES)
    yield _each("play monopoly KIND", "play monopoly", RESOURCES)
    yield _each("bank KIND for KIND", "bank", _OTHER)
    yield _each("discard KIND", "discard", RESOURCES)
    yield _each("robber HEX", "robber", HEXES)
    yield _each("steal SEAT", "steal", _SEATS)
    yield _each("offer KIND", "offer", RESOURCES)
    yield Group("offer any", (f"offer {ANY}",))
    yield Group("accept", ("accept",))
    yield Group("refuse", ("refuse",))
    yield _each("bid KIND", "bid", RESOURCES)
    yield _each("confirm SEAT", "confirm", _SEATS)
    yield Group("withdraw", ("withdraw",))
    yield _each("then KIND", "then", RESOURCES)
    yield Group("then any", (f"then {ANY}",))
    yield Group("then for", ("then for",))
    yield _each("then to SEAT", "then to", _SEATS)
    yield Group(END_OF_MOVE, (END_OF_MOVE,))


GROUPS: Final = tuple(_groups())
ACTIONS: Final = tuple([action for group in GROUPS for action in group.actions])
NUMBER: Final = {action: number for number, action in enumerate(ACTIONS)}
STOP: Final = NUMBER[END_OF_MOVE]
THEN: Final = tuple([NUMBER[f"then {name}"] for name in RESOURCES])
THEN_ANY: Final = NUMBER[f"then {ANY}"]
FOR: Final = NUMBER["then for"]
TO: Final = tuple([NUMBER[f"then to {seat}"] for seat in _SEATS])
DISCARD: Final = tuple([NUMBER[f"discard {name}"] for name in RESOURCES])
FIRST: Final = {verb: tuple([NUMBER[f"{verb} {name}"] for name in RESOURCES]) for verb in ("offer", "bid")}
OFFER_ANY: Final = NUMBER[f"offer {ANY}"]


@lru_cache(maxsize=1 << 12)
def spelled(move: Move, mover: int, seats: int) -> tuple[int, ...]:
    """Return the one action that says a move of a seat; discards, offers and bids are spelled by `catan.envs.steps`."""
    if move.verb in ("steal", "confirm"):
        return (NUMBER[f"{move.verb} +{(move.at - mover) % seats}"],)
    if move.verb == "bank":
        assert move.give is not None, "a swap gives something"
        assert move.get is not None, "a swap gets something"
        return (NUMBER[f"bank {RESOURCES[cards(move.give)[0]]} for {RESOURCES[cards(move.get)[0]]}"],)
    return (NUMBER[str(move)],)


@lru_cache(maxsize=1 << 12)
def cards(bundle: Bundle) -> tuple[int, ...]:
    """Return the kinds of the cards of a bundle, in the order of resources."""
    amounts = counts(bundle)
    return tuple([kind for kind in KINDS for _ in range(amounts[kind])])
