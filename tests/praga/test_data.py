"""The data set: the module is that of the JSON, and the numbers keep the constraints of docs/praga/data.md §2.5."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

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
from tests.praga.make_data import SOURCE, TARGET, module_of

ERAS = (1, 2)


def test_the_module_is_that_of_the_data() -> None:
    text = module_of(Path(SOURCE).read_text(encoding="utf-8"))
    assert Path(TARGET).read_text(encoding="utf-8") == text, "`python -m tests.praga.make_data` writes it anew"


def test_the_seed_of_the_data_set_deals_its_tiles_and_city() -> None:
    """`python -m tests.praga.deal_tiles --check` says the same at a terminal."""
    assert differences(json.loads(SOURCE.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize(("kind", "normal"), [("upgrade", 11), ("wall", 14), ("building", 14)])
def test_h1_there_are_as_many_tiles_as_in_the_box(kind: str, era: int, normal: int) -> None:
    """P1.4."""
    assert (len(IN_ORDER[kind, era, False]), len(IN_ORDER[kind, era, True])) == (normal, 4)


def test_h2_walls_and_buildings_cost_two_to_six() -> None:
    costs = {tile.id: tile.gold + tile.stone for tile in TILES.values() if tile.kind != "upgrade"}
    assert {name for name, cost in costs.items() if not 2 <= cost <= 6} == set()


@pytest.mark.parametrize("era", ERAS)
def test_h3_each_action_has_one_or_two_normal_upgrades_an_era(era: int) -> None:
    counts = Counter([TILES[name].action for name in IN_ORDER["upgrade", era, False]])
    assert set(counts) == set(ACTIONS)
    assert set(counts.values()) <= {1, 2}


def test_h3_the_special_upgrades_of_both_eras_are_for_all_actions() -> None:
    specials = [TILES[name].action for era in ERAS for name in IN_ORDER["upgrade", era, True]]
    assert set(specials) == set(ACTIONS)


def test_h4_each_tile_has_one_or_two_corners() -> None:
    assert {len(tile.corners) for tile in TILES.values()} == {1, 2}


def test_h4_buildings_have_no_signs_on_edges() -> None:
    assert {tile.id for tile in TILES.values() if tile.kind == "building" and any(tile.edges)} == set()


@pytest.mark.parametrize(("kind", "normal"), [("wall", 7), ("building", 9)])
@pytest.mark.parametrize("era", ERAS)
def test_h6_so_many_tiles_have_the_sign(kind: str, era: int, normal: int) -> None:
    signs = [sum(TILES[name].sign for name in IN_ORDER[kind, era, special]) for special in (False, True)]
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
