"""Menus that are counted: discards, offers and bids, held against lists made the long way (notation §3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product

import pytest

from catan.core.bundles import write_bundle
from catan.core.moves import Move
from catan.core.offers import Bids, Discards, Offers
from catan.core.resources import RESOURCES, bundle
from tabletop.counted import Counted, Menu

Kinds = tuple[int, ...]  # cards, each by its kind

HANDS: list[Kinds] = [(), (0,), (0, 0, 4), (0, 1, 2, 3, 4), (1, 1, 1, 1), (0, 0, 1, 1, 3, 3, 3, 3), (2,) * 9 + (4,) * 7]
SOME_SIDES: list[Kinds] = [(0,), (1, 1), (0, 2, 2), (4, 4, 4), (0, 2, 4), (2, 3)]


def packed(kinds: Kinds) -> int:
    return bundle([kinds.count(kind) for kind in range(5)])


def words(kinds: Kinds) -> str:
    return " ".join(f"{kinds.count(kind)} {RESOURCES[kind]}" for kind in sorted(set(kinds)))


def held(kinds: Kinds, hand: Kinds) -> bool:
    return all(kinds.count(kind) <= hand.count(kind) for kind in kinds)


def sides() -> Iterator[Kinds]:
    for size in (1, 2, 3):
        yield from combinations_with_replacement(range(5), size)


def all_offers(hand: Kinds, audiences: Sequence[int]) -> list[str]:
    closed = [(words(give), words(get)) for give in sides() for get in sides()
              if held(give, hand) and not set(give) & set(get)]  # fmt: skip
    for_any = [(words(give), "any") for give in sides() if held(give, hand)]
    of_any = [("any", words(get)) for get in sides() if set(hand) - set(get)]
    return [f"offer {give} for {get}" + (f" to {to}" if to >= 0 else "")
            for to in audiences for give, get in closed + for_any + of_any]  # fmt: skip


def all_bids(offered: tuple[Kinds | None, Kinds | None], hand: Kinds) -> list[str]:
    """Return the bids as K7.6 says them: every pair of sides is asked whether it keeps to the offer."""
    give, get = offered
    found = []
    for mine, theirs in product(sides(), sides()):
        keeps = (mine == get) + (theirs == give) == 1
        if held(mine, hand) and not set(mine) & set(theirs) and keeps:
            found.append(f"bid {words(mine)} for {words(theirs)}")
    return found


def written_out(menu: Counted[Move]) -> list[str]:
    return [str(menu[at]) for at in range(len(menu))]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 8])
def test_discards_are_all_bundles_of_the_hand_in_order(hand: Kinds, size: int) -> None:
    wanted = [f"discard {words(kinds)}" for kinds in combinations_with_replacement(range(5), size) if held(kinds, hand)]
    assert written_out(Discards(packed(hand), size)) == wanted


def test_ten_of_five_kinds_are_discarded_in_1001_ways() -> None:
    assert len(Discards(packed((0, 1, 2, 3, 4) * 10), 10)) == 1001  # notation §3: C(14, 4)


def test_half_of_a_bank_in_one_hand_is_counted_without_being_listed() -> None:
    discards = Discards(packed((0, 1, 2, 3, 4) * 19), 47)
    assert discards.index(discards[90_000]) == 90_000


@pytest.mark.parametrize("hand", HANDS)
def test_offers_are_in_the_documented_order(hand: Kinds) -> None:
    assert written_out(Offers(packed(hand), (-1, 0, 2))) == all_offers(hand, (-1, 0, 2))


def test_a_full_hand_has_1170_closed_and_110_open_offers() -> None:
    assert len(Offers(packed((0, 1, 2, 3, 4) * 3), (-1,))) == 1170 + 110  # notation §3


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("give", SOME_SIDES)
@pytest.mark.parametrize("get", SOME_SIDES)
def test_bids_on_a_closed_offer_change_exactly_one_of_its_sides(hand: Kinds, give: Kinds, get: Kinds) -> None:
    if set(give) & set(get):
        return
    assert written_out(Bids(packed(give), packed(get), packed(hand))) == all_bids((give, get), hand)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("side", SOME_SIDES)
def test_bids_on_an_open_offer_keep_the_side_that_was_said(hand: Kinds, side: Kinds) -> None:
    given = written_out(Bids(packed(side), None, packed(hand), counters=False))
    wanted = written_out(Bids(None, packed(side), packed(hand), counters=False))
    assert (given, wanted) == (all_bids((side, None), hand), all_bids((None, side), hand))


def test_without_counters_nobody_bids_on_a_closed_offer() -> None:
    assert len(Bids(packed((0,)), packed((1,)), packed((1, 2, 3)), counters=False)) == 0  # K7.6


def test_at_most_34_bids_answer_an_open_offer_and_66_a_closed_one() -> None:
    hand = packed((0, 1, 2, 3, 4) * 3)
    wood, ore = packed((0,)), packed((4,))
    assert (len(Bids(wood, None, hand)), len(Bids(wood, ore, hand))) == (34, 66)  # notation §3


MENUS = [
    Discards(packed((0, 0, 1, 3, 3, 4, 4, 4)), 4),
    Offers(packed((0, 0, 3)), (-1, 1)),
    Bids(packed((0,)), packed((4,)), packed((1, 2, 4, 4))),
    Menu([Move("accept"), Move("refuse")], Bids(packed((0,)), packed((4,)), packed((1, 2, 4, 4)))),
]


@pytest.mark.parametrize("menu", MENUS)
def test_every_entry_is_in_its_menu_at_its_number(menu: Counted[Move]) -> None:
    assert [menu.index(move) for move in menu if move in menu] == list(range(len(menu)))


@pytest.mark.parametrize("menu", MENUS)
@pytest.mark.parametrize(
    "text",
    ["discard 5 grain", "discard 1 wood", "offer 1 ore for 1 wood", "offer 1 wood for 1 ore to 2", "roll",
     "bid 1 ore for 1 wood", "bid 1 grain for 1 wood", "offer 1 wood for 1 wood", "bid 1 wool 1 ore for 1 brick"],
)  # fmt: skip
def test_what_is_no_entry_has_no_number(menu: Counted[Move], text: str) -> None:
    move = Move.parse(text)
    assert move not in menu
    with pytest.raises(ValueError, match=r"discard|offer|bid|roll"):
        menu.index(move)


@pytest.mark.parametrize("menu", MENUS)
def test_a_text_finds_the_entry_that_it_equals(menu: Counted[Move]) -> None:
    assert [menu.index(str(move)) for move in menu if str(move) in menu] == list(range(len(menu)))


@pytest.mark.parametrize("item", ["offer 1 wood 1 wood for 1 ore", "nonsense", "", 7, None])
def test_what_is_no_move_is_in_no_menu(item: object) -> None:
    assert [item in menu for menu in MENUS] == [False] * len(MENUS)


def test_a_bundle_is_written_in_resource_order() -> None:
    assert write_bundle(packed((4, 0, 0))) == "2 wood 1 ore"
