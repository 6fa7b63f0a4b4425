"""Each player's chance to win, from a whole state: a fitted sum of features and a softmax over the table.

The weights are fitted to games of `strong` (bench/train/catan_outlook.py). A position is looked at just before a throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Final

from catan.bots.policy.corners import seat_pips, spots
from catan.bots.policy.hands import CARD_COST, CITY_COST, SETTLE_COSTS, hand_values, shortfall
from catan.bots.policy.position import left_to_play
from catan.bots.policy.weights import TUNED
from catan.core.island import PIPS
from catan.core.pieces import CITIES, SETTLEMENTS, buildings_at
from catan.core.resources import KINDS, KNIGHT, POINT, count, counts, size
from catan.core.state import State
from catan.flow.prizes import SHORTEST, SMALLEST
from catan.flow.scoring import winners

FEATURES: Final = (
    "points", "one_missing", "two_missing", "three_missing", "wood", "brick", "wool", "grain", "ore", "pips",
    "without", "robbed", "any_harbour", "own_harbour", "spot", "one_away", "two_away", "cards", "knights", "army",
    "army_lead", "road", "road_ahead", "road_lead", "hand", "city", "near_city", "settlement", "near_settlement",
    "card", "size", "over", "no_settlements", "no_cities", "wins", "wins_by_two", "wins_by_card", "second",
    "third", "fourth",
)  # fmt: skip
# The first half of the weights counts throughout, the second the more the less is left to play.
HALF: Final = len(FEATURES)


def features(state: State, seat: int, order: int) -> list[float]:
    """Return what one player's chance is read from (`FEATURES`); `order` is 0 for the seat whose turn begins."""
    weights, goal = TUNED, state.rules.points
    missing = goal - state.points(seat)
    pips = seat_pips(state, seat)
    rates = counts(state.rates[seat])
    reach = spots(state, seat, weights)
    hand = state.hands[seat]
    cards = counts(hand)
    number = size(hand)
    bought = state.cards[seat] + state.new[seat]
    held = size(bought) - count(bought, POINT)
    settlements, cities = len(state.settlements[seat]), len(state.cities[seat])
    army, army_lead = _army(state, seat)
    road, road_lead = _road(state, seat)
    city = shortfall(cards, rates, CITY_COST) if settlements and cities < CITIES else 9
    settle = shortfall(cards, rates, SETTLE_COSTS[0]) if reach.here else 9
    card = shortfall(cards, rates, CARD_COST) if state.deck else 9
    growth = weights.growth
    builds = city == 0 or settle == 0
    return [
        0.1 * (goal - missing),
        1.0 if missing <= 1 else 0.0,
        1.0 if missing == 2 else 0.0,
        1.0 if missing == 3 else 0.0,
        *[growth[kind][pips[kind]] for kind in KINDS],
        0.05 * sum(pips),
        0.3 * pips.count(0),
        _robbed(state, seat),
        1.0 if 3 in rates else 0.0,
        0.1 * sum([pips[kind] for kind in KINDS if rates[kind] == 2]),
        0.3 * reach.here,
        0.3 * reach.one_away if not reach.here else 0.0,
        0.3 * reach.two_away if not reach.here and not reach.one_away else 0.0,
        0.3 * held,
        0.3 * count(state.cards[seat], KNIGHT),
        army,
        army_lead,
        road,
        1.0 if road >= 0.8 else 0.0,
        road_lead,
        hand_values(state, seat, weights, left_to_play(state, weights), reach)[hand],
        1.0 if city == 0 else 0.0,
        1.0 if city == 1 else 0.0,
        1.0 if settle == 0 else 0.0,
        1.0 if settle == 1 else 0.0,
        1.0 if card == 0 else 0.0,
        0.1 * min(number, 7),
        0.1 * max(0, number - 7),
        1.0 if settlements == SETTLEMENTS else 0.0,
        1.0 if cities == CITIES else 0.0,
        1.0 if missing <= 1 and builds else 0.0,
        1.0 if missing <= 2 and (army == 1.0 or road >= 0.8) else 0.0,
        0.3 * held if missing <= 1 else 0.0,
        1.0 if order == 1 else 0.0,
        1.0 if order == 2 else 0.0,
        1.0 if order == 3 else 0.0,
    ]


def _robbed(state: State, seat: int) -> float:
    """Return the part of an income that the robber takes now, in tenths of pips."""
    robber = state.robber
    if robber == state.island.desert:
        return 0.0
    return 0.1 * buildings_at(state, seat, robber) * PIPS[state.island.numbers[robber]]


def _army(state: State, seat: int) -> tuple[float, float]:
    """Return how far a player is on the way to Largest Army, from 0 to 1, and the holder's lead."""
    own = count(state.played_cards[seat], KNIGHT)
    most = max([count(cards, KNIGHT) for other, cards in enumerate(state.played_cards) if other != seat])
    if state.largest_army == seat:
        return 0.0, 0.3 * (own - most)
    return (own + 1) / (max(SMALLEST - 1, most) + 1), 0.0


def _road(state: State, seat: int) -> tuple[float, float]:
    """Return how far a player is on the way to Longest Road, from 0 to 1, and the holder's lead."""
    own = state.lengths[seat]
    most = max([length for other, length in enumerate(state.lengths) if other != seat])
    if state.longest_road == seat:
        return 0.0, 0.2 * (own - most)
    return min(1.0, own / (max(SHORTEST - 1, most) + 1)), 0.0


def table_features(state: State) -> list[list[float]]:
    """Return the features of all players, from the one whose turn begins on."""
    seats = len(state.names)
    return [features(state, (state.turn_of + order) % seats, order) for order in range(seats)]


def played(state: State) -> float:
    """Return how much of a game has been played, from 0 to 0.9, by the leader's points."""
    goal = state.rules.points
    return min(0.9, max(0.0, (max(state.visible_points) - 2) / max(1, goal - 2)))


def chances(state: State, weights: Sequence[float]) -> list[float]:
    """Return each player's chance to win, by seat; in a finished game, what was won.

    `weights` are `FITTED`, or `FITTED_TO_STARTS` before the first throw, where nothing counts late.
    """
    seats = len(state.names)
    if not state.stack:
        won = winners(state)
        return [1 / len(won) if seat in won else 0.0 for seat in range(seats)]
    now = weights
    if len(weights) > HALF:
        part = played(state)
        now = [early + part * late for early, late in zip(weights[:HALF], weights[HALF:], strict=True)]
    sums = [sum(map(mul, row, now)) for row in table_features(state)]
    most = max(sums)
    shares = [exp(each - most) for each in sums]
    whole = sum(shares)
    return [shares[(seat - state.turn_of) % seats] / whole for seat in range(seats)]


# Fitted: bench/train/catan_outlook.py, 8,000 games, seed 3; first what counts throughout, then what counts late.
FITTED: Final = (
    3.924, 1.805, 0.862, 0.423, 1.216, 1.286, 1.894, 1.046, 1.424, -5.85,
    -0.151, -0.24, 0.109, 0.442, 1.385, 1.188, 0.591, 1.668, 0.097, 0.786,
    -0.113, 0.549, -0.22, -1.886, 0.606, 0.17, 0.081, 0.009, -0.06, 0.114,
    0.598, 0.887, 0.642, -0.342, 1.857, 1.109, -0.097, -0.014, -0.026, -0.025,
    4.188, -0.864, -0.638, -0.4, -1.195, -1.301, -1.882, -1.04, -1.44, 6.007,
    0.244, 0.15, 0.073, -0.425, -1.424, -0.477, 0.393, -0.6, 0.689, 0.296,
    0.428, 1.731, 0.408, 3.876, 0.461, 0.019, 0.187, 0.34, 0.276, -0.039,
    -0.021, -0.093, -0.591, -0.307, -0.373, -1.549, -0.262, -0.056, -0.112, -0.206,
)  # fmt: skip
# Of the first turn alone: the same with --starts, 12,000 games, seed 1.
FITTED_TO_STARTS: Final = (
    0.0, 0.0, 0.0, 0.0, 0.841, 0.906, 1.312, 0.79, 0.986, -1.93,
    -1.018, 0.0, 0.427, 0.614, 0.0, 1.645, 1.046, 0.0, 0.0, 0.0,
    0.0, -0.532, 0.0, 0.0, 0.708, 0.0, 0.0, 0.0, 0.0, 0.005,
    0.91, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.034, -0.04, -0.067,
)  # fmt: skip
