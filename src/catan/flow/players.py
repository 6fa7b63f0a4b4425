"""Read-only records of the players: `Game.players`."""

from __future__ import annotations

from typing import NamedTuple

from catan.core.board import CORNERS, PATHS
from catan.core.resources import counts
from catan.core.state import State


class Resources(NamedTuple):
    """Resource cards by kind; `sum` gives the total."""

    wood: int
    brick: int
    wool: int
    grain: int
    ore: int


class DevelopmentCards(NamedTuple):
    """Development cards by kind; `sum` gives the total."""

    knight: int
    roads: int
    plenty: int
    monopoly: int
    point: int


class PlayerInfo(NamedTuple):
    """One player at one moment, hidden cards included; later moves do not change it.

    Attributes:
        seat: The number of the seat, from 0.
        name: The player's name.
        hand: The resource cards in hand.
        cards: The development cards in hand, those bought in this turn included.
        played: The development cards that the player has played.
        settlements: The corners with a settlement, as moves name them.
        cities: The corners with a city.
        roads: The paths with a road.
        road_length: The length of the player's longest road (K9.2).
        has_longest_road: Whether the player has Longest Road.
        has_largest_army: Whether the player has Largest Army.
        score: The points, point cards in hand included (K10.1).
    """

    seat: int
    name: str
    hand: Resources
    cards: DevelopmentCards
    played: DevelopmentCards
    settlements: tuple[str, ...]
    cities: tuple[str, ...]
    roads: tuple[str, ...]
    road_length: int
    has_longest_road: bool
    has_largest_army: bool
    score: int


def players(state: State) -> tuple[PlayerInfo, ...]:
    """Return the records of all players, by seat."""
    return tuple([_player(state, seat) for seat in range(len(state.names))])


def _player(state: State, seat: int) -> PlayerInfo:
    return PlayerInfo(
        seat,
        state.names[seat],
        hand=Resources(*counts(state.hands[seat])),
        cards=DevelopmentCards(*counts(state.cards[seat] + state.new[seat])),
        played=DevelopmentCards(*counts(state.played_cards[seat])),
        settlements=tuple([CORNERS[corner] for corner in state.settlements[seat]]),
        cities=tuple([CORNERS[corner] for corner in state.cities[seat]]),
        roads=tuple([PATHS[path] for path in state.roads[seat]]),
        road_length=state.lengths[seat],
        has_longest_road=state.longest_road == seat,
        has_largest_army=state.largest_army == seat,
        score=state.points(seat),
    )
