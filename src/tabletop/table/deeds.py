"""Deeds: what players did to one another in a game, as others may remember it (docs/protocol.md §7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from tabletop.core.events import Event

if TYPE_CHECKING:
    from tabletop.table.answers import Deed
    from tabletop.table.session import Session

# The arguments of an event that name the seat to which something is done.
VICTIMS = ("other", "victim")


def deeds(session: Session) -> list[Deed]:
    """Return the deeds of a game so far, from its public events: each kind from one seat to another, how often."""
    return counted(deeds_in((entry.event for entry in session.log), session.spec.deeds))


def deeds_in(events: Iterable[Event], names: Mapping[str, str]) -> Iterable[tuple[str, int, int | None]]:
    """Yield each deed, the seat that did it, and the seat to which it was done."""
    for event in events:
        args: Mapping[str, Any] = event.args
        if event.id in names and event.audience is None and args["player"] is not None:
            yield names[event.id], args["player"], next((args[name] for name in VICTIMS if name in args), None)


def counted(done: Iterable[tuple[str, int, int | None]]) -> list[Deed]:
    """Count deeds that are alike, in the order in which each was first done."""
    return [{"deed": deed, "by": by, "to": to, "count": count} for (deed, by, to), count in Counter(done).items()]
