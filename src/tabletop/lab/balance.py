"""The balance of a game: how often seats, pieces and openings win where its best bots play one another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, NamedTuple

from tabletop.lab.arena import Match, collect, each_move, set_up, wilson
from tabletop.lab.executors import Executor

# The kind and the name of each thing that a seat had in a game that is over: ("tile", "u1s01"), for one.
Traits = Callable[[Any, int], Iterable[tuple[str, str]]]
TURN_ORDER, OPENING = "turn order", "opening"  # the kinds that are known of every game
Z = 1.959964  # of a 95 % interval
CHANCE = 0.05  # that a fair game has a fault of one kind


class Sat(NamedTuple):
    """One seat of one game: its part of the win, its points less the table's mean, and its traits."""

    won: float
    points: float
    traits: tuple[tuple[str, str], ...]


class Rate(NamedTuple):
    """The record of all seats with one trait.

    Attributes:
        kind, name: The trait.
        seats, games: How many seats had it, of how many games.
        share, low, high: Share of wins with its 95 % interval, from 0 to 1.
        points, reach: Mean of the points less the table's mean, and half of its 95 % interval.
    """

    kind: str
    name: str
    seats: int
    games: int
    share: float
    low: float
    high: float
    points: float
    reach: float


@dataclass(frozen=True, slots=True)
class Bounds:
    """The limits of a fair game, as shares from 0 to 1, and points.

    Attributes:
        turn_order: How far a place in turn order may win more or less often than an equal share.
        points: How far its mean may be off the table's.
        pieces: By kind of trait, the largest share of wins of whoever has one.
        opening: The largest share of one move among the first moves of a place in turn order.
        without: The largest share of wins of a side that leaves an area of the game out, against one that does not.
    """

    turn_order: float = 0.05
    points: float = 3.0
    pieces: tuple[tuple[str, float], ...] = ()
    opening: float = 0.6
    without: float = 0.4


FAIR = Bounds()


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match as a function of a game's number, which returns a `Sat` for each place in turn order."""

    match: Match
    traits: Traits

    def __call__(self, number: int) -> tuple[Sat, ...]:
        """Play one game."""
        match = self.match
        _, state, bots, dice = set_up(match, number)
        order: dict[int, str] = {}  # by seat, in the order of their first decisions
        for choice in each_move(match.rulebook, state, bots, dice, match.budget):
            if len(choice.options) > 1:
                order.setdefault(state.stack[-1].seat, str(choice.options[choice.chosen]))
        winners, scores = tuple(match.rulebook.winners(state)), tuple(match.rulebook.scores(state))
        mean = fmean(scores)
        return tuple([
            Sat(
                (seat in winners) / len(winners),
                scores[seat] - mean,
                ((TURN_ORDER, str(place)), (OPENING, f"{place}: {move}"), *sorted(set(self.traits(state, seat)))),
            )
            for place, (seat, move) in enumerate(order.items(), start=1)
        ])  # fmt: skip


def watch(
    match: Match, traits: Traits, games: int, executor: Executor, progress: Callable[[int], None] | None = None
) -> list[tuple[Sat, ...]]:
    """Play games and return their seats in turn order; `progress(done)` is called after each."""
    return collect(Sitting(match, traits), range(games), executor, progress)


def rates(played: Sequence[Sequence[Sat]]) -> list[Rate]:
    """Return the record of every trait: by kind, then from the largest share of wins on."""
    having: dict[tuple[str, str], list[Sat]] = defaultdict(list)
    for sats in played:
        for sat in sats:
            for trait in sat.traits:
                having[trait].append(sat)
    kinds = list(dict.fromkeys(kind for kind, _ in having))
    listed = [_rate(*trait, sats, len(played)) for trait, sats in having.items()]
    return sorted(listed, key=lambda rate: (kinds.index(rate.kind), _rank(rate)))


def faults(listed: Sequence[Rate], players: int, bounds: Bounds = FAIR) -> list[str]:
    """Return a sentence for each rate that is shown to be out of bounds: the whole interval lies beyond.

    The more rates of a kind there are, the wider is the interval (Bonferroni): all of one kind together are at fault by
    chance in one report of twenty. So a small sample finds what is far off, and says nothing of the rest.
    """
    sentences: list[str] = []
    most, kinds = dict(bounds.pieces), Counter([rate.kind for rate in listed])
    for rate in listed:
        z = NormalDist().inv_cdf(1 - CHANCE / kinds[rate.kind] / 2)
        if rate.kind == TURN_ORDER:
            sentences += _faults_of_order(rate, 1 / players, bounds, z)
        elif rate.kind == OPENING and wilson(rate.seats, rate.games, z)[0] > bounds.opening:
            sentences.append(f"{rate.seats / rate.games:.0%} open with {rate.name}, more than {bounds.opening:.0%}")
        elif wilson(rate.share * rate.seats, rate.seats, z)[0] > most.get(rate.kind, 1.0):
            sentences.append(f"the seat with {rate.kind} {rate.name} {_wins(rate)}, more than {most[rate.kind]:.0%}")
    return sentences


def _faults_of_order(rate: Rate, equal: float, bounds: Bounds, z: float) -> Iterator[str]:
    low, high = wilson(rate.share * rate.seats, rate.seats, z)
    if low > equal + bounds.turn_order or high < equal - bounds.turn_order:
        yield f"number {rate.name} in turn order {_wins(rate)}, not {equal:.0%} ± {bounds.turn_order:.0%}"
    if abs(rate.points) - rate.reach * z / Z > bounds.points:
        yield (
            f"number {rate.name} in turn order is {rate.points:+.1f} ± {rate.reach:.1f} points off the mean, "
            f"more than {bounds.points:g}"
        )


def _wins(rate: Rate) -> str:
    return f"wins {rate.share:.0%} ({rate.low:.0%} to {rate.high:.0%})"


def _rate(kind: str, name: str, sats: Sequence[Sat], games: int) -> Rate:
    wins, points = sum(sat.won for sat in sats), [sat.points for sat in sats]
    reach = Z * stdev(points) / sqrt(len(points)) if len(points) > 1 else inf
    low, high = wilson(wins, len(sats))
    return Rate(kind, name, len(sats), games, wins / len(sats), low, high, fmean(points), reach)


def _rank(rate: Rate) -> tuple[Any, ...]:
    """Return what sorts the rates of a kind: turn order by itself, openings by frequency, the rest by wins."""
    if rate.kind == TURN_ORDER:
        return (int(rate.name),)
    if rate.kind == OPENING:
        place = rate.name.partition(":")[0]
        return (int(place), -rate.seats)
    return (-rate.share, -rate.seats)
