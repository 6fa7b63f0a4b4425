"""What a table says when it is handed something it cannot use."""

from __future__ import annotations


class TableError(ValueError):
    """Something was asked of the table that it cannot do; nothing has changed."""


class IllegalMove(TableError):  # noqa: N818 - the public name is fixed by the notation
    """A move that cannot be read or may not be played now; the game is as it was.

    `reason` is a message id with `args` for it, where the game knows one.
    """

    def __init__(self, text: str, reason: str = "", args: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.details: dict[str, object] = args or {}


class PositionError(TableError):
    """A written position, record or set of rules that cannot be; `key` names the place, as in `players[1].gold`."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}" if key else why)
        self.key = key
        self.why = why
