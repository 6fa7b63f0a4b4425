"""What a game must provide so that `Session` can run it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tabletop.bots import Allowance, Bot, unlimited
from tabletop.events import Event


class Game(Protocol):
    """A game in progress, as a session uses it."""

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

    @property
    def barrier(self) -> str | None:
        """Why the last move cannot be taken back ("card-drawn", "revealed"), or None if it brought nothing to light."""

    def view(self, seat: int | None, /) -> Mapping[str, Any]:
        """Return what one seat may know; None sees what lies open."""

    def observe(self, seat: int | None, /) -> Any:
        """Return the same as the program has it, for bots of the game's own house."""

    def record(self) -> str:
        """Write the game as text that replays exactly."""

    def listen(self) -> list[Event]:
        """Return the list that events are put into from now on."""


@dataclass(frozen=True, slots=True)
class Terms:
    """A game as it is handed over to a session.

    `name` and `version` stand in every save. `new(names, options, seed)` deals a game, PositionError if it cannot be;
    `read(record)` returns a game at its beginning and the moves that follow. `opening(game)` returns the events
    before the first decision. `open_question(game)` is true if the question asked now may be answered without the
    curtain, because neither it nor the answer reveals a secret. `bots` makes a bot of each kind; `budget(kind)` says
    what it may spend on its next decision; `gone` names the kind that plays on in the place of one that is no more.
    Saves of the `older` versions are read too.
    """

    name: str
    version: int
    new: Callable[[Sequence[str], dict[str, Any], int], Any]
    read: Callable[[str], tuple[Any, Sequence[str]]]
    opening: Callable[[Any], Sequence[Event]]
    open_question: Callable[[Any], bool]
    bots: Mapping[str, Callable[[], Bot]]
    budget: Allowance = unlimited
    gone: Mapping[str, str] = field(default_factory=dict)
    older: frozenset[int] = frozenset()
