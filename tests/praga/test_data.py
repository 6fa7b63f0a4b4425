"""The data set: the module is that of the JSON, and the numbers keep the constraints of docs/praga/data.md §2.5."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from praga import Game, PositionError
from praga.core.goods import effect
from praga.core.places import ACTIONS
from praga.core.tables import (
    ACTION_TILES,
    IN_ORDER,
    PLAZA_PLACES,
    PLAZAS,
    ROUND_PLAZA,
    SPACES,
    SQUARES,
    TECHNOLOGIES,
    TILES,
    TRACKS,
)
from tests.praga.deal_tiles import differences
from tests.praga.make_data import SETS, SOURCE, module_of, target
from tests.praga.positions import player, turn

ERAS = (1, 2)


@pytest.mark.parametrize("name", SETS)
def test_the_module_is_that_of_the_data(name: str) -> None:
    text = target(name).read_text(encoding="utf-8")
    assert text == module_of(name), "`python -m tests.praga.make_data` writes it anew"


def test_the_seed_of_the_data_set_deals_its_tiles_and_city() -> None:
    """`python -m tests.praga.deal_tiles --check` says the same at a terminal."""
    assert differences(json.loads(SOURCE.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("data_set", SETS)
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize(("kind", "normal"), [("upgrade", 11), ("wall", 14), ("building", 14)])
def test_h1_there_are_as_many_tiles_as_in_the_box(kind: str, era: int, normal: int, data_set: str) -> None:
    """P1.4."""
    assert (len(IN_ORDER[data_set, kind, era, False]), len(IN_ORDER[data_set, kind, era, True])) == (normal, 4)


def test_h2_walls_and_buildings_cost_two_to_six() -> None:
    costs = {tile.id: tile.gold + tile.stone for tile in TILES.values() if tile.kind != "upgrade"}
    assert {name for name, cost in costs.items() if not 2 <= cost <= 6} == set()


@pytest.mark.parametrize("data_set", SETS)
@pytest.mark.parametrize("era", ERAS)
def test_h3_each_action_has_one_or_two_normal_upgrades_an_era(era: int, data_set: str) -> None:
    counts = Counter([TILES[name].action for name in IN_ORDER[data_set, "upgrade", era, False]])
    assert set(counts) == set(ACTIONS)
    assert set(counts.values()) <= {1, 2}


@pytest.mark.parametrize("data_set", SETS)
def test_h3_the_special_upgrades_of_both_eras_are_for_all_actions(data_set: str) -> None:
    specials = [TILES[name].action for era in ERAS for name in IN_ORDER[data_set, "upgrade", era, True]]
    assert set(specials) == set(ACTIONS)


def test_h4_each_tile_has_one_or_two_corners() -> None:
    assert {len(tile.corners) for tile in TILES.values()} == {1, 2}


def test_h4_buildings_have_no_signs_on_edges() -> None:
    assert {tile.id for tile in TILES.values() if tile.kind == "building" and any(tile.edges)} == set()


@pytest.mark.parametrize("data_set", SETS)
@pytest.mark.parametrize(("kind", "normal"), [("wall", 7), ("building", 9)])
@pytest.mark.parametrize("era", ERAS)
def test_h6_so_many_tiles_have_the_sign(kind: str, era: int, normal: int, data_set: str) -> None:
    signs = [sum(TILES[name].sign for name in IN_ORDER[data_set, kind, era, special]) for special in (False, True)]
    assert signs == [normal, 3]


def test_h8_the_cathedral_has_the_squares_of_the_example() -> None:
    """P11.4, P14.3."""
    assert (SQUARES["cathedral"][2, 3], SQUARES["cathedral"][3, 4]) == ("^", "2")


def test_h9_the_tracks_have_the_ends_of_the_seed() -> None:
    """P2.8, P4.1."""
    assert [(track.first, track.last) for track in TRACKS.values()] == [(3, 8), (2, 7)]


def test_h12_each_space_lies_at_one_plaza() -> None:
    """P8.7."""
    assert sorted([space for spaces in ROUND_PLAZA for space in spaces]) == list(range(len(SPACES)))


@pytest.mark.parametrize(("players", "used"), [(2, 8), (3, 9), (4, 10)])
def test_so_many_plazas_are_used(players: int, used: int) -> None:
    """P2.3."""
    assert sum(players in place.players for place in PLAZA_PLACES) == used


@pytest.mark.parametrize("side", ["A", "B"])
def test_h16_one_action_tile_at_most_lacks_what_can_always_be_done(side: str) -> None:
    """P15.4."""
    always = {"mine", "quarry", "upgrade"}
    assert sum(always.isdisjoint(tile) for tile in ACTION_TILES[side]) <= 1


def test_h17_the_lower_rewards_ask_nothing() -> None:
    """P14.1."""
    lower = {good for _, reward in PLAZAS.values() for good, _ in reward}
    assert lower <= {"points", "gold", "stone", "univ", "red", "blue"}


def test_there_are_six_technologies_of_each_level() -> None:
    """P1.4."""
    assert {level: len(names) for level, names in TECHNOLOGIES.items()} == {"I": 6, "II": 6, "III": 6, "IV": 6}


def test_house_3_has_a_silver_window_in_place_of_the_gold_one_of_the_mine() -> None:
    """docs/praga/data.md §7: whoever had the gold one won three games of four."""
    former, new = (IN_ORDER[name, "upgrade", 1, True] for name in SETS)
    assert (set(former) - set(new), set(new) - set(former)) == ({"u1s01"}, {"u1s05"})


def test_the_tile_in_its_place_differs_by_its_bonus_alone() -> None:
    former, new = TILES["u1s01"], TILES["u1s05"]
    assert new == former._replace(id="u1s05", brings=effect({"silver": 1}))


def test_a_game_deals_the_tiles_of_its_set() -> None:
    game = Game.new(["Ann", "Ben"], {"data": "house-3"}, seed=7)
    table = game.position()
    tiles = {*table["stacks"]["upgrade_s"], *table["rows"]["upgrade"]}
    assert ("u1s05" in tiles, "u1s01" in tiles) == (True, False)


def test_a_position_that_names_no_set_is_of_house_2() -> None:
    """Notation §2: a default never changes (ADR 36)."""
    assert Game.new(["Ann", "Ben"]).position()["rules"]["data"] == "house-2"


def test_a_tile_of_another_set_is_refused() -> None:
    with pytest.raises(PositionError) as error:
        turn(player(board={"mine": [["u1s05", 0]]}))
    assert error.value.key == "players[0].board.mine"
