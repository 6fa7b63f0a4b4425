from collections import Counter

import pytest

from catan.core.board import CORNER, NEIGHBOURS
from catan.core.island import (
    ALL_LANDS,
    ANY,
    BEGINNERS,
    DESERT,
    FIXED_HARBOURS,
    PIPS,
    RED,
    TOKENS,
    TOKENS_A_TO_R,
    Island,
)
from catan.core.resources import BRICK, WOOD
from catan.core.rules import Rules
from catan.flow.setup import deal_island


def red_neighbours(island: Island) -> list[tuple[int, int]]:
    red = [hex_ for hex_, number in enumerate(island.numbers) if number in RED]
    return [(hex_, other) for hex_ in red for other in red if other in NEIGHBOURS[hex_]]


def island_of(seed: int, **agreed: str) -> Island:
    return deal_island(Rules(**agreed), seed)[0]  # type: ignore[arg-type]  # only words are agreed on here


def test_there_are_18_tokens_and_no_seven() -> None:
    assert Counter(TOKENS) == {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}  # K1.3


def test_the_tokens_own_order_has_the_same_tokens() -> None:
    assert sorted(TOKENS_A_TO_R) == sorted(TOKENS)  # K1.4


def test_the_beginners_board_has_the_hexes_of_every_island() -> None:
    assert sorted(BEGINNERS.lands) == sorted(ALL_LANDS)  # K1.2, K2.2


def test_all_hexes_but_the_desert_bear_a_number() -> None:
    assert [hex_ for hex_, number in enumerate(BEGINNERS.numbers) if not number] == [BEGINNERS.desert]  # K1.3


def test_the_pips_of_all_tokens_are_58_of_the_throws() -> None:
    assert sum(PIPS[number] for number in TOKENS) == 58  # twice 2+3+4+5+5+4+3+2, and 1+1 (K1.3)


def test_the_pips_of_a_corner_are_those_of_its_hexes() -> None:
    assert BEGINNERS.pips[CORNER["c5"]] == 5 + 2  # brick 6, wood 11, and the desert (K2.2)


def test_both_corners_of_a_harbours_path_have_it() -> None:
    assert [BEGINNERS.harbour_at[CORNER[name]] for name in ("d2", "e2", "a3")] == [BRICK, BRICK, ANY]  # K2.4


def test_a_building_brings_nothing_of_the_desert() -> None:
    assert set(BEGINNERS.yields[CORNER["c5"]]) == {(6, BRICK), (11, WOOD)}


@pytest.mark.parametrize("seed", range(20))
def test_with_numbers_apart_red_numbers_are_never_adjacent(seed: int) -> None:
    assert red_neighbours(island_of(seed, numbers="apart")) == []  # K2.3


def test_loose_red_numbers_may_be_adjacent() -> None:
    assert any(red_neighbours(island_of(seed, numbers="loose")) for seed in range(20))  # K2.3


def test_red_numbers_of_a_spiral_are_never_adjacent() -> None:
    assert not any(red_neighbours(island_of(seed)) for seed in range(40))  # what the tokens' own order is for (K1.4)


def test_shuffled_harbours_are_the_same_nine() -> None:
    assert sorted(island_of(3, harbours="shuffled").harbours) == sorted(FIXED_HARBOURS)  # K2.4


def test_a_random_island_has_the_hexes_of_every_island() -> None:
    island = island_of(11)
    assert sorted(island.lands) == sorted(ALL_LANDS)
    assert island.lands[island.desert] == DESERT
