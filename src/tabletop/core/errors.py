"""Errors: illegal moves, and positions, records or rules that cannot be read."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from typing import Any

LONGEST = 40  # letters of what was handed in that a message repeats
FEW, ROOM = 5, 60  # legal moves that a message names at most, and their letters; of the others it says how many
TEXT = 200  # letters of the reason and the legal moves together; a longer message names no moves


class TableError(ValueError):
    """Base of all errors that a caller can cause; the game is as it was."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it by its public values."""
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]  # pickle's own


class IllegalMove(TableError):  # noqa: N818 - the public name is fixed by the notation
    """A move that cannot be read or may not be played now; the game is as it was.

    Its text says what was tried, why it is refused and, where a game refused it, some of what is legal now.

    Attributes:
        why: What was tried and why it is refused, without what is legal.
        reason: The same as a message id with `details` for it, where the game knows one; else "".
        details: The words of that message.
        legal: All that is legal now, as `Game.moves` lists it; empty where no game refused it, or none is going on.
    """

    def __init__(self, why: str, reason: str = "", details: dict[str, object] | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.reason = reason
        self.details: dict[str, object] = details or {}
        self.legal: Sequence[str] = ()

    def __str__(self) -> str:
        if not self.legal:
            return self.why
        names, count = cut(self.legal[0]), 1
        if len(self.why) + len(names) > TEXT:
            return f"{self.why}; legal now: {len(self.legal):,} moves"
        for move in self.legal[1:FEW]:
            if len(names) + len(move) > min(ROOM, TEXT - len(self.why)):
                break
            names += f", {move}"
            count += 1
        more = len(self.legal) - count
        return f"{self.why}; legal now: {names}{f' and {more:,} more' if more else ''}"


class PositionError(TableError):
    """A written position, record or set of rules that cannot be; `key` names the place, as in `players[1].hand`.

    `reason` is a message id with `details` for it, where the place alone does not tell a reader what to do.
    """

    def __init__(self, key: str, why: str, reason: str = "", details: dict[str, object] | None = None) -> None:
        super().__init__(f"{key}: {why}" if key else why)
        self.key = key
        self.why = why
        self.reason = reason
        self.details: dict[str, object] = details or {}


def cut(text: str) -> str:
    """Return a text as a message repeats it: where it is longer than 40 letters, a mark stands for the rest."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "…"


def short(data: Any) -> str:
    """Write what was handed in for a message, in at most 40 letters: of lists and objects only that they are such."""
    if isinstance(data, (list, dict)):
        return ("an object" if isinstance(data, dict) else "a list") if data else repr(data)
    if type(data) is int and abs(data) > 10**12:
        return "a number of that size"
    return cut(repr(data[:LONGEST] if isinstance(data, str) else data))
