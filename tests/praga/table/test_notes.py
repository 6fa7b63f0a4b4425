"""What is said beside a move: what it brings, what it costs, and what is lost."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game
from praga.table.screen import PragaScreen
from tests.praga.goods import goods
from tests.praga.positions import player, turn

WALL, BUILDING = 1, 2  # the numbers of action tiles on the crane


def choice(game: Game, move: str) -> dict[str, Any]:
    """A choice of the prompt."""
    return next(each for each in PragaScreen().prompt(game)["choices"] if each["move"] == move)


def test_a_third_window_that_is_lost_is_named() -> None:
    """P12.2."""
    game = turn(player(silver=3), taken=WALL, owed=False)

    assert goods(choice(game, "end 2 silver")["note"]) == {"silver": 2}


def test_nothing_is_said_of_windows_that_all_stay() -> None:
    game = turn(player(silver=1, goldw=1), taken=WALL, owed=False)

    assert choice(game, "end")["note"] is None


@pytest.mark.parametrize(("window", "cost"), [("silver", {"goldw": 1, "silver": 1}), ("goldw", {"goldw": 2})])
def test_an_extra_action_says_its_windows(window: str, cost: dict[str, int]) -> None:
    """P12.3."""
    game = turn(player(silver=1, goldw=2))

    assert goods(choice(game, f"extra mine {window}")["note"]) == cost


@pytest.fixture
def placing_a_house() -> Game:
    """A building that costs one gold is placed; z10 has the two spaces s23 and s25."""
    game = turn(player(gold=6), taken=BUILDING, rows={"building": ["b1n01", "b1n04", "b1n09", "b1s03"]})
    return game.play("building b1n09")


@pytest.mark.parametrize(("space", "gold"), [("s17", 2), ("s18", 1), ("s23", 1)])
def test_a_place_in_the_old_town_is_in_the_price(placing_a_house: Game, space: str, gold: int) -> None:
    """P8.4: s17 alone of these costs one gold."""
    note = choice(placing_a_house, f"at {space} t0")["note"]

    assert {each["id"]: each["args"]["count"] for each in note["args"]["goods"]}["good-gold"] == gold


@pytest.mark.parametrize(("space", "plaza"), [("s17", 3), ("s23", 10), ("s25", 10)])
def test_the_plaza_beside_a_space_is_named(placing_a_house: Game, space: str, plaza: int) -> None:
    """P8.7."""
    around = PragaScreen().prompt(placing_a_house)["around"][space]

    assert [each["args"]["place"] for each in around if each["id"] == "around-plaza"] == [
        {"id": "place-z", "args": {"number": plaza}}
    ]


def test_moves_sideways_that_are_left_are_counted() -> None:
    game = turn(player(), agenda=[{"what": "sideways", "on": "wall"}] * 2)

    assert choice(game, "sideways wall")["args"]["count"] == 2


def test_an_up_arrow_says_its_fee() -> None:
    """P11.4: to row 3 a gold and a stone; on the Cathedral row 2 a sideways arrow leads to an up arrow."""
    game = turn(player(cathedral=[2, 1], gold=1, stone=1), agenda=[{"what": "sideways", "on": "cathedral"}])

    assert goods(choice(game.play("sideways cathedral"), "arrow up")["note"]) == {"gold": 1, "stone": 1}


@pytest.mark.parametrize(("moves", "note"), [((), "slot-points"), (("quarry produce",), "brings")])
def test_the_points_of_a_special_slot_take_the_place_of_the_tile_while_it_could_be_taken(
    moves: tuple[str, ...], note: str
) -> None:
    """P6.3; the tile in w8 has building and quarry."""
    game = turn(player(gold=9)).play("take w8")

    for move in moves:
        game.play(move)

    assert choice(game, "bonus wheel")["note"]["id"] == note
