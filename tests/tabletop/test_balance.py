"""The balance report: records of traits add up, and only what is shown to be out of bounds is a fault."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from tabletop.bots.protocol import Budget, Factory
from tabletop.core.rng import Dice
from tabletop.lab.arena import Match, wilson
from tabletop.lab.balance import OPENING, TURN_ORDER, Bounds, Rate, Sat, faults, rates, watch
from tests.tabletop.toy import TOY

FAIR = Bounds(turn_order=0.05, points=3.0, pieces=(("tile", 0.45),), opening=0.6)


class AnyMove:
    """Takes any option."""

    blind = False

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        return dice.below(len(options))


def hand(state: Any, seat: int) -> Iterator[tuple[str, str]]:
    yield "card", state.hands[seat]


def toy(seats: int = 3) -> Match:
    makers: dict[str, Factory] = {"any": AnyMove}
    return Match(TOY, None, ("any",) * seats, makers, 9, time.process_time)


def rate(kind: str, name: str, wins: int, seats: int, points: tuple[float, float] = (0.0, 1.0)) -> Rate:
    return Rate(kind, name, seats, seats, wins / seats, *wilson(wins, seats), *points)


def test_each_game_has_a_seat_for_each_place_in_turn_order() -> None:
    played = watch(toy(), hand, 4, map)
    assert {trait for sats in played for sat in sats for trait in sat.traits if trait[0] == TURN_ORDER} == {
        (TURN_ORDER, "1"), (TURN_ORDER, "2"), (TURN_ORDER, "3"),
    }  # fmt: skip


def test_an_opening_is_the_first_choice_of_a_place() -> None:
    (sats,) = watch(toy(), hand, 1, map)
    openings = [name for sat in sats for kind, name in sat.traits if kind == OPENING]
    assert [name.split(":")[0] for name in openings] == ["1", "2", "3"]


def test_the_parts_of_a_win_add_up_to_one() -> None:
    played = watch(toy(), hand, 6, map)
    assert [round(sum(sat.won for sat in sats), 9) for sats in played] == [1.0] * 6


def test_points_are_counted_from_the_mean_of_the_table() -> None:
    played = watch(toy(), hand, 6, map)
    assert [round(sum(sat.points for sat in sats), 9) for sats in played] == [0.0] * 6


def test_the_same_seed_gives_the_same_games() -> None:
    assert watch(toy(), hand, 3, map) == watch(toy(), hand, 3, map)


def test_a_rate_counts_the_seats_with_its_trait() -> None:
    played = [(Sat(1.0, 4.0, (("tile", "a"),)), Sat(0.0, -4.0, (("tile", "b"),))),
              (Sat(0.0, -2.0, (("tile", "a"),)), Sat(1.0, 2.0, ()))]  # fmt: skip
    listed = {one.name: (one.seats, one.games, one.share, one.points) for one in rates(played)}
    assert listed == {"a": (2, 2, 0.5, 1.0), "b": (1, 2, 0.0, -4.0)}


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (rate(TURN_ORDER, "3", 45, 100), "number 3 in turn order wins 45% (36% to 55%), not 25% ± 5%"),
        (
            rate(TURN_ORDER, "2", 25, 100, (-9.0, 2.0)),
            "number 2 in turn order is -9.0 ± 2.0 points off the mean, more than 3",
        ),
        (rate("tile", "u1", 60, 100), "the seat with tile u1 wins 60% (50% to 69%), more than 45%"),
        (Rate(OPENING, "1: take w1", 90, 100, 0.25, 0.2, 0.3, 0.0, 1.0), "90% open with 1: take w1, more than 60%"),
    ],
)  # fmt: skip
def test_a_rate_beyond_its_bounds_is_a_fault(record: Rate, words: str) -> None:
    assert faults([record], 4, FAIR) == [words]


@pytest.mark.parametrize(
    "record",
    [
        rate(TURN_ORDER, "3", 38, 100),
        rate(TURN_ORDER, "2", 25, 100, (-4.0, 2.0)),
        rate("tile", "u1", 54, 100),
        rate("other", "u1", 100, 100),
        Rate(OPENING, "1: take w1", 62, 100, 0.25, 0.2, 0.3, 0.0, 1.0),
    ],
)
def test_a_rate_whose_interval_reaches_its_bounds_is_not(record: Rate) -> None:
    assert faults([record], 4, FAIR) == []


def test_of_many_rates_of_a_kind_one_that_is_out_by_chance_is_no_fault() -> None:
    records = [rate("tile", "u1", 56, 100), *(rate("tile", str(number), 30, 100) for number in range(40))]
    assert faults(records, 4, FAIR) == []
