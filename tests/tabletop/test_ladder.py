"""The ladder: strengths are those of Plackett and Luce, and their intervals hold what is true."""

from __future__ import annotations

from math import log

import pytest

from tabletop.core.rng import Dice
from tabletop.lab.arena import GameResult
from tabletop.lab.ladder import Strength, ladder, placing, stages, strengths

TRUE = {"weak": 0.5, "even": 1.0, "strong": 2.0}


def finished(seats: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> GameResult:
    return GameResult(tuple(seats.split()), winners, scores, 100, 0.1)


def order(dice: Dice) -> GameResult:
    """A game of the three that comes out as their strengths have it."""
    places = sorted(TRUE, key=lambda bot: -log(1 - dice.unit()) / TRUE[bot])  # a race of waiting times
    seats = tuple(TRUE)
    return GameResult(seats, (seats.index(places[0]),), tuple(9 - places.index(bot) for bot in seats), 1, 0.1)


def drawn(seed: int, games: int) -> dict[str, Strength]:
    """The ladder of games that chance and the true strengths have made."""
    dice = Dice(seed)
    return {rung.bot: rung for rung in ladder([order(dice) for _ in range(games)], seed, 40)}


def test_winner_comes_first_whoever_has_as_many_points() -> None:
    assert placing(finished("a b c", (2,), (20, 25, 25))) == [2, 1, 0]


def test_equal_points_share_a_place() -> None:
    assert placing(finished("a b c", (0,), (20, 11, 11))) == [0, 1, 1]


def test_who_comes_in_first_beat_all_and_the_second_the_rest() -> None:
    left, wins = stages([finished("a b c", (1,), (9, 8, 3))])
    assert (left, wins) == ({frozenset("abc"): 1, frozenset("ac"): 1}, {"b": 1, "a": 1})


# Two bots: the likeliest ratio is that of their wins, a win each against a stranger of strength 1 being added.
def test_two_bots_are_as_strong_as_they_win() -> None:
    games = [finished("a b", (0,), (5, 3))] * 3000 + [finished("a b", (1,), (3, 5))] * 1000
    result = strengths(stages(games), ["a", "b"])
    assert result["a"] / result["b"] == pytest.approx(3.0, rel=0.01)


def test_geometric_mean_of_strengths_is_one() -> None:
    result = drawn(1, 30)
    assert result["weak"].strength * result["even"].strength * result["strong"].strength == pytest.approx(1.0)


def test_intervals_hold_the_true_strengths_most_of_the_time() -> None:
    held = [
        strength.low < TRUE[bot] < strength.high for seed in range(20) for bot, strength in drawn(seed, 100).items()
    ]
    assert sum(held) >= 0.85 * len(held)


def test_who_never_loses_is_not_endlessly_strong() -> None:
    top = ladder([finished("a b", (0,), (5, 3))] * 20, 1)[0]
    assert (top.bot, top.high < 100) == ("a", True)


def test_same_seed_gives_the_same_intervals() -> None:
    games = [finished("a b", (at % 2,), (5, 3)) for at in range(10)]
    assert ladder(games, 3, 20) == ladder(games, 3, 20)
