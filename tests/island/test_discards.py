"""Discards by taps on the cards of one's own hand, on the island's page (K5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.catan.positions import after_throw, seat
from tests.island.table_of_island import TableOfIsland, sit
from tests.page.tree import doing, nodes, props

HAND = "4 wood 3 brick 1 ore"
SUGGESTED = "discard 3 wood 1 brick"  # four of eight


def discarding(app: Any, *cards: str, hand: str = HAND) -> TableOfIsland:
    """A player who discards after a seven, and has tapped these cards of the hand."""
    table = sit(app, after_throw(seat(hand, settlements="c5"), seat("3 ore", settlements="a4"), dice=(3, 4)))
    for card in cards:
        table.tap("form-tap", f"give {card}")
    return table


def goes(table: TableOfIsland) -> str:
    """The discard that is filled in, as a move."""
    return str(table.page.play.table.draft.move("discard"))


def names(table: TableOfIsland, action: str) -> dict[str, str]:
    """The names of the buttons of an action, by their arguments."""
    return {props(node)["data-arg"]: table.text(props(node)["aria-label"]) for node in doing(table.tree, action)}


def test_the_suggestion_takes_one_tap(app: Any) -> None:
    table = discarding(app).tap("compose", "discard")

    session: Any = table.app.device.window.engine.table.session
    assert str(session.game.history[0]) == SUGGESTED


def test_a_tap_on_a_card_of_the_hand_discards_it_in_place_of_another(app: Any) -> None:
    assert goes(discarding(app, "ore")) == "discard 2 wood 1 brick 1 ore"


def test_another_tap_takes_a_card_back(app: Any) -> None:
    assert goes(discarding(app, "ore", "ore")) == "discard 2 wood 1 brick"


def test_a_tap_on_a_card_that_goes_takes_one_back(app: Any) -> None:
    assert goes(discarding(app).tap("form-less", "give wood")) == "discard 2 wood 1 brick"


def test_a_late_tap_takes_back_no_card_that_stays(app: Any) -> None:
    table = discarding(app)

    table.act("form-less", "give ore")

    assert goes(table) == SUGGESTED


def test_the_hand_shows_what_stays_and_marks_what_goes(app: Any) -> None:
    table = discarding(app)

    marks = {table.text(node) for node in nodes(table.part("hand-row")) if props(node).get("class") == "change"}
    assert (table.held("wood"), table.held("ore"), marks) == ("1", "1", {"-3", "-1"})


@pytest.mark.parametrize(
    ("taken", "words"),
    [((), "Discard these cards"), (("wood",), "Discard 3 of 4"), (("wood", "brick"), "Discard 2 of 4")],
)
def test_the_button_counts_until_the_cards_are_enough(app: Any, taken: tuple[str, ...], words: str) -> None:
    table = discarding(app)

    for kind in taken:
        table.tap("form-less", f"give {kind}")

    assert [table.text(button) for button in doing(table.tree, "compose")] == [words]


def test_too_few_cards_are_not_discarded(app: Any) -> None:
    table = discarding(app).tap("form-less", "give wood")

    assert table.live("compose") == []


def test_a_reader_hears_what_a_card_is_and_does(app: Any) -> None:
    listed = names(discarding(app), "form-tap")

    assert (listed["give wood"], listed["give ore"]) == ("4 wood: you discard 3", "1 ore: discard one")


def test_a_reader_hears_how_many_are_chosen(app: Any, device: Any) -> None:
    discarding(app).tap("form-less", "give wood")

    assert device.stage.spoken[-1] == "form-chosen"


def test_the_hand_is_called_what_one_keeps(app: Any) -> None:
    assert table_name(discarding(app)) == "You keep"


def table_name(table: TableOfIsland) -> str:
    """The name of the group of cards of the hand."""
    return table.text(props(table.part("hand-row"))["aria-label"])


def test_a_hint_s_cards_are_chosen(app: Any) -> None:
    """The hint advised some cards, and the gold button discarded others."""
    table = discarding(app)

    table.page.play.table.take_advice({"kind": "discard", "seat": None, "move": "discard 3 brick 1 ore"})

    assert goes(table) == "discard 3 brick 1 ore"
