"""Every number in the rulebook of Crown and Crane is the engine's, in three languages."""

from __future__ import annotations

import pytest

from praga.core import tables
from praga.core.places import ACTIONS, RING
from praga.data.house_2 import DATA
from tests.praga.positions import of, player, turn
from tests.rulebooks import sentences

MINE = 1  # the tile of the crane with this action
PAIR = 2  # what meets are two: no count of the game
ONE = 1  # a step, a time
KEYS = {1, 9}  # the digits that choose
GAME = "crane"


def walls(good: str) -> int:
    """The number of walls whose cost has a good."""
    return sum(bool(tile["cost"].get(good)) for tile in DATA["hexes"]["wall"])


def mined() -> int:
    """The gold of one "mine more" (P4.1)."""
    before, after = turn(taken=MINE), turn(taken=MINE).play("mine more")
    gained: int = of(after, 0, "gold")[0] - of(before, 0, "gold")[0]
    return gained


def actions_of_a_tile() -> set[int]:
    """The number of actions on each action tile."""
    return {len(pair) for side in tables.ACTION_TILES.values() for pair in side}


def clock() -> set[int]:
    """Of each number of players: the turns, and after which era II begins (P13.6)."""
    return {number for players in (2, 3, 4) for number in tables.CLOCK[players]}


def steps_of(scores: dict[int, int]) -> set[int]:
    """Counts and points of a table of points, where they change."""
    steps = {count for count, points in scores.items() if points and scores.get(count - 1) != points}
    return steps | {scores[count] for count in steps}


# By sentence, the numbers that it may and must name.
NUMBERS: dict[str, set[int]] = {
    "help-goal": {tables.TURNS_EACH},
    "help-turn": actions_of_a_tile(),
    "help-produce": {mined(), tables.CAP},
    "help-meet": {PAIR},
    "help-projects": {PAIR},
    "rules-turn-1": {*actions_of_a_tile(), tables.TURNS_EACH},
    "rules-turn-4": actions_of_a_tile(),
    "rules-crane-1": {tables.POSITIONS},
    "rules-crane-3": {tables.PUSHED_POINTS},
    "rules-mine-1": {mined()},
    "rules-mine-2": {tables.CAP},
    "rules-mine-4": {tables.RICH, tables.CAP},
    "rules-mine-5": {max(tables.SEALS.values())},
    "rules-upgrade-2": {*tables.ERAS},
    "rules-rows-1": {tables.ROW_SIZE},
    "rules-rows-3": {ONE, tables.ROW_SIZE - 1},
    "rules-wall-1": {walls("gold"), len(DATA["hexes"]["wall"])},
    "rules-wall-2": {len(RING)},
    "rules-wall-4": {ONE, PAIR},
    "rules-building-3": {ONE},
    "rules-building-4": {ONE, PAIR},
    "rules-building-5": {len(rewards) for city in DATA["plazas"].values() for rewards in city.values()},
    "rules-road-1": {len(tables.STREETS), PAIR},
    "rules-road-2": {tables.LOOKED_AT},
    "rules-technology-1": {tables.LOOKED_AT},
    "rules-technology-3": {tables.OVERFLOW},
    "rules-projects-1": {tables.ROWS, tables.COLUMNS, tables.COLUMN_POINTS[0], tables.COLUMN_POINTS[-1]},
    "rules-projects-2": {PAIR, *[amount for fee in tables.FEES.values() for amount in fee]},
    "rules-windows-1": {tables.MOST_WINDOWS, *tables.SUPPLY.values()},
    "rules-windows-2": {PAIR, len(ACTIONS)},
    "rules-end-1": {2, 3, 4, *clock(), tables.TURNS_EACH},
    "rules-end-4": {5, *steps_of(tables.WALLS_SCORE)},
    "rules-end-5": {*tables.EGGS_SCORE[1:], *range(2, len(tables.EGGS_SCORE))},
    "rules-alone-1": {2, 140},
    "rules-keys-1": KEYS,
    "rules-signs-2": {PAIR},
}


def test_every_number_is_the_engine_s() -> None:
    assert sentences.undeclared(GAME, NUMBERS) == {}


@pytest.mark.parametrize("language", sentences.LANGUAGES)
def test_every_language_says_the_numbers(language: str) -> None:
    lacking = sentences.untranslated(GAME, NUMBERS, language)
    assert lacking == {}, sentences.outdated(lacking, language, GAME)


@pytest.mark.parametrize("language", sentences.LANGUAGES)
def test_no_language_says_another_number(language: str) -> None:
    more = sentences.surplus(GAME, NUMBERS, language)
    assert more == {}, sentences.outdated(more, language, GAME)


def test_a_number_that_changes_is_seen() -> None:
    assert sentences.undeclared(GAME, {**NUMBERS, "rules-mine-2": {8}}) == {"rules-mine-2": {8, 9}}


# --- sentences without numbers, played


def test_an_upgrade_costs_nothing() -> None:
    """P5.1: "upgrades are free"."""
    assert [tile["id"] for tile in DATA["hexes"]["upgrade"] if tile.get("cost")] == []


def test_each_wall_costs_stone() -> None:
    """P7.1: "stone, on 10 of the 36 gold as well"."""
    assert walls("stone") == len(DATA["hexes"]["wall"])


def test_walls_cost_nothing_else() -> None:
    """P7.1."""
    assert {good for tile in DATA["hexes"]["wall"] for good, amount in tile["cost"].items() if amount} == {
        "stone",
        "gold",
    }


def test_what_is_above_nine_is_lost() -> None:
    """P4.3."""
    game = turn(player(gold=9), taken=MINE).play("mine more")

    assert of(game, 0, "gold") == [tables.CAP]


def test_the_first_green_position_is_the_first_landing() -> None:
    """P13.4: "the first free green position, or … a red one if no green one is free"."""
    red = [position in tables.RED for position in tables.LANDINGS]

    assert red == sorted(red)


def test_blue_positions_score_and_cost_nothing() -> None:
    """P3.2."""
    assert not set(tables.BLUE) & set(tables.RED)


def test_levels_three_and_four_work_once() -> None:
    """P10.2: the levels that last are I and II."""
    assert tables.LEVELS[tables.LASTING :] == ("III", "IV")
