"""Surroundings of a place where a tile can be placed: what a player sees at a glance, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from praga.core.frames import At
from praga.core.moves import Move
from praga.core.places import ACTIONS, FIRST_OF_RING, NEIGHBOURS, NOWHERE, PLACE, SIDES
from praga.core.state import State
from praga.core.tables import CITY_CORNERS, SPACES, TILES, TURNED
from praga.flow.boards import corners_met, sign_across
from praga.table.messages import good, message, where

if TYPE_CHECKING:
    from tabletop.table.answers import Message


def around(state: State, question: At, moves: Sequence[Move]) -> dict[str, list[Message]]:
    """Return by place what still counts there: signs and corners that the tile may meet, and the plaza."""
    places = dict.fromkeys(move.words[0] for move in moves if len(move.words) > 1)
    if not places:
        places = dict.fromkeys([TILES[question.tile].action])
    return {
        place: list(_on_board(state, question.seat, PLACE[place]) if place in PLACE else _in_city(state, place))
        for place in places
    }


def _on_board(state: State, seat: int, place: int) -> Iterator[Message]:
    """Tell the signs across the edges (P7.4), the bare actions beside them, and the red corners (P7.5)."""
    board, used = state.board[seat], state.used[seat]
    for edge, other in enumerate(NEIGHBOURS[place]):
        sign = sign_across(board, used, place, edge)
        if sign:
            yield message("around-sign", sign=good(sign, 1), place=_beside(other))
        elif other != NOWHERE and other < FIRST_OF_RING and not board[other]:
            yield message("around-next", place=where(ACTIONS[other]))
    corners = sum([len(corners_met(board, used, place, corner)) for corner in range(SIDES)])
    if corners:
        yield message("around-corners", count=corners)


def _beside(place: int) -> Message:
    """Return what lies beside a place: an action, or another wall."""
    return where(ACTIONS[place]) if place < FIRST_OF_RING else message("around-wall")


def _in_city(state: State, place: str) -> Iterator[Message]:
    """Tell the plaza of a space, and the blue corners there (P8.6)."""
    number = int(place[1:]) - 1
    yield message("around-plaza", place=where(f"z{SPACES[number].plaza + 1}"))
    corners = 0
    for printed, others in CITY_CORNERS[number]:
        if printed:
            yield message("around-printed")
        built = [(state.city[other], corner) for other, corner in others]
        corners += len([1 for tile, corner in built if tile and corner in TURNED[tile.tile][tile.turn].corners])
    if corners:
        yield message("around-corners", count=corners)
