"""Read-only records of the players: `Game.players`."""

from __future__ import annotations

from typing import NamedTuple

from praga.core.places import FIRST_OF_RING
from praga.core.state import State
from praga.flow.upgrades import owned


class PlayerInfo(NamedTuple):
    """One player at one moment; later moves do not change it.

    Attributes:
        seat: The number of the seat, from 0.
        name: The player's name.
        score: The points so far.
        gold, stone, silver_windows, gold_windows, eggs, red, blue: What the player has.
        mine, quarry, technology, university: The steps on the tracks.
        cubes: Free cubes.
        road: The area of the road, 0 before it, 1 to 5.
        wall, cathedral: Row and column of the markers, from 1.
        technologies: Those that work or can be used.
        upgrades: The upgrades laid, covered ones too.
        walls: How many walls are laid.
        seals: The seals taken.
    """

    seat: int
    name: str
    score: int
    gold: int
    stone: int
    silver_windows: int
    gold_windows: int
    eggs: int
    red: int
    blue: int
    mine: int
    quarry: int
    technology: int
    university: int
    cubes: int
    road: int
    wall: tuple[int, int]
    cathedral: tuple[int, int]
    technologies: tuple[str, ...]
    upgrades: tuple[str, ...]
    walls: int
    seals: tuple[str, ...]


def players(state: State) -> tuple[PlayerInfo, ...]:
    """Return the records of all players, by seat."""
    return tuple([_player(state, seat) for seat in range(len(state.names))])


def _player(state: State, seat: int) -> PlayerInfo:
    return PlayerInfo(
        seat,
        state.names[seat],
        state.points[seat],
        state.gold[seat],
        state.stone[seat],
        state.silver[seat],
        state.goldw[seat],
        state.egg[seat],
        state.red[seat],
        state.blue[seat],
        state.mine[seat],
        state.quarry[seat],
        state.tech[seat],
        state.univ[seat],
        state.cubes[seat],
        state.road[seat],
        state.wall[seat],
        state.cathedral[seat],
        state.technologies[seat],
        tuple(owned(state, seat)),
        len([True for tiles in state.board[seat][FIRST_OF_RING:] if tiles]),
        state.seals[seat],
    )
