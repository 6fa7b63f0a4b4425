"""What happened at the table, for those who may know it."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """One thing that happened: `only` is the seat that alone may know it, or None when it is public."""

    id: str
    args: dict[str, object]
    only: int | None = None


def seen_by(events: list[Event], viewer: int | None) -> list[Event]:
    """Return what this viewer may know; None sees what lies open on the table."""
    return [event for event in events if event.only is None or event.only == viewer]
