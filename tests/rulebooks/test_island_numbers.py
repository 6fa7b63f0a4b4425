"""Every number in the rulebook of the island is the engine's, in three languages."""

from __future__ import annotations

import pytest

from catan.core import island
from catan.core.board import CORNERS, CORNERS_OF, ENDS, HARBOURS, HEXES
from catan.core.bundles import MOST
from catan.core.pieces import CITIES, PRIZE, ROADS, SETTLEMENTS
from catan.core.resources import ALL_CARDS, ALL_RESOURCES, RESOURCES, counts
from catan.core.rules import Rules
from catan.flow.dice import NEVER_TURNED
from catan.flow.prizes import SHORTEST, SMALLEST
from catan.flow.seven import HARMLESS
from tests.catan.positions import after_throw, begins, legal, placing, play, points, seat, turn
from tests.rulebooks import sentences

GAME = "island"
ONE = 1  # a card, a point card
SEVEN = 7  # moves the robber
THROWS = 36  # that two dice can fall
PAIR = 2  # players, paths: no count of the game
KEYS = {1, 9}  # the digits that choose


def harbour(kind: int) -> str:
    """A corner at a harbour of a kind, on the beginner's board."""
    return CORNERS[ENDS[HARBOURS[island.FIXED_HARBOURS.index(kind)]][0]]


def rate(settlement: str = "") -> int:
    """The fewest wood for which the bank gives something else (K7.2)."""
    return next(count for count in range(1, 9) if begins(turn(seat(f"{count} wood", settlements=settlement)), "bank"))


def harvest(kind: str) -> int:
    """The cards that a building at the hex with the only 12 brings when it is thrown (K4.1)."""
    hex_ = island.BEGINNERS_NUMBERS.index(12)
    game = after_throw(seat(**{kind: CORNERS[CORNERS_OF[hex_][0]]}), dice=(6, 6))
    return sum(game.position()["players"][0]["hand"].values())


def moves_of(card: str, then: str) -> int:
    """The number of moves that a development card allows, one after another."""
    game = play(turn(seat(cards=card, roads="a3-a4")), f"play {card}")
    count = 0
    while ways := begins(game, then):
        game.play(ways[0])
        count += 1
        if count > len(HEXES):
            break
    return count


SETTLEMENT, CITY = points(seat(settlements="c5"))[0], points(seat(cities="c5"))[0]
LIMIT = Rules().discard_limit
BANK, ANY, OWN = rate(), rate(harbour(island.ANY)), rate(harbour(RESOURCES.index("wood")))
# By sentence, the numbers that it may and must name.
NUMBERS: dict[str, set[int]] = {
    "help-goal": {SETTLEMENT, CITY},
    "help-place": {PAIR},
    "help-throw": {harvest("settlements"), harvest("cities")},
    "help-seven": {SEVEN, LIMIT},
    "help-trade": {BANK, ANY, OWN, ONE},
    "help-prizes": {SHORTEST, SMALLEST, PRIZE},
    "rules-setup-1": {len(HEXES), THROWS},
    "rules-turn-4": {THROWS, PAIR, NEVER_TURNED},
    "rules-harvest-1": {harvest("settlements"), harvest("cities")},
    "rules-harvest-3": {*counts(ALL_RESOURCES)},
    "rules-seven-1": {SEVEN, LIMIT},
    "rules-seven-5": {HARMLESS},
    "rules-seven-6": {SEVEN},
    "rules-build-4": {ROADS, SETTLEMENTS, CITIES},
    "rules-trade-1": {BANK, ANY, OWN},
    "rules-trade-3": {MOST},
    "rules-trade-6": {Rules().offers},
    "rules-cards-1": {sum(counts(ALL_CARDS)), *counts(ALL_CARDS)},
    "rules-cards-4": {PAIR},
    "rules-cards-5": {PAIR},
    "rules-prizes-1": {SHORTEST, PRIZE},
    "rules-prizes-4": {SMALLEST, PRIZE},
    "rules-end-1": {SETTLEMENT, CITY, PRIZE, ONE},
    "rules-end-2": {Rules().points},
    "rules-keys-1": KEYS,
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


# --- sentences without numbers, played


def test_free_roads_are_two() -> None:
    """K8.5: "build two roads without cost"."""
    assert moves_of("roads", "road") == PAIR


def test_settlements_keep_a_corner_between_them() -> None:
    """K6.4: "Settlements are never on neighbouring corners"."""
    assert not legal(placing(seat(settlements="c5", roads="c5-c6")), "settle c6")


def test_the_desert_brings_nothing() -> None:
    """K1.2."""
    assert island.BEGINNERS.numbers[island.BEGINNERS_LANDS.index(island.DESERT)] == island.NO_NUMBER


def test_before_the_throw_nothing_is_built() -> None:
    """K3.2: "Before the throw you may only play a development card"."""
    assert begins(turn(seat("1 wood 1 brick", roads="a3-a4"), rolled=None), "road") == []


def test_a_card_bought_in_this_turn_is_not_played() -> None:
    """K8.3."""
    assert not legal(turn(seat(new="knight")), "play knight")


def test_a_city_needs_a_settlement() -> None:
    """K6.5: "A city replaces one of your settlements"."""
    assert begins(turn(seat("2 grain 3 ore", roads="a3-a4-a5")), "city") == []


def test_no_kind_stands_on_both_sides_of_an_offer() -> None:
    """K7.4."""
    assert not legal(turn(seat("2 wood")), "offer 1 wood for 1 wood")
