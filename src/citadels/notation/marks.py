"""Reading the marks of a written position (notation §1): each by what its declaration says that it holds."""

from __future__ import annotations

from typing import Any

from citadels.core.marks import CHARACTER, SEAT, Held, Mark
from citadels.core.registry import MARKS
from citadels.core.state import State
from citadels.notation.phases import cast_member, read_taken
from tabletop.errors import PositionError
from tabletop.validation import number, only_keys


def read_marks(state: State, written: dict[str, Any]) -> None:
    """Lay the marks that are written; PositionError names the one that cannot lie, or not there."""
    laid: dict[str, Any] = {}
    state.marks = laid
    for key, mark in MARKS.items():
        value = written.get(key)
        if value is None:
            continue
        why = "no card of this game lays it" if key not in state.rules.marks else None
        if why is None and mark.bars is not None:
            why = mark.bars(state)
        if why is not None:
            raise PositionError(key, why)
        laid[key] = _read(state, mark, value)


def _read(state: State, mark: Mark[Any], written: Any) -> Any:
    if mark.holds == CHARACTER:
        name = cast_member(state, written, mark.id)
        if name == state.rules.characters[0]:
            raise PositionError(mark.id, f"rank 1 cannot be named, so not the {name} (R5)")
        return name
    seats = len(state.players) - 1
    if mark.holds == SEAT:
        return number(written, mark.id, 0, seats)
    only_keys(written, ("seat", "taken"), mark.id)
    seat = number(written.get("seat"), f"{mark.id}.seat", 0, seats)
    return Held(seat, read_taken(written.get("taken", ["resources"]), f"{mark.id}.taken")[0])


def check_marks(state: State) -> None:
    """Refuse marks that lie where they cannot, now that the players are read."""
    for key, on in state.marks.items():
        mark = MARKS[key]
        seat = on if mark.holds == SEAT else on.seat if type(on) is Held else None
        why = mark.misplaced(state, seat) if mark.misplaced is not None and seat is not None else None
        if why is not None:
            raise PositionError(f"{key}.seat" if type(on) is Held else key, why)
