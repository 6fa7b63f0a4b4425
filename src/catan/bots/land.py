"""The value of a seat's position on the island: income, room to build, prizes in reach.

Values are in victory points; the value of income depends on how much of the game is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from catan.bots.hands import Goal, Income, income, worth_of_hand
from catan.core import pieces
from catan.core.board import AROUND, PATHS_OF, bits
from catan.core.island import ANY, PIPS
from catan.core.resources import (
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    KINDS,
    KNIGHT,
    POINT,
    count,
    counts,
    size,
)
from catan.core.state import State
from catan.flow.prizes import SHORTEST, SMALLEST

# The value of a pip of each kind at the start, and the exponent for diminishing returns within a kind.
PIP: Final = (0.4, 0.4, 0.35, 0.43, 0.42)
POWER: Final = 0.65
# The part of a hex's value that the robber takes: he does not stay for the whole game.
ROBBER_FACTOR: Final = 0.5
# The weight of a free corner by the number of roads to it, and the weight of the second best corner.
AWAY: Final = (0.45, 0.28, 0.14)
ALSO: Final = 0.35
# The value of a 3:1 harbour, and of a 2:1 harbour for each pip of its kind.
ANY_HARBOUR: Final = 0.3
OWN_HARBOUR: Final = 0.07
# The value of a development card in hand, of buying one, and of steps towards the two prizes (K9).
CARD: Final = 0.65
BUYING: Final = 0.95
KNIGHTS: Final = (0.0, 0.35, 0.85)
ROADS: Final = (0.0, 0.02, 0.05, 0.1, 0.25)
# The weight of the leading rival's points, subtracted.
RIVAL: Final = 0.3
VICTORY: Final = 1000.0


@dataclass(frozen=True, slots=True)
class Prospects:
    """A seat's position: its value without the hand, the goals for the hand, and the income."""

    land: float
    goals: tuple[Goal, ...]
    coming: Income


def value(state: State, seat: int) -> float:
    """Return the value of a seat's position and hand."""
    prospect = prospects(state, seat)
    return prospect.land + worth_of_hand(state.hands[seat], prospect.goals, prospect.coming, state.rules.discard_limit)


def prospects(state: State, seat: int) -> Prospects:
    """Evaluate a seat's position on the island."""
    own = state.points(seat)
    if own >= state.rules.points and state.turn_of == seat:
        return Prospects(VICTORY, (), income((0.0,) * len(KINDS), state.rates[seat]))
    left = left_to_play(state)
    pips = pips_of(state, seat)
    spots = _spots(state, seat, pips, left)
    land = own + _growth(pips) * left + _expansion(spots) + _prizes(state, seat)
    land += CARD * (size(state.cards[seat]) + size(state.new[seat]) - _points_in_hand(state, seat))
    land += _harbours(state, seat, pips) * left
    land -= RIVAL * max([state.open_points(other) for other in range(len(state.names)) if other != seat])
    coming = income(pips, state.rates[seat])
    return Prospects(land, tuple(_goals(state, seat, pips, spots, left)), coming)


def left_to_play(state: State) -> float:
    """Return the part of the game that is left, from 1 down to 0.1."""
    goal = state.rules.points
    ahead = max([state.open_points(seat) for seat in range(len(state.names))])
    return max(0.1, min(1.0, (goal - ahead) / max(1, goal - 2)))


def pips_of(state: State, seat: int) -> list[float]:
    """Return a seat's pips of each kind; cities count twice, the robber's hex less."""
    pips = [0.0] * len(KINDS)
    for corners, amount in ((state.settlements[seat], 1), (state.cities[seat], 2)):
        for corner in corners:
            for number, kind in state.island.yields[corner]:
                pips[kind] += amount * PIPS[number]
            if AROUND[state.robber] >> corner & 1 and state.robber != state.island.desert:
                blocked_pips = PIPS[state.island.numbers[state.robber]]
                pips[state.island.lands[state.robber]] -= amount * blocked_pips * ROBBER_FACTOR
    return pips


def worth_of_corner(state: State, corner: int, pips: list[float]) -> float:
    """Return the value of a settlement on a corner for a player who has these pips of each kind."""
    more = _with_corner(state, corner, pips)
    worth = _growth(more) - _growth(pips)
    harbour = state.island.harbour_at.get(corner)
    if harbour is not None:
        worth += ANY_HARBOUR if harbour == ANY else OWN_HARBOUR * more[harbour]
    return worth


def _with_corner(state: State, corner: int, pips: list[float]) -> list[float]:
    more = pips[:]
    for number, kind in state.island.yields[corner]:
        more[kind] += PIPS[number]
    return more


def _growth(pips: list[float]) -> float:
    return sum([each * float(many**POWER) for each, many in zip(PIP, pips, strict=True)])


def _spots(state: State, seat: int, pips: list[float], left: float) -> list[tuple[int, float]]:
    """Return free corners as (missing roads, value), the two best of each distance."""
    if len(state.settlements[seat]) == pieces.SETTLEMENTS:
        return []
    worths_by_distance: dict[int, list[float]] = {}
    for away, corner in _corners_near(state, seat):
        if not state.blocked_corners >> corner & 1:
            worths_by_distance.setdefault(away, []).append(worth_of_corner(state, corner, pips) * left)
    return [
        (away, worth)
        for away, worths in sorted(worths_by_distance.items())
        for worth in sorted(worths, reverse=True)[:2]
    ]


def _corners_near(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the corners at a seat's roads (0), and those that one or two more roads would reach."""
    here = state.road_corners[seat]
    yield from [(0, corner) for corner in bits(here)]
    visited = here
    edge = bits(here)
    for away in (1, 2):
        beyond = []
        for corner in edge:
            for path, other in PATHS_OF[corner]:
                # A road does not continue from a corner with another player's building (K6.2).
                open_here = away == 2 or state.frontier[seat] >> path & 1
                if open_here and not state.road_paths >> path & 1 and not visited >> other & 1:
                    visited |= 1 << other
                    beyond.append(other)
        yield from [(away, corner) for corner in beyond]
        edge = tuple(beyond)


def _expansion(spots: list[tuple[int, float]]) -> float:
    worths = sorted([AWAY[away] * (1 + worth) for away, worth in spots], reverse=True)
    return sum(worths[:1]) + ALSO * sum(worths[1:2])


def _prizes(state: State, seat: int) -> float:
    """Return the value of progress towards the prizes; prizes that the seat has are in its points."""
    worth = 0.0
    if state.largest_army != seat:
        most = max([SMALLEST - 1, *[count(cards, KNIGHT) for cards in state.played_cards]])
        lacking = most + 1 - count(state.played_cards[seat], KNIGHT)
        worth += KNIGHTS[max(0, len(KNIGHTS) - lacking)]
    if state.longest_road != seat:
        lacking = max(SHORTEST, max(state.lengths) + (state.longest_road is not None)) - state.lengths[seat]
        worth += ROADS[max(0, len(ROADS) - 1 - max(0, lacking))]
    return worth


def _points_in_hand(state: State, seat: int) -> int:
    return count(state.cards[seat], POINT) + count(state.new[seat], POINT)


def _harbours(state: State, seat: int, pips: list[float]) -> float:
    rates = counts(state.rates[seat])
    general = ANY_HARBOUR if 3 in rates else 0.0
    return general + sum([OWN_HARBOUR * pips[kind] for kind in KINDS if rates[kind] == 2])


def _goals(state: State, seat: int, pips: list[float], spots: list[tuple[int, float]], left: float) -> Iterator[Goal]:
    """Yield the goals of a seat, each with the value that `land` does not include yet."""
    if state.settlements[seat] and len(state.cities[seat]) < pieces.CITIES:
        yield Goal(COST_OF_CITY, 1 + left * max(_upgrades(state, seat, pips)))
    for away in range(3):
        gains = [worth for roads, worth in spots if roads == away]
        if gains:
            yield Goal(COST_OF_SETTLEMENT + away * COST_OF_ROAD, (1 + max(gains)) * (1 - AWAY[away] / 2))
    if state.deck:
        yield Goal(COST_OF_CARD, BUYING)
    lacking = max(SHORTEST, max(state.lengths) + 1) - state.lengths[seat]
    if state.longest_road != seat and lacking <= 2 and len(state.roads[seat]) + lacking <= pieces.ROADS:
        yield Goal(lacking * COST_OF_ROAD, pieces.PRIZE)


def _upgrades(state: State, seat: int, pips: list[float]) -> list[float]:
    """Return the gain in growth from upgrading each settlement to a city."""
    now = _growth(pips)
    return [_growth(_with_corner(state, corner, pips)) - now for corner in state.settlements[seat]]
