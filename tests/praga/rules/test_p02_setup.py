"""P2, P13.5 to P13.7, P16: setting up, the clock, and the options."""

from __future__ import annotations

from typing import Any

import pytest

from praga import Game, PositionError
from tabletop.core.rng import Dice
from tests.praga.conformance.hidden import gladly
from tests.praga.positions import moves, of

NAMES = ["Ann", "Bo", "Cy", "Di"]


def dealt(players: int = 2, **rules: Any) -> dict[str, Any]:
    """The position at the start of a game."""
    return dict(Game.new(NAMES[:players], rules, seed=3).position())


def at_turn(players: int, turn: int) -> Game:
    """A game by chance at the beginning of a turn, or over."""
    game, dice = Game.new(NAMES[:players], {"solo": players == 1}, seed=3), Dice(3)
    while not game.over and game.position()["turn"] < turn:
        listed = game.moves()
        game.play(listed[gladly(None, listed, dice)])  # type: ignore[arg-type]  # the state is not looked at
    return game


@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 6), (4, 8)])
def test_tokens_by_players(players: int, tokens: int) -> None:
    """P2.2."""
    assert len(dealt(players, tokens="by_players")["tokens"]) == tokens


@pytest.mark.parametrize(("players", "box"), [(2, 10), (3, 5), (4, 11)])
def test_the_box_stands_by_the_number_of_players(players: int, box: int) -> None:
    """P2.5."""
    assert dealt(players)["crane"]["box"] == box


def test_the_fixed_order_of_the_tiles() -> None:
    """P2.5: upgrade, wall, building, upgrade, wall, building from the first position on."""
    tiles = dealt(crane_order="fixed")["crane"]["tiles"]
    assert [tile[0] for tile in tiles.values()] == ["upgrade", "wall", "building"] * 2


def test_each_row_shows_three_normal_tiles_and_a_special_one() -> None:
    """P2.6."""
    rows = dealt()["rows"]
    assert [["s" in tile[2:3] for tile in row] for row in rows.values()] == [[False, False, False, True]] * 3


@pytest.mark.parametrize(("players", "spaces"), [(2, 7), (3, 3), (4, 0)])
def test_some_spaces_are_built_on_from_the_start(players: int, spaces: int) -> None:
    """P2.7."""
    assert len(dealt(players)["city"]) == spaces


def test_each_player_begins_with_two_gold_and_two_stone() -> None:
    """P2.8."""
    assert of(Game.new(NAMES[:2]), 0, "gold", "stone", "mine", "quarry", "cubes") == [2, 2, 3, 2, 2]


def test_no_road_tiles_in_a_first_game() -> None:
    """P2.9."""
    assert set(dealt()["road"].values()) == {None}


def test_the_first_player_may_be_named() -> None:
    """P2.10, P16.1."""
    assert Game.new(NAMES, {"first": 2}).to_move == 2


def test_turns_go_clockwise() -> None:
    """P2.10."""
    assert (dealt(3)["first"] + 1) % 3 == at_turn(3, 2).to_move


def test_road_tiles_lie_in_every_street() -> None:
    """P16.2."""
    assert None not in dealt(road_tiles="all")["road"].values()


def test_the_sides_of_the_planks_may_be_named() -> None:
    """P2.1, P16.1."""
    planks = dealt(bridge=[0, 1, 1, 0, 1])["planks"]
    assert [plank["bonus"] for plank in planks.values()] == [0, 1, 1, 0, 1]


def test_replacement_tiers_are_an_unknown_option() -> None:
    """P16.3."""
    with pytest.raises(PositionError, match=r"rules\.tiers: unknown key"):
        dealt(tiers="A")


def test_one_player_needs_the_option() -> None:
    """P16.4."""
    with pytest.raises(PositionError, match=r"rules\.solo"):
        dealt(1)


def test_alone_every_second_turn_is_nobody_s() -> None:
    """P16.4: the turn after the first is the third."""
    assert at_turn(1, 2).position()["turn"] == 3


@pytest.mark.parametrize(("players", "last"), [(2, 16), (3, 26), (4, 31)])
def test_the_tiles_of_era_two_come_half_way(players: int, last: int) -> None:
    """P13.6."""
    eras = [at_turn(players, turn).position()["era"] for turn in (last, last + 1)]
    assert eras == [1, 2]


def test_the_rows_of_era_one_go_out() -> None:
    """P13.6."""
    rows = at_turn(2, 17).position()["rows"]
    assert {tile[1] for row in rows.values() for tile in row} == {"2"}


@pytest.mark.parametrize(("players", "turns"), [(1, 32), (2, 32), (3, 48), (4, 64)])
def test_the_game_ends_after_sixteen_turns_each(players: int, turns: int) -> None:
    """P3.1, P13.7, P16.5; alone the last turn is nobody's."""
    game = at_turn(players, 65)
    assert (game.over, game.position()["turn"]) == (True, turns)


@pytest.mark.parametrize(("players", "plazas"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_the_plazas_are_those_of_the_number_of_players(players: int, plazas: int) -> None:
    """P2.3."""
    assert len(at_turn(players, 1).position()["plazas"]) == plazas


def test_nothing_can_be_done_after_the_end() -> None:
    """P15.12."""
    assert moves(at_turn(2, 33)) == []
