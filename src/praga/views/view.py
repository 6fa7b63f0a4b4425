"""Views: what one seat may know. Everything is open but the order of stacks (notation §6)."""

from __future__ import annotations

from typing import Any, Final

from praga.core.frames import Technology, TileIV, TileV
from praga.core.rules import Rules
from praga.core.state import State
from praga.core.tables import LEVEL_OF, LOOKED_AT, TILES, TILES_IV, TILES_V, UNKNOWN
from praga.flow.options import write_rules
from praga.notation.phase import write_phase
from praga.notation.player import write_player
from praga.notation.position import VERSION, write_table
from tabletop.core.errors import PositionError

PLACE_IN_DATA: Final = {name: at for at, name in enumerate((*TILES, *LEVEL_OF, *TILES_IV, *TILES_V, UNKNOWN))}


class View:
    """One seat's view, for bots: a state in which each stack is in the data's order, but for what the seat looks at.

    Attributes:
        me: The seat, or None for what is public.
        state: A copy that may be played on; what it draws is a guess.
    """

    __slots__ = ("me", "state")

    @property
    def rules(self) -> Rules:
        """The options of the table."""
        return self.state.rules

    def __init__(self, state: State, me: int | None) -> None:
        self.me = me
        self.state = hide(state, me)


def observe(state: State, seat: int | None) -> View:
    """Return what a seat may know, as an object; None is the public view."""
    _check(state, seat)
    return View(state, seat)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know, as JSON: the position with the sizes of stacks, without the seed."""
    _check(state, seat)
    table = write_table(state)
    phase = write_phase(state)
    top = looked_at(state, seat)
    if top is not None:
        phase["asks"][0]["of"] = list(top)
    return {
        "praga": VERSION,
        "rules": write_rules(state.rules),
        "turn": state.turn,
        "first": state.first,
        "era": state.era,
        **table,
        "stacks": {name: len(stack) for name, stack in table["stacks"].items()},
        "players": [write_player(state, seat) for seat in range(len(state.names))],
        "phase": phase,
    }


def _check(state: State, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(state.names):
        raise PositionError("seat", f"there is no seat {seat}")


def looked_at(state: State, seat: int | None) -> tuple[str, ...] | None:
    """Return the tiles that a seat looks at now, from the top; None if it looks at none."""
    question = state.stack[-1] if state.stack else None
    if question is None or question.seat != seat:
        return None
    if isinstance(question, Technology):
        return state.tech_stacks[question.level][:LOOKED_AT]
    if isinstance(question, TileIV):
        return state.bridge_iv[:LOOKED_AT]
    if isinstance(question, TileV):
        return state.bridge_v if question.at == "bridge" else state.cathedral_v
    return None


def hide(state: State, seat: int | None) -> State:
    """Return a copy with what a seat cannot know put in order: stacks but for what it looks at, and the seed.

    The two piles of tiles V are hidden together: which lies where is known to nobody who has not looked.
    """
    copy = state.clone()
    copy.rng = 0
    question = state.stack[-1] if state.stack else None
    looks = question is not None and question.seat == seat
    copy.stacks = [_sorted(stack) for stack in state.stacks]
    copy.tech_stacks = [
        _below(stack, looks and isinstance(question, Technology) and question.level == level)
        for level, stack in enumerate(state.tech_stacks)
    ]
    copy.bridge_iv = _below(state.bridge_iv, looks and isinstance(question, TileIV))
    pile = question.at if looks and isinstance(question, TileV) else ""
    together = _sorted((*state.bridge_v, *state.cathedral_v))
    if pile == "bridge":
        copy.cathedral_v = _sorted(state.cathedral_v)
    elif pile == "cathedral":
        copy.bridge_v = _sorted(state.bridge_v)
    else:
        size = len(state.bridge_v)
        copy.bridge_v, copy.cathedral_v = together[:size], together[size:]
    return copy


def _below(stack: tuple[str, ...], looks: bool) -> tuple[str, ...]:
    """Return a stack of which the top is known to who looks at it."""
    known = LOOKED_AT if looks else 0
    return (*stack[:known], *_sorted(stack[known:]))


def _sorted(stack: tuple[str, ...]) -> tuple[str, ...]:
    """Return tiles or technologies of one kind in the order of the data, unknown ones last."""
    return tuple(sorted(stack, key=PLACE_IN_DATA.__getitem__))
