"""Laying tiles on an action board: edges and red corners that meet, and are used up (P7.4 to P7.7)."""

from __future__ import annotations

from collections.abc import Set

from praga.core.places import EDGE_NAMES, MEETINGS, NEIGHBOURS, NOWHERE, PLACES, SIDES, Meeting, corner_name
from praga.core.state import BoardTile
from praga.core.tables import TURNED, Turned
from praga.flow.gains import gain
from praga.flow.step import Step

Board = tuple[tuple[BoardTile, ...], ...]


def lay(step: Step, seat: int, place: int, tile: BoardTile) -> None:
    """Lay a tile on a place; then its edges bring what meets there, by number, and then its corners."""
    state = step.state
    board = list(state.board[seat])
    board[place] = (*board[place], tile)
    state.board[seat] = tuple(board)
    own = (f"{PLACES[place]}.", f"{PLACES[place]}/")
    used = {name for name in state.used[seat] if not name.startswith(own)}
    goods = _edges(state.board[seat], place, used) + _corners(state.board[seat], place, used)
    state.used[seat] = frozenset(used)
    for good in goods:
        gain(step, seat, good)


def sign_across(board: Board, used: Set[str], place: int, edge: int) -> str:
    """Return the sign that an edge of a place faces, if it is not used up; "" where there is none (P7.4, P7.6)."""
    other, across = NEIGHBOURS[place][edge], (edge + SIDES // 2) % SIDES
    if other == NOWHERE or not board[other] or EDGE_NAMES[other][across] in used:
        return ""
    return _turned_at(board, other).edges[across]


def corners_met(board: Board, used: Set[str], place: int, corner: int) -> list[Meeting]:
    """Return the red corners of other tiles at a corner of a place that have not met this tile (P7.5, P7.6)."""
    return [
        meeting
        for meeting in MEETINGS[place][corner]
        if board[meeting.place]
        and meeting.corner in _turned_at(board, meeting.place).corners
        and corner_name(meeting.place, meeting.corner, place) not in used
    ]


def _edges(board: Board, place: int, used: set[str]) -> list[str]:
    """Return the signs that meet at the edges of the tile just laid, and note them as used."""
    goods: list[str] = []
    for edge, sign in enumerate(_turned_at(board, place).edges):
        across = sign and sign_across(board, used, place, edge)
        if across:
            used |= {EDGE_NAMES[place][edge], EDGE_NAMES[NEIGHBOURS[place][edge]][(edge + SIDES // 2) % SIDES]}
            goods += [sign, across]
    return goods


def _corners(board: Board, place: int, used: set[str]) -> list[str]:
    """Return a red token for each corner that meets one of the tile just laid, and note both as used."""
    goods = []
    for corner in _turned_at(board, place).corners:
        for other, at in corners_met(board, used, place, corner):
            used |= {corner_name(place, corner, other), corner_name(other, at, place)}
            goods.append("red")
    return goods


def _turned_at(board: Board, place: int) -> Turned:
    tile, turn = board[place][-1]
    return TURNED[tile][turn]
