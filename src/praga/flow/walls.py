"""Walls round the action board (P7)."""

from __future__ import annotations

from praga.core.frames import At, Sideways
from praga.core.moves import Move, move
from praga.core.places import FIRST_OF_RING, PLACES
from praga.core.state import BoardTile, State
from praga.core.tables import TILES, TURNS
from praga.flow.boards import lay
from praga.flow.costs import pay, wall_cost
from praga.flow.gains import gain_effect, pay_technology, score
from praga.flow.rows import take_from_row
from praga.flow.step import Step

STREET_OF_WALLS = 2  # on which a road tile pays for walls (P16.2)


def free_places(state: State, seat: int) -> list[int]:
    """Return the places of the ring without a wall (P7.2)."""
    return [place for place in range(FIRST_OF_RING, len(PLACES)) if not state.board[seat][place]]


def can_lay(state: State, seat: int, tile: str, by: str) -> bool:
    """Return whether a wall can be paid and laid."""
    gold, stone = wall_cost(tile, by)
    return gold <= state.gold[seat] and stone <= state.stone[seat] and bool(free_places(state, seat))


def places(state: State, question: At) -> list[Move]:
    """List the places and turns for a wall."""
    free = free_places(state, question.seat)
    return [move(f"at {PLACES[place]} t{turn}") for place in free for turn in TURNS[question.tile]]


def build(step: Step, question: At, place: int, turn: int) -> None:
    """Lay a wall: cost, reward, edges and corners, the Wall sign, the row (P12.7)."""
    state, seat, tile = step.state, question.seat, TILES[question.tile]
    gold, stone = wall_cost(tile.id, question.by)
    state.emit("wall", player=seat, tile=tile.id, place=PLACES[place])
    pay(state, seat, "gold", gold)
    pay(state, seat, "stone", stone)
    gain_effect(step, seat, tile.brings)
    lay(step, seat, place, BoardTile(tile.id, turn))
    if tile.sign:
        step.keep(Sideways("wall"))
        pay_technology(step, seat, "wall_gold")
    if state.road[seat] == STREET_OF_WALLS and state.road_tiles[1] == "on_wall_2":
        score(step, seat, 2, "road")
    take_from_row(state, tile.id)
