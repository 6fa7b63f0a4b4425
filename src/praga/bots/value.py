"""The value of a position to a seat, in points at the end: what it has, and what it is likely to bring (P14)."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from praga.core.goods import Effect
from praga.core.places import ACTIONS, PLACE
from praga.core.state import State
from praga.core.tables import (
    COLUMN_POINTS,
    COLUMNS,
    EGGS_SCORE,
    LASTING,
    LEVEL_OF,
    MOST_WINDOWS,
    RICH,
    ROW_POINTS,
    STEPS_LAST,
    TILES,
    TIMES,
    TOKENS,
    TRACKS,
    TURNS_EACH,
    WALLS_SCORE,
)
from praga.flow.buildings import claimants
from praga.flow.scoring import count_walls, final_score, seals_score


class Weights(NamedTuple):
    """The worth of things in points, while turns are left.

    Attributes:
        gold, stone: Each of the first six; of those above `spare` as much.
        windows, gold_windows: Each that can be kept.
        produce: A step of the mine or quarry track, a turn that is left.
        bonus: A point's worth of an upgrade bonus, a turn that is left.
        learn: How far a learning step is counted before the university is there.
        column: How many columns further a marker comes in a turn.
        wall: A wall, beside its part of the set.
        claim: A cube at a plaza.
        cube: A free cube, while turns are left.
        lasting: A technology that lasts, a turn that is left.
        once: A technology that works once.
        right: A right to a seal.
        road: An area of the road.
        egg: An egg, beside what it scores.
        side: A column of a marker, a turn that is left.
    """

    gold: float = 0.9
    stone: float = 1.0
    spare: float = 0.5
    windows: float = 1.4
    gold_windows: float = 2.6
    produce: float = 0.3
    bonus: float = 0.16
    learn: float = 0.6
    column: float = 0.1
    wall: float = 0.7
    claim: float = 3.0
    cube: float = 0.5
    lasting: float = 0.45
    once: float = 5.0
    right: float = 5.0
    road: float = 0.8
    egg: float = 0.8
    side: float = 0.12


HAND_SET = Weights()
# From self-play (`python -m bench.train.praga_climb`), docs/praga/bots.md.
TUNED = Weights(
    gold=0.97,
    stone=0.72,
    spare=0.2,
    windows=1.4,
    gold_windows=2.04,
    produce=0.25,
    bonus=0.42,
    learn=0.37,
    column=0.07,
    wall=0.6,
    claim=3.33,
    cube=0.8,
    lasting=0.28,
    once=5.68,
    right=5.95,
    road=0.44,
    egg=0.6,
    side=0.14,
)
# What one of each good is worth in an effect.
WORTH = {
    "gold": 0.9, "stone": 1.0, "silver": 1.8, "goldw": 2.6, "egg": 2.3, "red": 1.8, "blue": 1.8, "points": 1.0,
    "mine": 2.2, "quarry": 2.2, "tech": 2.2, "univ": 1.5, "side": 1.6, "wall": 1.6, "cathedral": 1.6,
}  # fmt: skip


def worth(effect: Effect) -> float:
    """Return about what an effect is worth."""
    return sum([WORTH[good] * count for good, count in effect])


def turns_left(state: State) -> int:
    """Return how many turns each player has after this one."""
    return TURNS_EACH - 1 - (state.turn - 1) // state.of_table


def value(state: State, seat: int, weights: Weights = HAND_SET) -> float:
    """Return the value of a position for a seat."""
    if not state.stack:
        return float(state.points[seat])
    left = turns_left(state)
    return (
        state.points[seat]
        + _goods(state, seat, weights, left)
        + _projects(state, seat, weights, left)
        + _board(state, seat, weights, left)
        + _rest(state, seat, weights, left)
    )


def _goods(state: State, seat: int, weights: Weights, left: int) -> float:
    """Gold, stone, windows and eggs, while something can be bought for them."""
    total = float(EGGS_SCORE[min(state.egg[seat], len(EGGS_SCORE) - 1)])
    if not left:
        return total
    soon = min(1.0, left / 2)
    for count, each in ((state.gold[seat], weights.gold), (state.stone[seat], weights.stone)):
        total += soon * each * (min(count, RICH) + weights.spare * max(0, count - RICH))
    gold_windows = min(MOST_WINDOWS, state.goldw[seat])
    total += weights.gold_windows * gold_windows
    total += weights.windows * min(MOST_WINDOWS + 1 - gold_windows, state.silver[seat])
    return total + weights.egg * min(state.egg[seat], 3)


def _projects(state: State, seat: int, weights: Weights, left: int) -> float:
    """Rows, and tokens by the column that the markers will reach."""
    total = 0.0
    for (row, column), tokens, project in (
        (state.wall[seat], state.blue[seat], "wall"),
        (state.cathedral[seat], state.red[seat], "cathedral"),
    ):
        at = min(COLUMNS, column + weights.column * left)
        whole = int(at)
        beyond = COLUMN_POINTS[min(COLUMNS, whole + 1) - 1]
        each = COLUMN_POINTS[whole - 1] + (at - whole) * (beyond - COLUMN_POINTS[whole - 1])
        total += ROW_POINTS[project][row - 1] + tokens * each + weights.side * left * column
    univ = min(STEPS_LAST["univ"], state.univ[seat] + weights.learn * left / 2)
    whole = int(univ)
    above = TIMES[min(STEPS_LAST["univ"], whole + 1)]
    times = TIMES[whole] + (univ - whole) * (above - TIMES[whole])
    return total + state.tech[seat] * times


def _board(state: State, seat: int, weights: Weights, left: int) -> float:
    """Tracks with their tokens, upgrades, walls."""
    total = 0.0
    for name, token in (("mine", state.mine_token[seat]), ("quarry", state.quarry_token[seat])):
        reached = state.track(name)[seat]
        total += weights.produce * left * (reached - TRACKS[name].first)
        printed = sum([worth(brings) for at, brings in TRACKS[name].on_production if at <= reached])
        total += 0.15 * left * (printed + (worth(TOKENS[token]) if token else 0.0))
    board = state.board[seat]
    for action in ACTIONS:
        if board[PLACE[action]]:
            total += weights.bonus * left * worth(TILES[board[PLACE[action]][-1].tile].brings)
    walls = count_walls(state, seat)
    reached_set = WALLS_SCORE.get(min(walls, max(WALLS_SCORE)), 0)
    return total + max(float(reached_set), weights.wall * walls * sqrt(walls) if left > 2 else 0.0)


def _rest(state: State, seat: int, weights: Weights, left: int) -> float:
    """Claims, technologies, seals, tiles V, the road."""
    total = 0.0
    total += weights.claim * claimants(state.city).count(seat)
    total += sum([final_score(state, seat, tile) for tile in state.final[seat]]) + seals_score(state, seat)
    if left:
        total += weights.cube * min(3, state.cubes[seat]) + weights.right * state.rights[seat]
        for name in (*state.technologies[seat], *state.new[seat]):
            total += weights.once if LEVEL_OF[name] >= LASTING else weights.lasting * left
    return total + (weights.road * state.road[seat] if left > 1 else 0.0)
