"""The search, tried on a game of nothing but numbers: an option is worth what a die adds to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.bots.protocol import Budget
from tabletop.bots.search import decide, explore
from tabletop.core.rng import Dice

WORTH = (0.2, 0.5, 0.3, 0.52, 0.1)


def noisy(noise: float) -> Callable[[float, int], tuple[float, Mapping[str, float]]]:
    def playout(world: float, option: int) -> tuple[float, Mapping[str, float]]:
        return WORTH[option] + noise * world, {"luck": world}

    return playout


def worlds(seed: int) -> Callable[[], float]:
    dice = Dice(seed)
    return dice.unit


def test_the_best_option_is_found_through_noise_that_all_options_share() -> None:
    results = explore(range(5), 0, worlds(1), noisy(5.0), Budget(playouts=60))
    assert decide(results, 0, z=1.0) == 3


def test_the_first_choice_stays_where_nothing_is_better() -> None:
    results = explore(range(5), 3, worlds(2), noisy(1.0), Budget(playouts=60))
    assert decide(results, 3, z=1.0) == 3


def test_an_advantage_within_its_standard_error_changes_nothing() -> None:
    dice = Dice(3)

    def playout(_: float, option: int) -> tuple[float, Mapping[str, float]]:
        return 0.5 + 0.01 * option + dice.unit(), {}

    results = explore(range(2), 0, worlds(3), playout, Budget(playouts=8))
    assert decide(results, 0, z=3.0) == 0


def test_no_more_playouts_are_made_than_were_asked_for() -> None:
    results = explore(range(5), 0, worlds(4), noisy(1.0), Budget(playouts=100))
    assert sum(result.playouts for result in results) <= 100


def test_a_search_that_is_stopped_at_once_answers_with_the_first_choice() -> None:
    results = explore(range(5), 2, worlds(5), noisy(1.0), Budget(playouts=100, stop=lambda: True))
    assert decide(results, 2, z=1.0) == 2


def test_a_search_that_is_stopped_midway_answers_with_what_it_has() -> None:
    calls = iter(range(1000))
    results = explore(range(5), 0, worlds(6), noisy(0.1), Budget(playouts=1000, stop=lambda: next(calls) >= 3))
    assert decide(results, 0, z=1.0) == 3


def test_the_first_choice_is_never_dropped() -> None:
    results = explore(range(5), 4, worlds(7), noisy(1.0), Budget(playouts=200))
    counts = {result.option: result.playouts for result in results}
    assert counts[4] == max(counts.values())


def test_notes_are_kept_world_by_world() -> None:
    results = explore(range(2), 0, lambda: 0.5, noisy(1.0), Budget(playouts=20))
    assert results[0].notes == {"luck": [0.5] * 10}
