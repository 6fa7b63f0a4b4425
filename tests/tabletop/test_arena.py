"""The arena: seats rotate, shares add up, intervals are Wilson's, and processes change nothing."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from tabletop.bots.protocol import Budget, Factory
from tabletop.core.rng import Dice
from tabletop.lab.arena import GameResult, Match, Row, run, seated, sigmas, tally, wilson
from tests.tabletop.toy import TOY


class First:
    """Always takes the first option."""

    blind = True

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        return 0


class Any_:  # noqa: N801 - the word is taken
    """Takes any option."""

    blind = False

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        return dice.below(len(options))


class Noting:
    """Takes any option, and notes between how many it could choose."""

    blind = False
    choices: ClassVar[list[int]] = []

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        self.choices.append(len(options))
        return dice.below(len(options))


MAKERS: dict[str, Factory] = {"first": First, "any": Any_, "noting": Noting}


def match(*bots: str, seed: int = 9) -> Match:
    return Match(TOY, None, bots, MAKERS, seed, time.process_time)


# From Wilson's formula as in Brown, Cai and DasGupta (2001): 95 %.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (1, 29, 0.0061, 0.1718)],
)
def test_interval_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_interval_without_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_each_bot_sits_equally_often_in_each_seat() -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for number in range(6):
        seats = [match("first", "any", "any").bots[(seat - number) % 3] for seat in range(3)]
        seen.update(enumerate(seats))
    outcome = run(match("first", "any", "any"), 6)
    assert ([row.games for row in outcome.rows], seen[0, "first"]) == ([6, 12], 2)


def test_shares_of_all_seats_add_up_to_the_games() -> None:
    outcome = run(match("first", "any", "any"), 40)
    assert sum(row.wins for row in outcome.rows) == pytest.approx(40)


def test_k_winners_have_a_k_th_each() -> None:
    played = [
        GameResult(("a", "b", "b"), (0, 2), (5, 1, 5), 10, 0.1),
        GameResult(("b", "a", "b"), (1,), (1, 5, 2), 10, 0.1),
    ]
    assert [row.wins for row in tally(("a", "b", "b"), played).rows] == [1.5, 0.5]


def test_points_are_means_for_each_seat_sat_in() -> None:
    played = [GameResult(("a", "b"), (0,), (5, 1), 10, 0.1), GameResult(("b", "a"), (0,), (4, 2), 10, 0.1)]
    assert [row.points for row in tally(("a", "b"), played).rows] == [3.5, 2.5]


def test_games_a_second_are_of_cpu_time() -> None:
    played = [GameResult(("a", "b"), (0,), (5, 1), 10, 0.25)] * 3
    assert tally(("a", "b"), played).games_a_second == pytest.approx(4.0)


def test_nobody_is_asked_without_a_choice() -> None:
    Noting.choices.clear()
    run(match("noting", "noting", "noting"), 300)
    assert min(Noting.choices) == 2


def test_moves_without_a_choice_are_counted() -> None:
    Noting.choices.clear()
    outcome = run(match("noting", "noting", "noting"), 300)
    assert outcome.moves > len(Noting.choices)


def test_same_seed_gives_the_same_wins() -> None:
    outcomes = [run(match("first", "any"), 30) for _ in range(2)]
    assert outcomes[0].rows == outcomes[1].rows


def test_another_seed_gives_other_games() -> None:
    outcomes = [run(match("any", "any", seed=seed), 30) for seed in (1, 2)]
    assert outcomes[0].seats != outcomes[1].seats


def test_progress_is_told_after_each_game() -> None:
    lines: list[int] = []
    run(match("first", "any"), 3, progress=lines.append)
    assert lines == [1, 2, 3]


def test_pool_is_drawn_anew_for_each_block() -> None:
    mixed = replace(match("first", "any", "third", "fourth"), drawn=2)
    assert len({frozenset(seated(mixed, number)) for number in range(0, 40, 2)}) > 1


def test_block_is_played_by_the_same_bots_in_every_seat() -> None:
    mixed = replace(match("first", "any", "third", "fourth"), drawn=3)
    result = [seated(mixed, number) for number in range(3, 6)]
    assert [sorted(column) for column in zip(*result, strict=True)] == [sorted(result[0])] * 3


def test_last_block_is_made_whole() -> None:
    assert match("first", "any", "any").whole_blocks(10) == 12


def test_share_off_by_two_deviations_is_told_as_two() -> None:
    assert sigmas(Row("0", 100, 60, 0.6, 0, 1, 0), 0.5) == pytest.approx(2.0)
