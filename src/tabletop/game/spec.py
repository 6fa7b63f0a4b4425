"""What a session needs of a game besides its face: the bots, the saves, and what lies open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop.bots.protocol import Allowance, Bot, unlimited
from tabletop.core.events import Event
from tabletop.game.base import AnyGame


def unanswered(_: Any, __: int, ___: frozenset[str]) -> None:
    """Answer for nobody."""


@dataclass(frozen=True, slots=True)
class Terms:
    """A game as it is handed over to a session.

    `name` and `version` stand in every save; `game` is its face. `opening(game)` returns the events before the first
    decision. `open_question(game)` is true if the question asked now may be answered without the curtain, because
    neither it nor the answer reveals a secret. `bots` makes a bot of each kind; `budget(kind)` says what it may spend
    on its next decision; `gone` names the kind that plays on in the place of one that is no more. Saves of the `older`
    versions are read too. A person may have one of the `wishes`; while they do, `standing(game, seat, wishes)` answers
    for them where it returns a move, which stands in the record like any other.
    """

    name: str
    version: int
    game: type[AnyGame[Any, Any]]
    opening: Callable[[Any], Sequence[Event]]
    open_question: Callable[[Any], bool]
    bots: Mapping[str, Callable[[], Bot]]
    budget: Allowance = unlimited
    gone: Mapping[str, str] = field(default_factory=dict)
    older: frozenset[int] = frozenset()
    wishes: frozenset[str] = frozenset()
    standing: Callable[[Any, int, frozenset[str]], str | None] = unanswered
