"""Laying tiles on an action board: edges and red corners that meet, and are used up (P7.4 to P7.7)."""

from __future__ import annotations

from praga.core.places import EDGE_NAMES, MEETINGS, NEIGHBOURS, NOWHERE, PLACES, SIDES, corner_name
from praga.core.state import BoardTile, State
from praga.core.tables import TURNED, Turned
from praga.flow.gains import gain
from praga.flow.step import Step


def lay(step: Step, seat: int, place: int, tile: BoardTile) -> None:
    """Lay a tile on a place; then its edges bring what meets there, by number, and then its corners."""
    state = step.state
    board = list(state.board[seat])
    board[place] = (*board[place], tile)
    state.board[seat] = tuple(board)
    own = (f"{PLACES[place]}.", f"{PLACES[place]}/")
    used = {name for name in state.used[seat] if not name.startswith(own)}
    goods = _edges(state, seat, place, used) + _corners(state, seat, place, used)
    state.used[seat] = frozenset(used)
    for good in goods:
        gain(step, seat, good)


def _edges(state: State, seat: int, place: int, used: set[str]) -> list[str]:
    """Return the signs that meet at the edges of the tile just laid, and note them as used."""
    goods: list[str] = []
    for edge, sign in enumerate(_turned_at(state, seat, place).edges):
        other = NEIGHBOURS[place][edge]
        if not sign or other == NOWHERE or not state.board[seat][other]:
            continue
        across = (edge + SIDES // 2) % SIDES
        met = _turned_at(state, seat, other).edges[across]
        if met and EDGE_NAMES[other][across] not in used:
            used |= {EDGE_NAMES[place][edge], EDGE_NAMES[other][across]}
            goods += [sign, met]
    return goods


def _corners(state: State, seat: int, place: int, used: set[str]) -> list[str]:
    """Return a red token for each corner that meets one of the tile just laid, and note both as used."""
    goods = []
    for corner in _turned_at(state, seat, place).corners:
        for other, at in MEETINGS[place][corner]:
            if not state.board[seat][other] or at not in _turned_at(state, seat, other).corners:
                continue
            if corner_name(other, at, place) not in used:
                used |= {corner_name(place, corner, other), corner_name(other, at, place)}
                goods.append("red")
    return goods


def _turned_at(state: State, seat: int, place: int) -> Turned:
    tile, turn = state.board[seat][place][-1]
    return TURNED[tile][turn]
