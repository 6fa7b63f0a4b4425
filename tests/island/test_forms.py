"""Forms on the island's page: what can be filled in, and the move that comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from catan import Move

HAND = {"wood": 2, "brick": 1, "wool": 0, "grain": 0, "ore": 4}
TRADE = {"kind": "trade", "limits": HAND, "most": 3, "to": [1, 2], "give": None, "get": None, "open": True}
DISCARD = {"kind": "counts", "limits": HAND, "sum": 3}


def changed(app: Any, form: dict[str, Any], *steps: tuple[str, str, int]) -> Any:
    """A form after so many cards more or less."""
    draft = app.forms.Draft(form)
    for side, kind, by in steps:
        draft.change(side, kind, by)
    return draft


def test_nothing_more_is_discarded_than_is_held(app: Any) -> None:
    assert changed(app, DISCARD, *[("give", "brick", 1)] * 2).give["brick"] == 1


def test_no_more_is_discarded_than_is_asked(app: Any) -> None:
    assert sum(changed(app, DISCARD, *[("give", "ore", 1)] * 4).give.values()) == 3


def test_a_discard_is_written_in_order(app: Any) -> None:
    draft = changed(app, DISCARD, ("give", "ore", 1), ("give", "wood", 1), ("give", "wood", 1))

    assert draft.move("discard") == "discard 2 wood 1 ore"


def test_a_discard_is_suggested_from_what_there_is_most_of(app: Any) -> None:
    draft = app.forms.Draft(DISCARD)

    draft.suggest()

    assert draft.move("discard") == "discard 1 wood 2 ore"


def test_one_more_of_a_kind_takes_the_place_of_another(app: Any) -> None:
    draft = app.forms.Draft(DISCARD)
    draft.suggest()

    draft.change("give", "brick", 1)

    assert draft.move("discard") == "discard 1 wood 1 brick 1 ore"


def test_a_side_has_three_cards_at_most(app: Any) -> None:
    assert sum(changed(app, TRADE, *[("give", "ore", 1)] * 4).give.values()) == 3  # K7.4


def test_a_kind_stands_on_one_side_only(app: Any) -> None:
    draft = changed(app, TRADE, ("give", "wood", 1), ("get", "wood", 1))

    assert (draft.give["wood"], draft.get["wood"]) == (0, 1)  # K7.4


def test_a_trade_of_one_side_is_not_whole(app: Any) -> None:
    assert not changed(app, TRADE, ("give", "wood", 1)).complete()


def test_a_side_may_be_left_open(app: Any) -> None:
    draft = changed(app, TRADE, ("give", "wood", 1))

    draft.leave_open("get")

    assert (draft.complete(), draft.move("offer")) == (True, "offer 1 wood for any")  # K7.5


def test_one_side_at_most_is_left_open(app: Any) -> None:
    draft = changed(app, TRADE)
    for side in ("get", "give"):
        draft.leave_open(side)

    assert draft.complete() is False  # K7.5


def test_a_card_closes_a_side_again(app: Any) -> None:
    draft = changed(app, TRADE, ("give", "wood", 1))
    draft.leave_open("get")

    draft.change("get", "ore", 1)

    assert draft.move("offer") == "offer 1 wood for 1 ore"


def test_an_offer_may_go_to_one_seat(app: Any) -> None:
    draft = changed(app, TRADE, ("give", "wood", 1), ("get", "wool", 1))
    draft.to = 2

    assert draft.move("offer") == "offer 1 wood for 1 wool to 2"  # K7.6


@pytest.mark.parametrize("open_side", [None, "give", "get"])
def test_what_is_composed_is_a_move(app: Any, open_side: str | None) -> None:
    draft = changed(app, TRADE, ("give", "wood", 2), ("give", "wood", -1), ("give", "wood", 1), ("get", "wool", 1))
    if open_side:
        draft.leave_open(open_side)

    assert Move.parse(draft.move("offer")) == draft.move("offer")


def test_a_bid_begins_with_the_offer(app: Any) -> None:
    draft = changed(app, {**TRADE, "give": {"ore": 1}, "get": {"wood": 2}, "open": False})

    assert draft.move("bid") == "bid 1 ore for 2 wood"


CLOSED = {**TRADE, "give": {"ore": 1}, "get": {"wood": 2}, "open": False}


def test_an_offer_repeated_is_no_counter_offer(app: Any) -> None:
    assert not changed(app, CLOSED).complete()  # K7.6


def test_a_counter_offer_changes_one_side(app: Any) -> None:
    assert changed(app, CLOSED, ("give", "ore", 1)).complete()  # K7.6


def test_a_counter_offer_does_not_change_both_sides(app: Any) -> None:
    assert not changed(app, CLOSED, ("give", "ore", 1), ("get", "wood", -1)).complete()  # K7.6


def test_what_is_not_held_is_not_filled_in(app: Any) -> None:
    assert changed(app, {**CLOSED, "give": {"ore": 9}}).give["ore"] == HAND["ore"]
