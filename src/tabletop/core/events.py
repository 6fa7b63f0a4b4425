"""Events: what happened at the table, each with its audience."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """One thing that happened; `audience` is the one seat that may know it, None for everybody."""

    id: str
    args: dict[str, object]
    audience: int | None = None
