"""Lazy lists of discards, offers and bids, compared with complete lists (notation §3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product

import pytest

from catan.core.bundles import write_bundle
from catan.core.moves import Move
from catan.core.offers import Bids, Discards, Offers
from catan.core.resources import RESOURCES, bundle
from tabletop.core.lazy import ConcatSequence, LazySequence

Kinds = tuple[int, ...]  # cards, each by its kind

HANDS: list[Kinds] = [(), (0,), (0, 0, 4), (0, 1, 2, 3, 4), (1, 1, 1, 1), (0, 0, 1, 1, 3, 3, 3, 3), (2,) * 9 + (4,) * 7]
SOME_SIDES: list[Kinds] = [(0,), (1, 1), (0, 2, 2), (4, 4, 4), (0, 2, 4), (2, 3)]


def pack(kinds: Kinds) -> int:
    return bundle([kinds.count(kind) for kind in range(5)])


def words(kinds: Kinds) -> str:
    return " ".join(f"{kinds.count(kind)} {RESOURCES[kind]}" for kind in sorted(set(kinds)))


def is_in_hand(kinds: Kinds, hand: Kinds) -> bool:
    return all(kinds.count(kind) <= hand.count(kind) for kind in kinds)


def sides() -> Iterator[Kinds]:
    for size in (1, 2, 3):
        yield from combinations_with_replacement(range(5), size)


def all_offers(hand: Kinds, audiences: Sequence[int]) -> list[str]:
    pairs = [(words(give), words(get)) for give in sides() for get in sides()
              if is_in_hand(give, hand) and not set(give) & set(get)]  # fmt: skip
    for_any = [(words(give), "any") for give in sides() if is_in_hand(give, hand)]
    of_any = [("any", words(get)) for get in sides() if set(hand) - set(get)]
    return [f"offer {give} for {get}" + (f" to {to}" if to >= 0 else "")
            for to in audiences for give, get in pairs + for_any + of_any]  # fmt: skip


def all_bids(offer: tuple[Kinds | None, Kinds | None], hand: Kinds) -> list[str]:
    """Return the bids by K7.6: all pairs of sides that fit the offer."""
    give, get = offer
    bids = []
    for mine, theirs in product(sides(), sides()):
        keeps = (mine == get) + (theirs == give) == 1
        if is_in_hand(mine, hand) and not set(mine) & set(theirs) and keeps:
            bids.append(f"bid {words(mine)} for {words(theirs)}")
    return bids


def to_texts(menu: LazySequence[Move]) -> list[str]:
    return [str(menu[at]) for at in range(len(menu))]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 8])
def test_discards_are_all_bundles_of_the_hand_in_order(hand: Kinds, size: int) -> None:
    expected = [
        f"discard {words(kinds)}" for kinds in combinations_with_replacement(range(5), size) if is_in_hand(kinds, hand)
    ]
    assert to_texts(Discards(pack(hand), size)) == expected


def test_ten_of_five_kinds_are_discarded_in_1001_ways() -> None:
    assert len(Discards(pack((0, 1, 2, 3, 4) * 10), 10)) == 1001  # notation §3: C(14, 4)


def test_a_huge_hand_has_an_index_without_a_list() -> None:
    discards = Discards(pack((0, 1, 2, 3, 4) * 19), 47)
    assert discards.index(discards[90_000]) == 90_000


@pytest.mark.parametrize("hand", HANDS)
def test_offers_are_in_the_documented_order(hand: Kinds) -> None:
    assert to_texts(Offers(pack(hand), (-1, 0, 2))) == all_offers(hand, (-1, 0, 2))


def test_a_full_hand_has_1170_closed_and_110_open_offers() -> None:
    assert len(Offers(pack((0, 1, 2, 3, 4) * 3), (-1,))) == 1170 + 110  # notation §3


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("give", SOME_SIDES)
@pytest.mark.parametrize("get", SOME_SIDES)
def test_bids_on_a_closed_offer_change_exactly_one_of_its_sides(hand: Kinds, give: Kinds, get: Kinds) -> None:
    if set(give) & set(get):
        return
    assert to_texts(Bids(pack(give), pack(get), pack(hand))) == all_bids((give, get), hand)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("side", SOME_SIDES)
def test_bids_on_an_open_offer_keep_the_closed_side(hand: Kinds, side: Kinds) -> None:
    gifts = to_texts(Bids(pack(side), None, pack(hand), counters=False))
    wishes = to_texts(Bids(None, pack(side), pack(hand), counters=False))
    assert (gifts, wishes) == (all_bids((side, None), hand), all_bids((None, side), hand))


def test_without_counters_nobody_bids_on_a_closed_offer() -> None:
    assert len(Bids(pack((0,)), pack((1,)), pack((1, 2, 3)), counters=False)) == 0  # K7.6


def test_at_most_34_bids_answer_an_open_offer_and_66_a_closed_one() -> None:
    hand = pack((0, 1, 2, 3, 4) * 3)
    wood, ore = pack((0,)), pack((4,))
    assert (len(Bids(wood, None, hand)), len(Bids(wood, ore, hand))) == (34, 66)  # notation §3


MENUS = [
    Discards(pack((0, 0, 1, 3, 3, 4, 4, 4)), 4),
    Offers(pack((0, 0, 3)), (-1, 1)),
    Bids(pack((0,)), pack((4,)), pack((1, 2, 4, 4))),
    ConcatSequence([Move("accept"), Move("refuse")], Bids(pack((0,)), pack((4,)), pack((1, 2, 4, 4)))),
]


@pytest.mark.parametrize("menu", MENUS)
def test_every_entry_has_its_index(menu: LazySequence[Move]) -> None:
    assert [menu.index(move) for move in menu if move in menu] == list(range(len(menu)))


@pytest.mark.parametrize("menu", MENUS)
@pytest.mark.parametrize(
    "text",
    ["discard 5 grain", "discard 1 wood", "offer 1 ore for 1 wood", "offer 1 wood for 1 ore to 2", "roll",
     "bid 1 ore for 1 wood", "bid 1 grain for 1 wood", "offer 1 wood for 1 wood", "bid 1 wool 1 ore for 1 brick"],
)  # fmt: skip
def test_other_moves_have_no_index(menu: LazySequence[Move], text: str) -> None:
    move = Move.parse(text)
    assert move not in menu
    with pytest.raises(ValueError, match=r"discard|offer|bid|roll"):
        menu.index(move)


@pytest.mark.parametrize("menu", MENUS)
def test_a_text_has_the_index_of_its_move(menu: LazySequence[Move]) -> None:
    assert [menu.index(str(move)) for move in menu if str(move) in menu] == list(range(len(menu)))


@pytest.mark.parametrize("item", ["offer 1 wood 1 wood for 1 ore", "nonsense", "", 7, None])
def test_other_objects_are_in_no_menu(item: object) -> None:
    assert [item in menu for menu in MENUS] == [False] * len(MENUS)


def test_a_bundle_is_written_in_resource_order() -> None:
    assert write_bundle(pack((4, 0, 0))) == "2 wood 1 ore"
