"""Services of the workshop's host: a clock, an alarm, a sign of life, and how much memory is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabletop.core.errors import TableError


def _no_clock() -> float:
    return 0.0


def _nothing(*_: Any) -> None:
    """Do nothing."""


def _not_known() -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Outside:
    """The surroundings of the workshop; by itself it has no clock, is never interrupted, and tells nobody."""

    # A clock in milliseconds.
    now: Callable[[], float] = _no_clock
    # alarm(milliseconds): raise KeyboardInterrupt in what runs then; 0 calls it off.
    alarm: Callable[[float], None] = _nothing
    # sign(game, seat): a game begins in which the own bot has this seat; reported as a sign of life.
    sign: Callable[[int, int], None] = _nothing
    # Bytes of Python's memory.
    memory: Callable[[], int] = _not_known


class Trouble(TableError):  # noqa: N818 - the person's, not the program's
    """The reason why a request fails, as docs/workshop.md lists it: `id`, `args`, an English sentence, and the line."""

    def __init__(self, id: str, text: str, args: dict[str, Any] | None = None, line: int | None = None) -> None:  # noqa: A002 - the protocol's word
        super().__init__(text)
        self.id, self.text, self.args_json, self.line = id, text, args or {}, line
        self.more: dict[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        """Return the error in the protocol's form."""
        return {"id": self.id, "args": self.args_json, "text": self.text, "line": self.line, **self.more}


def wrong(what: str) -> Trouble:
    """Return the refusal of a request that is not in the protocol's form."""
    return Trouble("bad-request", f"The request cannot be read: {what}.", {"text": what})
