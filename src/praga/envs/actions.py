"""The actions of a learner: a table in which a number means the same words of a move in every position.

Every move is one action but `refresh`, which takes one for each of its words (`tabletop.envs.steps`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from praga.core.moves import (
    ENDS,
    ONCE_ALONE,
    PAID,
    PLANK_WORDS,
    PLAZA_WORDS,
    PROJECT_WORDS,
    SLOT_WORDS,
    TRACK_WORDS,
    TURN_WORDS,
    Move,
)
from praga.core.places import ACTIONS as KINDS_OF_ACTION
from praga.core.places import RING
from praga.core.tables import KINDS, LEVEL_OF, SEALS, SPACE, TILES, TILES_IV, TILES_V, TOKENS
from tabletop.envs.steps import STOP as END_OF_MOVE
from tabletop.envs.steps import Listed, Part

TILES_OF: Final = {kind: tuple([name for name, tile in TILES.items() if tile.kind == kind]) for kind in KINDS}
WINDOWS: Final = ("silver", "goldw")
# What is kept, a technology, a token, a tile IV or V, half of a plaza, or a good.
KEPT: Final = tuple(dict.fromkeys([*LEVEL_OF, *TOKENS, *TILES_IV, *TILES_V, "upper", "lower", "gold", "stone"]))
ONCE: Final = tuple([name for name in LEVEL_OF if name in ONCE_ALONE])


class Group(NamedTuple):
    """Actions that differ in the words in capitals of `says`, as in docs/praga/environments.md."""

    says: str
    actions: tuple[str, ...]


def _each(says: str, verb: str, *words: Iterable[str]) -> Group:
    return Group(says, tuple([" ".join((verb, *some)) for some in product(*words)]))


def _groups() -> Iterator[Group]:
    yield _each("take SLOT", "take", SLOT_WORDS)
    yield _each("mine HOW", "mine", ("more", "produce"))
    yield _each("quarry HOW", "quarry", ("more", "produce"))
    yield Group("road", ("road",))
    for kind in KINDS:
        yield _each(f"{kind} {kind.upper()}", kind, TILES_OF[kind])
    yield _each("at TURN", "at", TURN_WORDS)
    yield _each("at RING TURN", "at", RING, TURN_WORDS)
    yield _each("at SPACE TURN", "at", SPACE, TURN_WORDS)
    yield Group("bonus wheel", ("bonus wheel",))
    yield _each("bonus UPGRADE", "bonus", TILES_OF["upgrade"])
    yield _each("sideways PROJECT", "sideways", PROJECT_WORDS)
    yield Group("pass", ("pass",))
    yield _each("effect STREET free", "effect", ("1", "2", "3"), ("free",))
    yield _each("effect STREET egg NUMBER", "effect", ("1", "2", "3"), ("egg",), ("1", "2"))
    yield _each("up PROJECT", "up", PROJECT_WORDS)
    yield _each("arrow HOW", "arrow", ("up", "stay"))
    yield _each("use ONCE", "use", ONCE)
    yield _each("use free_up PROJECT", "use free_up", PROJECT_WORDS)
    yield _each("use any_action ACTION", "use any_action", KINDS_OF_ACTION)
    yield _each("use plaza_both PLAZA", "use plaza_both", PLAZA_WORDS)
    yield _each("use track_and_produce TRACK TRACK", "use track_and_produce", TRACK_WORDS, TRACK_WORDS)
    yield _each("seal SEAL", "seal", SEALS)
    yield _each("extra ACTION WINDOW", "extra", KINDS_OF_ACTION, WINDOWS)
    yield _each("refresh KIND", "refresh", KINDS)
    yield _each("keep KEPT", "keep", KEPT)
    yield _each("plank PLANK", "plank", PLANK_WORDS)
    yield Group("end WINDOWS", tuple([" ".join(("end", *words)) for words in ENDS]))
    yield _each("then TILE", "then", [name for kind in KINDS for name in TILES_OF[kind]])
    yield _each("then PAID", "then", PAID)
    yield Group(END_OF_MOVE, (END_OF_MOVE,))


GROUPS: Final = tuple(_groups())
ACTIONS: Final = tuple([action for group in GROUPS for action in group.actions])
NUMBER: Final = {action: number for number, action in enumerate(ACTIONS)}
STOP: Final = NUMBER[END_OF_MOVE]


@lru_cache(maxsize=1 << 13)
def spelled(move: Move) -> tuple[int, ...]:
    """Return the actions that say a move."""
    if move.verb == "refresh":
        kind, *words = move.words
        return (NUMBER[f"refresh {kind}"], *[NUMBER[f"then {word}"] for word in words])
    return (NUMBER[str(move)],)


def parts(moves: Sequence[Any], _seat: int, _seats: int) -> list[Part]:
    """Return the legal moves as parts of `Steps`."""
    return [Listed(moves, spelled, STOP)]
