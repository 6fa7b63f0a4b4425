"""Experience is learnt from what was expected of a pick and what came of it (`bench.train.experience`)."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed, or not for this Python", exc_type=ImportError)

from bench.train.experience import WIDTH, Task, explained, fitted, game, sample_state  # noqa: E402 - it wants numpy

NAMES = ("king", "thief")
# By how much the logarithm of the odds is off when all beside it forecast, when all count, and when nobody is read.
TRUE = np.array([[-0.4, 0.1], [0.0, 0.2], [0.1, -0.3]])


def some_picks(count: int) -> list[dict[str, Any]]:
    """Picks that came to what `TRUE` says."""
    dice, result = np.random.default_rng(3), []
    for _ in range(count):
        who, beside, expected = dice.integers(2), dice.dirichlet([1, 1, 1]), dice.uniform(0.1, 0.6)
        off = float(beside @ TRUE[:, who])
        result.append({"name": NAMES[who], "row": [1.0] + [0.0] * (WIDTH - 1), "beside": list(beside),
                      "expected": expected, "came": expected + off * expected * (1 - expected)})  # fmt: skip
    return result


def test_what_was_misjudged_is_found_for_each_way_and_character() -> None:
    rows = fitted(sample_state(some_picks(400), NAMES), ridge=1e-6)
    assert (rows.alike + rows.apart)[:, :, 0] == pytest.approx(TRUE, abs=1e-3)


def test_what_is_kept_tells_one_character_from_the_other() -> None:
    ndarray = fitted(sample_state(some_picks(400), NAMES), ridge=1e-6).significant(least=0.01)
    assert ndarray[:, 1, 0] - ndarray[:, 0, 0] == pytest.approx(TRUE[:, 1] - TRUE[:, 0], abs=1e-3)


def test_a_character_that_nobody_picked_is_thought_to_be_like_the_others() -> None:
    rows = fitted(sample_state(some_picks(400), (*NAMES, "queen")), ridge=1e-6)
    assert min(TRUE[0]) < (rows.alike + rows.apart)[0, -1, 0] < max(TRUE[0])


def test_weights_that_are_right_tell_all_that_was_misjudged() -> None:
    sample = sample_state(some_picks(400), NAMES)
    assert explained(sample, fitted(sample, ridge=1e-6)) == pytest.approx(1, abs=1e-4)


def test_each_searched_pick_of_a_game_is_kept_with_what_came_of_it() -> None:
    picks = game(Task(0, 5, (3,), ({"city_size": 7},), ("random",)))
    assert {0 <= pick["came"] <= 1 for pick in picks} == {True}
