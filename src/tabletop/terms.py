"""The terms on which a game sits down at a table: one record, and the little a table must be able to ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tabletop.bots import Allowance, Bot, unlimited
from tabletop.events import Event


class Game(Protocol):
    """A game in progress, as far as the table needs to know it."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""

    def moves(self) -> Sequence[str]:
        """List the legal moves of the seat that decides."""

    def play(self, move: Any, /) -> Any:
        """Play a move or its text; IllegalMove says why not and changes nothing."""

    def undo(self) -> Any:
        """Take the last move back, chance included."""

    def view(self, seat: int | None, /) -> dict[str, Any]:
        """Return what one seat may know; None sees what lies open."""

    def record(self) -> str:
        """Write the game as text that replays exactly."""

    def listen(self) -> list[Event]:
        """Return the list that events are put into from now on."""


@dataclass(frozen=True, slots=True)
class Terms:
    """A game as it is handed over to a table.

    `name` and `version` stand in every save. `new(names, options, seed)` deals a game, PositionError if it cannot be;
    `read(record)` returns a game at its beginning and the moves that follow. `opening(game)` tells what lies on the
    table before the first decision. `barrier(event)` says why an event cannot be taken back ("card-drawn",
    "revealed"), or None. `open_question(game)` says whether what is asked now can be answered before everybody's
    eyes. `bots` makes a bot of each kind; `budget(kind)` says what it may spend on its next decision.
    """

    name: str
    version: int
    new: Callable[[Sequence[str], dict[str, Any], int], Any]
    read: Callable[[str], tuple[Any, Sequence[str]]]
    opening: Callable[[Any], Sequence[Event]]
    barrier: Callable[[Event], str | None]
    open_question: Callable[[Any], bool]
    bots: Mapping[str, Callable[[], Bot]]
    budget: Allowance = unlimited
