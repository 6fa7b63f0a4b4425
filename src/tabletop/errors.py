"""Errors: illegal moves, and positions, records or rules that cannot be read."""

from __future__ import annotations

from typing import Any

LONGEST = 40  # letters of what was handed in that a message repeats


class TableError(ValueError):
    """Base of all errors that a caller can cause; the game is as it was."""


class IllegalMove(TableError):  # noqa: N818 - the public name is fixed by the notation
    """A move that cannot be read or may not be played now; the game is as it was.

    `reason` is a message id with `args` for it, where the game knows one.
    """

    def __init__(self, text: str, reason: str = "", args: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.details: dict[str, object] = args or {}


class PositionError(TableError):
    """A written position, record or set of rules that cannot be; `key` names the place, as in `players[1].hand`.

    `reason` is a message id with `args` for it, where the place alone does not tell a reader what to do.
    """

    def __init__(self, key: str, why: str, reason: str = "", args: dict[str, object] | None = None) -> None:
        super().__init__(f"{key}: {why}" if key else why)
        self.key = key
        self.why = why
        self.reason = reason
        self.details: dict[str, object] = args or {}


def cut(text: str) -> str:
    """Return a text as a message repeats it: where it is longer than 40 letters, a mark stands for the rest."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "…"


def short(written: Any) -> str:
    """Write what was handed in for a message, in at most 40 letters: of lists and objects only that they are such."""
    if isinstance(written, (list, dict)):
        return ("an object" if isinstance(written, dict) else "a list") if written else repr(written)
    if type(written) is int and abs(written) > 10**12:
        return "a number of that size"
    return cut(repr(written[:LONGEST] if isinstance(written, str) else written))
