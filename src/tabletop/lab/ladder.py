"""A ladder from finishing orders: one strength for each bot, by the model of Plackett and Luce.

Each of those still in play comes in next with a probability in proportion to its strength. The strengths maximise the
likelihood of the orders that were seen; their intervals come from a bootstrap over blocks of games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from tabletop.core.rng import Dice
from tabletop.lab.arena import GameResult

PASSES = 200
CLOSE = 1e-4
# Prior: one win and one loss against a player of strength 1, so that an unbeaten bot stays finite.
PRIOR = 1.0


class Strength(NamedTuple):
    """A bot's strength (their geometric mean is 1) with its 95 % interval, and the games it rests on."""

    bot: str
    strength: float
    low: float
    high: float
    games: int


# How often each set of bots was still in play, and how often each bot came in before others.
Stages = tuple[Counter[frozenset[str]], Counter[str]]


def placing(played: GameResult) -> list[int]:
    """Return each seat's place, 0 for the winners; then by points, equal points sharing a place."""
    order = [(seat not in played.winners, 0 if seat in played.winners else -points)
             for seat, points in enumerate(played.scores)]  # fmt: skip
    return [sum(other < own for other in order) for own in order]


def stages(games: Sequence[GameResult]) -> Stages:
    """Count who came in before whom, each bot once at a table; those who share a place were all next in turn."""
    left: Counter[frozenset[str]] = Counter()
    wins: Counter[str] = Counter()
    for game in games:
        places = placing(game)
        for bot, place in zip(game.seats, places, strict=True):
            rest = frozenset(other for other, at in zip(game.seats, places, strict=True) if at >= place)
            if len(rest) > 1:
                left[rest] += 1
                wins[bot] += 1
    return left, wins


def strengths(counted: Stages, bots: Sequence[str]) -> dict[str, float]:
    """Return the likeliest strengths, their geometric mean 1."""
    left, wins = counted
    result = dict.fromkeys(bots, 1.0)
    for _ in range(PASSES):
        # Each pass makes the orders likelier (a minorise-maximise step).
        shares = {bot: 2 * PRIOR / (result[bot] + 1.0) for bot in bots}
        for rest, times in left.items():
            share = times / sum(result[bot] for bot in rest)
            for bot in rest:
                shares[bot] += share
        new = {bot: (wins[bot] + PRIOR) / shares[bot] for bot in bots}
        moved = max(abs(log(new[bot] / result[bot])) for bot in bots)
        result = new
        if moved < CLOSE:
            break
    middle = exp(sum(map(log, result.values())) / len(result))
    return {bot: strength / middle for bot, strength in result.items()}


def ladder(games: Sequence[GameResult], seed: int, draws: int = 200) -> list[Strength]:
    """Return the bots of games, the strongest first; `seed` and `draws` are for the intervals."""
    bots = sorted({bot for game in games for bot in game.seats})
    counts = Counter(bot for game in games for bot in game.seats)
    size = len(games[0].seats) if games else 1
    blocks = [stages(games[first : first + size]) for first in range(0, len(games), size)]
    dice = Dice(seed)
    drawn = [strengths(_sum([blocks[dice.below(len(blocks))] for _ in blocks]), bots) for _ in range(draws)]
    result = strengths(_sum(blocks), bots) if bots else {}
    rungs = []
    for bot in bots:
        low, high = _middle([item[bot] for item in drawn])
        rungs.append(Strength(bot, result[bot], low, high, counts[bot]))
    return sorted(rungs, key=lambda rung: -rung.strength)


def _sum(parts: Sequence[Stages]) -> Stages:
    left: Counter[frozenset[str]] = Counter()
    wins: Counter[str] = Counter()
    for some, won in parts:
        left.update(some)
        wins.update(won)
    return left, wins


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """Return what 95 % of the values lie between."""
    ordered = sorted(values)
    rest = len(ordered) // 40
    return ordered[rest], ordered[-1 - rest]
