"""What a seat's place on the island is worth: what grows there, where it can still build, prizes in reach.

Worth is counted in points of the game; how many of them a card of income will bring depends on how long the game lasts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from catan.bots.hands import Goal, Income, income, worth_of_hand
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

# What a pip of each kind is worth when the game begins, and how a second pip of the same kind is worth less.
PIP: Final = (0.4, 0.4, 0.35, 0.43, 0.42)
POWER: Final = 0.65
# What the robber leaves of a hex: he will not stay for ever.
ROBBED: Final = 0.5
# A place to settle that so many roads must reach first, and the second best one beside it.
AWAY: Final = (0.45, 0.28, 0.14)
ALSO: Final = 0.35
# A harbour: for anything, and for each pip of its own kind.
ANY_HARBOUR: Final = 0.3
OWN_HARBOUR: Final = 0.07
# A development card in hand, the goal of buying one, and steps towards the two prizes (K9).
CARD: Final = 0.65
BUYING: Final = 0.95
KNIGHTS: Final = (0.0, 0.35, 0.85)
ROADS: Final = (0.0, 0.02, 0.05, 0.1, 0.25)
# What the leading rival's points take away.
RIVAL: Final = 0.3
WON: Final = 1000.0


@dataclass(frozen=True, slots=True)
class Prospects:
    """A seat's place: its worth without the hand, what a hand there is saved for, and what comes in."""

    land: float
    goals: tuple[Goal, ...]
    coming: Income


def value(state: State, seat: int) -> float:
    """Return what a seat's place and hand are worth together."""
    found = prospects(state, seat)
    return found.land + worth_of_hand(state.hands[seat], found.goals, found.coming, state.rules.discard_limit)


def prospects(state: State, seat: int) -> Prospects:
    """Look at a seat's place on the island."""
    own = state.points(seat)
    if own >= state.rules.points and state.turn_of == seat:
        return Prospects(WON, (), income((0.0,) * 5, state.rates[seat]))
    left = left_to_play(state)
    grown = pips_of(state, seat)
    spots = _spots(state, seat, grown, left)
    land = own + _growth(grown) * left + _expansion(spots) + _prizes(state, seat)
    land += CARD * (size(state.cards[seat]) + size(state.new[seat]) - _points_in_hand(state, seat))
    land += _harbours(state, seat, grown) * left
    land -= RIVAL * max([state.open_points(other) for other in range(len(state.names)) if other != seat])
    coming = income(grown, state.rates[seat])
    return Prospects(land, tuple(_goals(state, seat, grown, spots, left)), coming)


def left_to_play(state: State) -> float:
    """Return how much of the game is still to come, from 1 down to a little."""
    goal = state.rules.points
    ahead = max([state.open_points(seat) for seat in range(len(state.names))])
    return max(0.1, min(1.0, (goal - ahead) / max(1, goal - 2)))


def pips_of(state: State, seat: int) -> list[float]:
    """Return how many pips of each kind a seat's buildings have, cities twice, less what the robber takes."""
    found = [0.0] * 5
    for corners, amount in ((state.settlements[seat], 1), (state.cities[seat], 2)):
        for corner in corners:
            for number, kind in state.island.yields[corner]:
                found[kind] += amount * PIPS[number]
            if AROUND[state.robber] >> corner & 1 and state.robber != state.island.desert:
                robbed = PIPS[state.island.numbers[state.robber]]
                found[state.island.lands[state.robber]] -= amount * robbed * ROBBED
    return found


def worth_of_corner(state: State, corner: int, grown: list[float]) -> float:
    """Return what a settlement on a corner would bring to one who has so many pips of each kind already."""
    more = _with_corner(state, corner, grown)
    found = _growth(more) - _growth(grown)
    harbour = state.island.harbour_at.get(corner)
    if harbour is not None:
        found += ANY_HARBOUR if harbour == ANY else OWN_HARBOUR * more[harbour]
    return found


def _with_corner(state: State, corner: int, grown: list[float]) -> list[float]:
    more = grown[:]
    for number, kind in state.island.yields[corner]:
        more[kind] += PIPS[number]
    return more


def _growth(grown: list[float]) -> float:
    return sum([each * float(many**POWER) for each, many in zip(PIP, grown, strict=True)])


def _spots(state: State, seat: int, grown: list[float], left: float) -> list[tuple[int, float]]:
    """Return free places to settle, each as (roads that are needed first, worth), the best of each distance."""
    if len(state.settlements[seat]) == 5:  # all are built (K1.8)
        return []
    found: dict[int, list[float]] = {}
    for away, corner in _corners_near(state, seat):
        if not state.crowded >> corner & 1:
            found.setdefault(away, []).append(worth_of_corner(state, corner, grown) * left)
    return [(away, worth) for away, some in sorted(found.items()) for worth in sorted(some, reverse=True)[:2]]


def _corners_near(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Go through the corners that a seat's roads reach, and those that one or two more would."""
    here = state.reached[seat]
    yield from [(0, corner) for corner in bits(here)]
    seen = here
    edge = bits(here)
    for away in (1, 2):
        beyond = []
        for corner in edge:
            for path, other in PATHS_OF[corner]:
                # One does not build on from a corner with another's building (K6.2).
                open_here = away == 2 or state.frontier[seat] >> path & 1
                if open_here and not state.paved >> path & 1 and not seen >> other & 1:
                    seen |= 1 << other
                    beyond.append(other)
        yield from [(away, corner) for corner in beyond]
        edge = tuple(beyond)


def _expansion(spots: list[tuple[int, float]]) -> float:
    worths = sorted([AWAY[away] * (1 + worth) for away, worth in spots], reverse=True)
    return sum(worths[:1]) + ALSO * sum(worths[1:2])


def _prizes(state: State, seat: int) -> float:
    """Return what the way to the prizes is worth; the points of those one has are counted already."""
    found = 0.0
    if state.largest_army != seat:
        most = max([2, *[count(played, KNIGHT) for played in state.played]])
        lacking = most + 1 - count(state.played[seat], KNIGHT)
        found += KNIGHTS[max(0, len(KNIGHTS) - lacking)]
    if state.longest_road != seat:
        lacking = max(5, max(state.lengths) + (state.longest_road is not None)) - state.lengths[seat]
        found += ROADS[max(0, len(ROADS) - 1 - max(0, lacking))]
    return found


def _points_in_hand(state: State, seat: int) -> int:
    return count(state.cards[seat], POINT) + count(state.new[seat], POINT)


def _harbours(state: State, seat: int, grown: list[float]) -> float:
    rates = counts(state.rates[seat])
    general = ANY_HARBOUR if 3 in rates else 0.0
    return general + sum([OWN_HARBOUR * grown[kind] for kind in KINDS if rates[kind] == 2])


def _goals(state: State, seat: int, grown: list[float], spots: list[tuple[int, float]], left: float) -> Iterator[Goal]:
    """Go through what a seat can save for, each with what it would bring beyond what the land counts already."""
    if state.settlements[seat] and len(state.cities[seat]) < 4:
        yield Goal(COST_OF_CITY, 1 + left * max(_upgrades(state, seat, grown)))
    for away in range(3):
        worths = [worth for roads, worth in spots if roads == away]
        if worths:
            yield Goal(COST_OF_SETTLEMENT + away * COST_OF_ROAD, (1 + max(worths)) * (1 - AWAY[away] / 2))
    if state.deck:
        yield Goal(COST_OF_CARD, BUYING)
    lacking = max(5, max(state.lengths) + 1) - state.lengths[seat]
    if state.longest_road != seat and lacking <= 2 and len(state.roads[seat]) + lacking <= 15:
        yield Goal(lacking * COST_OF_ROAD, 2.0)


def _upgrades(state: State, seat: int, grown: list[float]) -> list[float]:
    """Return what a city would add in place of each settlement."""
    now = _growth(grown)
    return [_growth(_with_corner(state, corner, grown)) - now for corner in state.settlements[seat]]
