"""The test that stops early: it takes what is true, about as often wrong as it may be, and the same by any executor."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.core.rng import Dice
from tabletop.lab.arena import GameResult
from tabletop.lab.executors import open_executor
from tabletop.lab.sprt import Question, block_shares, decide, ratio, run_until
from tests.tabletop.test_arena import match

QUARTER = Question(0.25, 0.35)


def blocks(chance: float, count: int, seed: int) -> list[float]:
    """Shares of wins in blocks of four games, each won with the same chance."""
    dice = Dice(seed)
    return [sum(dice.unit() < chance for _ in range(4)) / 4 for _ in range(count)]


def wrong(truth: float) -> float:
    """Return how often the test takes the other share than the true one."""
    return sum(decide(blocks(truth, 400, seed), QUARTER).taken != truth for seed in range(60)) / 60


def won(seats: str, *winners: int) -> GameResult:
    return GameResult(tuple(seats.split()), winners, (1,) * len(seats.split()), 9, 0.1)


# Wald's bounds for errors of 5 per cent: the logarithms of 1/19 and 19.
def test_bounds_are_wald_s() -> None:
    assert QUARTER.bounds == pytest.approx((-2.944, 2.944), abs=5e-4)


@pytest.mark.parametrize("truth", [0.25, 0.35])
def test_it_is_wrong_about_as_seldom_as_was_asked(truth: float) -> None:
    assert wrong(truth) <= 0.10


def test_share_above_both_is_taken_for_the_higher() -> None:
    assert decide(blocks(0.6, 100, 1), QUARTER).taken == 0.35


# A block of one game that is won or lost: the ratio is that of two binomials, since nothing else has the two means.
def test_ratio_of_single_games_is_the_binomial_one() -> None:
    result = ratio(Counter({1.0: 300, 0.0: 700}), QUARTER)
    binomial = 300 * 0.336472 + 700 * -0.143101  # ln(35/25) and ln(65/75)
    assert result == pytest.approx(binomial, abs=0.01)


def test_nothing_seen_favours_neither() -> None:
    assert ratio(Counter(), QUARTER) == 0.0


def test_blocks_known_not_to_decide_change_nothing() -> None:
    shares = blocks(0.35, 400, 3)
    whole = decide(shares, QUARTER)
    assert decide(shares, QUARTER, since=whole.blocks // 2) == whole


def test_it_stays_open_when_the_games_run_out() -> None:
    assert decide([0.25, 0.5], QUARTER).taken is None


def test_block_is_a_round_of_all_seats() -> None:
    played = [won("a b", 0), won("b a", 0), won("a b", 0, 1), won("b a", 1), won("a b", 0)]
    assert block_shares(played, "a") == [0.5, 0.75]


def test_bot_with_several_seats_is_counted_for_each() -> None:
    assert block_shares([won("a a b", 0), won("b a a", 0), won("a b a", 2)], "a") == pytest.approx([2 / 6], abs=1e-6)


def test_games_after_the_deciding_block_do_not_count() -> None:
    outcome, verdict = run_until(match("first", "any", "any"), Question(0.01, 0.9), 60)
    assert outcome.games == 3 * verdict.blocks


@pytest.mark.desktop
def test_two_processes_stop_at_the_same_block() -> None:
    question = (match("any", "first", "first"), Question(0.3, 0.6), 120)
    with open_executor(2) as executor:
        result = run_until(*question, executor)
    assert result[1] == run_until(*question)[1]
