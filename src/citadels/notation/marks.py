"""Reading the marks of a written position (notation §1): each by what its declaration says that it holds."""

from __future__ import annotations

from typing import Any

from citadels.core.marks import CHARACTER, FACE_DOWN, GOLD, SEAT, FaceDown, Held, Mark
from citadels.core.state import State
from citadels.notation.phases import cast_member, read_taken
from citadels.views.view import last_called
from tabletop.core.errors import PositionError
from tabletop.notation.validation import number, only_keys, rows, truth


def read_marks(state: State, data: dict[str, Any]) -> None:
    """Lay the marks that are written; PositionError names the one that cannot lie, or not there."""
    marks: dict[str, Any] = {}
    state.marks = marks
    for key, mark in state.rules.cards.marks.items():
        value = data.get(key)
        if value is None:
            continue
        why = "no card of this game lays it" if key not in state.rules.layers else None
        if why is None and mark.bars is not None:
            why = mark.bars(state)
        if why is not None:
            raise PositionError(key, why)
        if value != mark.bare:
            marks[key] = _read(state, mark, value)


def _read(state: State, mark: Mark[Any], data: Any) -> Any:
    if mark.holds == CHARACTER:
        return _nameable(state, data, mark.id)
    if mark.holds == FACE_DOWN:
        return _face_down(state, mark, data)
    seats = len(state.players) - 1
    if mark.holds == SEAT:
        return number(data, mark.id, 0, seats)
    if mark.holds == GOLD:
        return number(data, mark.id)
    only_keys(data, ("seat", "taken"), mark.id)
    seat = number(data.get("seat"), f"{mark.id}.seat", 0, seats)
    return Held(seat, read_taken(state.rules.cards, data.get("taken", ["resources"]), f"{mark.id}.taken")[0])


def _nameable(state: State, data: Any, key: str) -> str:
    name = cast_member(state, data, key)
    if name == state.rules.characters[0]:
        raise PositionError(key, f"rank 1 cannot be named, so not the {name} (R5)")
    return name


def _face_down(state: State, mark: Mark[Any], data: Any) -> FaceDown:
    """Read tokens that lie face down, on some character each, and which of them is the real one (E12.5)."""
    only_keys(data, ("on", mark.real, "shown"), mark.id)
    on: list[str] = []
    for at, row in enumerate(rows(data.get("on"), f"{mark.id}.on")):
        name = _token(state, mark, row, f"{mark.id}.on[{at}]")
        if name in on:
            raise PositionError(f"{mark.id}.on[{at}]", f"one lies on the {name} already")
        on.append(name)
    real = _token(state, mark, data.get(mark.real), f"{mark.id}.{mark.real}")
    if len({*on, real}) > mark.count:
        raise PositionError(f"{mark.id}.on", f"there are only {mark.count} of them (E1.5)")
    is_visible = truth(data.get("shown", False), f"{mark.id}.shown")
    if is_visible and on:
        raise PositionError(f"{mark.id}.shown", "once the real one was turned up no other can be (E12.5)")
    return FaceDown(tuple([name for name in state.rules.characters if name in on]), real, is_visible)


def _token(state: State, mark: Mark[Any], data: Any, key: str) -> str:
    """Read a character on which such a token may lie (E11.6)."""
    name = _nameable(state, data, key)
    if name == state.rules.layers[mark.id]:
        raise PositionError(key, f"the {name} lays them on others (E11.6)")
    if state.is_withheld(name):
        raise PositionError(key, f"none lies on the {name}, who was killed or bewitched (E5.5)")
    return name


def check_marks(state: State) -> None:
    """Refuse marks that lie where they cannot, now that the players are read."""
    for key, on in state.marks.items():
        mark = state.rules.cards.marks[key]
        seat = on if mark.holds == SEAT else on.seat if type(on) is Held else None
        why = mark.misplaced(state, seat) if mark.misplaced is not None and seat is not None else None
        if type(on) is FaceDown:
            why = _unowned(state, state.rules.layers[key])
        if why is not None:
            raise PositionError(f"{key}.seat" if type(on) is Held else key, why)


def _unowned(state: State, layer: str) -> str | None:
    """Say why nobody can have laid what this character lays; None if somebody can."""
    if state.silenced(layer) or state.player_of(state.rules.cards.rank[layer]) is None:
        return f"nobody plays the {layer}, who lays them"
    return None


def check_called(state: State) -> None:
    """Refuse tokens whose layer is yet to be called, now that the phase is read.

    Who is killed or bewitched after they were laid would else be marked as nobody can be (E5.5).
    """
    for key, on in state.marks.items():
        layer = state.rules.layers.get(key, "")
        if type(on) is FaceDown and state.stack and last_called(state) < state.rules.cards.rank[layer]:
            raise PositionError(key, f"the {layer}, who lays them, is yet to be called (E5.3, E5.5)")
