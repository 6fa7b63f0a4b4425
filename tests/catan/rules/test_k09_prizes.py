"""K9: the two prizes. What counts as a road, and how it breaks, is in `tests/catan/roads`."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Game, PositionError
from tests.catan.positions import ROAD, Json, play, points, position, seat, turn

FIVE = "a3-a4-a5-a6-a7-a8"


def army(game: Game) -> Any:
    """The seat that has Largest Army."""
    return game.position()["largest_army"]


def after_knight(mine: str, others: str = "", **keys: Any) -> Game:
    """A game in which the first seat has played one knight more; the second has played `others`."""
    return play(turn(seat(cards="knight", played=mine), seat(played=others), **keys), "play knight")


def test_the_third_knight_brings_the_army() -> None:
    """K9.4."""
    assert army(after_knight("2 knight")) == 0


def test_the_second_knight_does_not() -> None:
    """K9.4."""
    assert army(after_knight("1 knight")) is None


def test_drawing_level_does_not_take_it() -> None:
    """K9.4."""
    assert army(after_knight("2 knight", "3 knight")) == 1


def test_one_more_takes_it() -> None:
    """K9.4."""
    assert army(after_knight("3 knight", "3 knight", largest_army=1)) == 0


def test_knights_in_hand_do_not_count() -> None:
    """K9.4."""
    assert turn(seat(cards="knight knight knight")).position()["largest_army"] is None


def test_each_prize_is_two_points() -> None:
    """K9.1, K9.4, K10.1."""
    assert points(seat(roads=FIVE), seat(played="3 knight")) == [2, 2, 0]


def test_the_holders_of_prizes_are_public() -> None:
    """K9.1, K9.4."""
    view = turn(seat(roads=FIVE), seat(played="3 knight")).view(2)
    assert (view["longest_road"], view["largest_army"]) == (0, 1)


def test_played_knights_are_public() -> None:
    """K9.4, K8.9."""
    assert turn(seat(played="2 knight")).view(1)["players"][0]["played"]["knight"] == 2


def test_the_first_five_roads_are_the_longest() -> None:
    """K9.1."""
    game = play(turn(seat(ROAD, roads="a3-a4-a5-a6-a7")), "road a7-a8")
    assert game.position()["longest_road"] == 0


@pytest.mark.parametrize(("keys", "seats"), [
    ({"longest_road": 1}, (seat(roads=FIVE),)),
    ({"longest_road": 0}, (seat(roads="a3-a4-a5"),)),
    ({"longest_road": None}, (seat(roads=FIVE),)),
    ({"largest_army": 1}, (seat(played="3 knight"),)),
    ({"largest_army": 0}, (seat(played="2 knight"),)),
    ({"largest_army": None}, (seat(played="3 knight"),)),
], ids=str)  # fmt: skip
def test_a_prize_that_does_not_fit_is_refused(keys: Json, seats: tuple[Json, ...]) -> None:
    """K9.1, K9.4, notation §2."""
    with pytest.raises(PositionError, match=next(iter(keys))):
        Game.from_position(position(*seats, phase={"name": "turn", "seat": 2, "rolled": [1, 1]}, **keys))


def test_a_tie_for_the_army_needs_an_explicit_holder() -> None:
    """K9.4, notation §2: who came first cannot be seen."""
    with pytest.raises(PositionError, match="largest_army"):
        turn(seat(played="3 knight"), seat(played="3 knight"))
