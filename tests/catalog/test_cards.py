"""The cards as they are printed (R1.1 to R1.5), and the closed lists they answer to."""

from collections import Counter
from dataclasses import fields

import pytest

from citadels.cards.catalog import ALL_DISTRICTS, ALL_ROLES, DARK_CITY_SPECIALS, deck_cards
from citadels.core.cities import LOWERED
from citadels.core.definitions import KINDS, SPECIAL, District, Role
from citadels.core.hooks import CityAsks, CityWhen, RoleAsks, RoleWhen, answered
from citadels.core.registry import PLAYED
from citadels.flow.options import read_rules

CARDS: tuple[Role | District, ...] = (*ALL_ROLES, *ALL_DISTRICTS)


def test_the_classic_deck_has_66_cards() -> None:
    """R1.3: 54 common cards and twelve specials."""
    assert len(deck_cards(PLAYED)) == 66


@pytest.mark.parametrize(("kind", "count"), [("religious", 11), ("military", 11), ("noble", 12), ("trade", 20)])
def test_common_cards_of_a_kind(kind: str, count: int) -> None:
    """R1.2: the copies of each kind add up."""
    assert sum(PLAYED.districts[card].kind == kind for card in deck_cards(PLAYED)) == count


def test_common_cards_cost_what_is_printed() -> None:
    """R1.2: the prices of all 54, summed by hand from the list: 28 + 28 + 46 + 50."""
    prices = Counter(
        PLAYED.districts[card].kind for card in deck_cards(PLAYED) for _ in range(PLAYED.districts[card].cost)
    )
    assert [prices[kind] for kind in KINDS[:4]] == [
        3 * 5 + 4 * 4 + 5 * 3,
        1 * 3 + 2 * 3 + 3 * 3 + 5 * 2,
        1 * 5 + 2 * 3 + 2 * 4 + 3 * 3 + 4 * 3 + 5 * 2,
        1 * 3 + 2 * 3 + 3 * 3 + 5 * 2,
    ]


COMMON = """
religious: temple 1x3, church 2x3, monastery 3x3, cathedral 5x2
military: watchtower 1x3, prison 2x3, battlefield 3x3, fortress 5x2
noble: manor 3x5, castle 4x4, palace 5x3
trade: tavern 1x5, trading_post 2x3, market 2x4, docks 3x3, harbor 4x3, town_hall 5x2
"""
PRINTED = [
    (kind, *card.replace("x", " ").split())
    for kind, cards in (line.split(": ") for line in COMMON.strip().splitlines())
    for card in cards.split(", ")
]


def test_a_common_card_is_as_printed() -> None:
    """R1.2."""
    cards = [PLAYED.districts[name] for _, name, _, _ in PRINTED]

    assert [(card.kind, card.id, str(card.cost), str(card.copies)) for card in cards] == PRINTED


def test_there_are_two_keeps() -> None:
    """R9.10: there are two by default."""
    assert deck_cards(PLAYED).count("keep") == 2


def test_fourteen_specials_are_of_the_dark_city() -> None:
    """R1.4."""
    assert len(DARK_CITY_SPECIALS) == 14


def test_every_rank_has_two_characters() -> None:
    """R1.5: ranks 1 to 9, two each."""
    assert Counter(role.rank for role in ALL_ROLES) == dict.fromkeys(range(1, 10), 2)


def test_specials_are_one_of_a_name_but_for_the_keep() -> None:
    """R1.3, R1.4."""
    assert [card.id for card in ALL_DISTRICTS if card.kind == SPECIAL and card.copies > 1] == ["keep"]


def test_the_cards_lower_the_city_size_by_no_more_than_is_said() -> None:
    """R7.19: a build need not ask how many districts are wanted before the city comes near."""
    rules = read_rules({"specials": list(DARK_CITY_SPECIALS)}, 4)
    size = rules.city_size
    for card in ALL_DISTRICTS:
        size = card.asks.city_size(size, rules) if card.asks.city_size is not None else size
    assert rules.city_size - size == LOWERED


def hooks(kind: type) -> list[str]:
    """The moments or questions of one kind."""
    return [field.name for field in fields(kind)]


LISTED = [(kind, name) for kind in (RoleWhen, RoleAsks, CityWhen, CityAsks) for name in hooks(kind)]


# What cards of the next edition are to answer; until then small ones in tests/core/test_seams.py do.
NEXT = {
    (RoleWhen, "gathered"), (RoleWhen, "paid_for"), (CityWhen, "draft_ended"), (RoleAsks, "beyond_limit"),
    (RoleAsks, "ways_to_pay"), (CityAsks, "build_limit"), (CityAsks, "beyond_limit"), (CityAsks, "ways_to_pay"),
    (CityAsks, "own_ways_to_pay"), (CityAsks, "gold_gathered"), (CityAsks, "why_not_built"), (RoleWhen, "laid"),
    (RoleAsks, "gathers_first"), (CityWhen, "turn_ended_first"), (CityWhen, "scored_in_hand"),
}  # fmt: skip


def test_nothing_is_listed_that_no_card_answers() -> None:
    """A moment without a card would be a promise nobody tests."""
    used = {(type(hooks), name) for card in CARDS for hooks in (card.when, card.asks) for name in answered(hooks)}

    assert [(kind.__name__, name) for kind, name in LISTED if (kind, name) not in used | NEXT] == []
