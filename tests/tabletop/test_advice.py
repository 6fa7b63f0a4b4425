"""Advice and the look back, for any game: what a search says, in order and without its noise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.bots.protocol import UNLIMITED, Budget
from tabletop.bots.search import SearchResult
from tabletop.core.rng import Dice
from tabletop.table.advice import Adviser, chance, chance_by, close, differences, ranked, seen, work
from tabletop.table.review import cost_in_words, decisions, lost
from tests.tabletop.pebbles import Pebbles


def hint(option: int, mean: float, error: float = 0.02, playouts: int = 20, ahead: float = 0.0) -> SearchResult:
    """Return the search's result for an option; `ahead` of the first choice, by four standard errors."""
    return SearchResult(option, mean, error, playouts, ahead, abs(ahead) / 4, {})


# --- in order


def test_the_advised_option_comes_first_and_the_rest_by_their_chances() -> None:
    tried = [hint(0, 0.3), hint(1, 0.2), hint(2, 0.5, ahead=0.2), hint(3, 0.4, ahead=0.1)]
    assert [result.option for result in ranked(tried, 0, 1.0)] == [2, 3, 0, 1]


def test_what_lies_within_an_error_of_the_advised_is_close() -> None:
    tried = [hint(0, 0.5), hint(1, 0.485), hint(2, 0.4)]
    assert [result.option for result in tried if close(result, tried[0])] == [1]


def test_what_looks_better_than_the_advised_is_close_as_well() -> None:
    """The first choice stays where an advantage could be chance: the other is not told as worse, nor as better."""
    advised, other = ranked([hint(0, 0.5), SearchResult(1, 0.6, 0.02, 20, 0.1, 0.2, {})], 0, 1.0)
    assert (advised.option, close(other, advised)) == (0, True)


def test_no_option_has_a_chance_above_the_advised_one() -> None:
    """An option that was dropped after a few kind worlds."""
    advised, dropped = hint(0, 0.48, playouts=57), hint(1, 0.8, playouts=4, ahead=-0.1)

    assert chance(dropped, advised)["chance"] == 38


def test_an_option_that_is_ahead_by_chance_sounds_like_the_advised_one() -> None:
    advised, ahead = hint(0, 0.3), hint(1, 0.32, ahead=0.02)

    assert chance(ahead, advised) == {**chance(advised, advised), "close": True}


def test_what_was_never_tried_is_not_told() -> None:
    assert [result.option for result in ranked([hint(0, 0.5), hint(1, 0.0, playouts=0)], 0, 1.0)] == [0]


# --- what tells options apart

GOLD = {"gold": 0.02}


def test_what_differs_in_every_world_is_told() -> None:
    notes = differences({"gold": [2.0] * 12}, [{"gold": [0.0] * 12}], GOLD)
    assert [(difference.about, difference.here, difference.elsewhere) for difference in notes] == [("gold", 2.0, 0.0)]


def test_what_may_be_chance_is_not_told() -> None:
    """Up in one world and down in the next: the error is larger than the mean."""
    assert differences({"gold": [3.0, 0.0] * 10}, [{"gold": [1.0] * 20}], GOLD) == []


def test_too_few_worlds_tell_nothing() -> None:
    assert differences({"gold": [2.0] * 3}, [{"gold": [0.0] * 3}], GOLD) == []


def test_options_are_compared_in_the_worlds_all_were_tried_in() -> None:
    """The later worlds of the one that was tried further are of no account."""
    assert differences({"gold": [1.0] * 12 + [9.0] * 12}, [{"gold": [1.0] * 12}], GOLD) == []


def test_what_matters_most_comes_first() -> None:
    notes = differences({"a": [1.0] * 12, "b": [1.0] * 12}, [{"a": [0.0] * 12, "b": [0.0] * 12}], {"a": 0.1, "b": -0.3})
    assert [(difference.about, difference.size) for difference in notes] == [("b", -0.3), ("a", 0.1)]


# --- one answer to one question


class Counting(Adviser[int]):
    """Answers with how often it had to think."""

    thoughts = 0

    def think(self, game: Any, budget: Budget) -> int:
        self.thoughts += 1
        return self.thoughts


def pebbles() -> Pebbles:
    return Pebbles.new(["Ann", "Ben"], {}, 3)


def test_the_same_question_is_thought_about_once() -> None:
    adviser, game = Counting(), pebbles()
    assert [adviser.advise(game, UNLIMITED) for _ in range(2)] == [1, 1]


def test_another_question_is_thought_about_anew() -> None:
    adviser, game = Counting(), pebbles()
    adviser.advise(game, UNLIMITED)
    game.play("next")
    assert adviser.advise(game, UNLIMITED) == 2


def test_chance_hangs_on_what_is_seen_alone() -> None:
    assert chance_by(seen(pebbles())).below(1 << 60) == chance_by(seen(pebbles())).below(1 << 60)


def test_at_a_full_table_there_are_fewer_playouts() -> None:
    assert [work(seats, 480) for seats in (2, 4, 8)] == [480, 480, 240]


# --- looking back


def after(*played: str) -> Pebbles:
    game = pebbles()
    for text in played:
        game.play(text)
    return game


def test_a_review_lists_each_decision_of_these_seats_that_had_a_choice() -> None:
    played = ["mark", "ask", "nod", "next"]
    assert decisions([after(*played[:step]) for step in range(len(played) + 1)], [0]) == [
        {"at": 0, "seat": 0},
        {"at": 1, "seat": 0},
        {"at": 3, "seat": 0},
    ]


def worth(*values: float) -> Any:
    """A playout in which each option is always worth the same, give or take what the world adds."""

    def playout(world: float, option: int) -> tuple[float, Mapping[str, float]]:
        return values[option] + world * option, {"seen": values[option]}

    return playout


def test_a_loss_is_the_difference_in_the_same_worlds() -> None:
    loss = lost(0, 1, lambda: 0.0, worth(0.7, 0.4), Budget(playouts=40))
    assert loss is not None
    assert round(loss[0].advantage, 6) == 0.3


def test_a_loss_that_chance_explains_is_none() -> None:
    dice = Dice(1)
    assert lost(0, 1, lambda: dice.unit() - 0.5, worth(0.51, 0.5), Budget(playouts=40)) is None


def test_a_loss_that_nobody_would_notice_is_none() -> None:
    assert lost(0, 1, lambda: 0.0, worth(0.505, 0.5), Budget(playouts=40)) is None


def test_a_loss_is_told_in_fives() -> None:
    assert [cost_in_words(loss)["args"].get("cost") for loss in (0.012, 0.03, 0.11, 0.38)] == [None, 5, 10, 40]
