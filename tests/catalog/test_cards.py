"""The cards as they are printed (R1.1 to R1.5), and the closed lists they answer to."""

from collections import Counter

import pytest

from citadels.catalog import ALL_DISTRICTS, ALL_ROLES, DARK_CITY_SPECIALS, deck_cards
from citadels.moments import MOMENTS, QUESTIONS
from citadels.records import KINDS, SPECIAL, District, Role
from citadels.shelf import DISTRICTS

CARDS: tuple[Role | District, ...] = (*ALL_ROLES, *ALL_DISTRICTS)


def test_the_classic_deck_has_66_cards() -> None:
    """R1.3: 54 common cards and twelve specials."""
    assert len(deck_cards()) == 66


@pytest.mark.parametrize(("kind", "count"), [("religious", 11), ("military", 11), ("noble", 12), ("trade", 20)])
def test_common_cards_of_a_kind(kind: str, count: int) -> None:
    """R1.2: the copies of each kind add up."""
    assert sum(DISTRICTS[card].kind == kind for card in deck_cards()) == count


def test_common_cards_cost_what_is_printed() -> None:
    """R1.2: the prices of all 54, summed by hand from the list: 28 + 28 + 46 + 50."""
    prices = Counter(DISTRICTS[card].kind for card in deck_cards() for _ in range(DISTRICTS[card].cost))
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


@pytest.mark.parametrize(("kind", "name", "cost", "copies"), PRINTED)
def test_a_common_card_is_as_printed(kind: str, name: str, cost: str, copies: str) -> None:
    """R1.2."""
    card = DISTRICTS[name]
    assert (card.kind, card.cost, card.copies) == (kind, int(cost), int(copies))


def test_there_are_two_keeps() -> None:
    """R9.10: S0 and S2 have two."""
    assert deck_cards().count("keep") == 2


def test_fourteen_specials_are_of_the_dark_city() -> None:
    """R1.4."""
    assert len(DARK_CITY_SPECIALS) == 14


def test_every_rank_has_two_characters() -> None:
    """R1.5: ranks 1 to 9, two each."""
    assert Counter(role.rank for role in ALL_ROLES) == dict.fromkeys(range(1, 10), 2)


def test_specials_are_one_of_a_name_but_for_the_keep() -> None:
    """R1.3, R1.4."""
    assert [card.id for card in ALL_DISTRICTS if card.kind == SPECIAL and card.copies > 1] == ["keep"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_cards_answer_only_what_is_listed(card: Role | District) -> None:
    """The lists of moments and questions are closed: a misspelt one would never be asked."""
    assert (set(card.when) - set(MOMENTS), set(card.asks) - set(QUESTIONS)) == (set(), set())


@pytest.mark.parametrize("name", [*MOMENTS, *QUESTIONS])
def test_nothing_is_listed_that_no_card_answers(name: str) -> None:
    """A moment without a card would be a promise nobody tests."""
    assert any(name in card.when or name in card.asks for card in CARDS)
