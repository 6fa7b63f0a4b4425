"""The actions at the table: their handlers, and the keys that stand for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device
from tests.page.tree import messages, nodes, props
from tests.page.trees import taps
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import opened


def playing(app: Any, device: Device, game: Game) -> Any:
    """The page with this game on the table, the curtain open for whoever is asked."""
    page = app.open()
    desk = opened(game, 0)
    device.window.engine.table = desk.table
    device.settle(page.play.begin, {"view": desk.view})
    return page


def king(app: Any, device: Device) -> Any:
    game = turn("king", sits("king", gold=6, hand="temple palace", city="manor"), taken="resources")
    return playing(app, device, game)


def test_a_tap_on_a_kind_of_choice_lays_its_things_open(app: Any, device: Device) -> None:
    page = king(app, device)

    device.settle(page.act, "tray", "build", "")

    assert page.play.table.tray == "build"


def test_a_thing_is_pointed_at_first(app: Any, device: Device) -> None:
    page = king(app, device)
    device.settle(page.act, "tray", "build", "")

    device.settle(page.act, "aim", "hand:temple", "")

    assert page.play.table.selected == "hand:temple"


def test_pointing_at_it_once_more_does_it(app: Any, device: Device) -> None:
    page = king(app, device)
    device.settle(page.act, "tray", "build", "")

    for _ in range(2):
        device.settle(page.act, "aim", "hand:temple", "")

    assert {"do": "choose", "move": "build temple"} in device.window.engine.requests


def test_escape_puts_the_things_away(app: Any, device: Device) -> None:
    page = king(app, device)
    device.settle(page.act, "tray", "build", "")

    device.settle(page.act, "key", "escape", "")

    assert page.play.table.tray is None


def test_escape_leaves_them_while_a_sheet_lies_over_the_table(app: Any, device: Device) -> None:
    page = king(app, device)
    device.settle(page.act, "tray", "build", "")

    device.settle(page.act, "key", "k", "true")

    assert page.play.table.tray == "build"


def test_a_number_presses_that_choice(app: Any, device: Device) -> None:
    page = king(app, device)

    device.settle(page.act, "key", "2", "")

    assert device.stage.calls("press") == ["2"]


def test_a_card_marked_twice_is_not_marked(app: Any, device: Device) -> None:
    page = playing(app, device, turn("magician", sits("magician", hand="temple manor"), taken="resources"))

    for number in ("0", "1", "0"):
        device.settle(page.act, "mark", number, "")

    assert page.play.table.marked == [1]


def test_marked_cards_are_played_when_they_are_confirmed(app: Any, device: Device) -> None:
    page = playing(app, device, turn("magician", sits("magician", hand="temple manor"), taken="resources"))
    device.settle(page.act, "tray", "redraw", "")
    device.settle(page.act, "mark", "1", "")

    device.settle(page.act, "confirm-pick", "", "")

    assert {"do": "choose", "move": "redraw manor"} in device.window.engine.requests


def test_a_city_is_folded_and_unfolded(app: Any, device: Device) -> None:
    page = king(app, device)

    device.settle(page.act, "fold", "1", "")

    assert page.play.table.unfolded(1)


def test_what_cannot_be_taken_back_says_why(app: Any, device: Device) -> None:
    page = king(app, device)

    device.settle(page.act, "undo", "", "")

    assert device.stage.trees["sheet"] != []


def test_the_table_is_read_aloud_seat_by_seat(app: Any, device: Device) -> None:
    page = king(app, device)
    device.stage.done.clear()

    device.settle(page.act, "read", "", "")

    assert device.stage.spoken == ["bar-round", *["seat-label"] * 4]


def test_a_tapped_button_says_what_it_does(app: Any, device: Device) -> None:
    page = king(app, device)
    button = SimpleNamespace(dataset=SimpleNamespace(do="tray"), tagName="BUTTON", getAttribute=lambda _: "build")
    target = SimpleNamespace(id="", closest=lambda _: button)

    device.settle(device.hear, "click", SimpleNamespace(target=target))

    assert page.play.table.tray == "build"


def test_enter_confirms_marked_cards(app: Any, device: Device) -> None:
    page = playing(app, device, turn("magician", sits("magician", hand="temple manor"), taken="resources"))
    device.settle(page.act, "tray", "redraw", "")
    device.settle(page.act, "mark", "1", "")

    device.settle(page.act, "key", "enter", "")

    assert {"do": "choose", "move": "redraw manor"} in device.window.engine.requests


def test_a_plain_turn_takes_three_taps(app: Any, device: Device) -> None:
    """With two for the character a plain round takes five: gold, a card in hand and the end are buttons at once."""
    page = playing(app, device, turn("bishop", sits("bishop", hand="tavern prison manor")))
    seen = []

    for act, arg in (("choose", "gold"), ("build", "tavern"), ("choose", "end")):
        seen.append(arg in taps(device.stage.trees["table"], act))
        device.settle(page.act, act, arg, "")

    assert seen == [True, True, True]


def test_a_sheet_that_cannot_be_drawn_closes_and_its_chapter_begins_anew(app: Any, device: Device) -> None:
    """Faults end with the sheet: the next tap opens it as for the first time (reliability, R1)."""
    page = app.open()
    device.settle(page.act, "help", "", "")
    handler = page.actions["help"]
    with pytest.raises(KeyError):
        page.lay_sheet(lambda: app.pieces.districts["statue"])

    device.settle(page.act, "help", "", "")

    assert (page.sheet is not None, page.actions["help"] == handler) == (True, False)


# --- a card in hand that can be built


def builder(app: Any, device: Device, hand: str = "temple") -> Any:
    game = turn("king", sits("king", gold=6, hand=hand, city="manor"), taken="resources")
    return playing(app, device, game)


def own_part(app: Any, page: Any) -> Any:
    return app.mine.mine(page.play.table)


def test_a_tap_on_a_card_that_can_be_built_builds_it(app: Any, device: Device) -> None:
    page = builder(app, device)

    device.settle(page.act, "build", "temple", "")

    assert {"do": "choose", "move": "build temple"} in device.window.engine.requests


def test_a_card_that_cannot_be_built_opens_as_before(app: Any, device: Device) -> None:
    page = builder(app, device, "temple manor")

    assert (taps(own_part(app, page), "build"), "manor hand" in taps(own_part(app, page), "card")) == (["temple"], True)


def test_undo_is_beside_the_hand_after_building_from_it(app: Any, device: Device) -> None:
    page = builder(app, device, "temple palace")

    device.settle(page.act, "build", "temple", "")

    assert taps(own_part(app, page), "undo") == [""]


def test_undo_beside_the_hand_gives_the_card_back(app: Any, device: Device) -> None:
    page = builder(app, device, "temple palace")
    device.settle(page.act, "build", "temple", "")

    device.settle(page.act, "undo", "", "")

    assert (taps(own_part(app, page), "build"), taps(own_part(app, page), "undo")) == (["temple", "palace"], [])


def test_undo_is_not_beside_the_hand_at_first(app: Any, device: Device) -> None:
    page = builder(app, device, "temple palace")

    assert taps(own_part(app, page), "undo") == []


# --- a move that is typed


def typing(app: Any, device: Device, move: str) -> Any:
    """The page with the sheet for a move open, and a move written there."""
    page = king(app, device)
    device.settle(page.act, "key", ":", "")
    device.settle(page.act, "typing", "", move)
    return page


def test_all_possible_moves_are_suggested(app: Any, device: Device) -> None:
    page = typing(app, device, "")

    suggested = [props(option)["value"] for option in nodes(device.stage.trees["sheet"]) if option[0] == "option"]
    assert suggested == page_moves(page)


def page_moves(page: Any) -> list[str]:
    """The moves of the possible choices."""
    return [choice["move"] for choice in page.play.view["prompt"]["choices"] if choice["enabled"] and choice["move"]]


def test_a_typed_move_is_made(app: Any, device: Device) -> None:
    page = typing(app, device, " build temple ")

    device.settle(page.act, "typed", "", "")

    assert page.play.view["seats"][0]["city"][-1]["card"] == "temple"


def test_a_typed_move_that_is_none_is_refused_in_words(app: Any, device: Device) -> None:
    page = typing(app, device, "fly")

    device.settle(page.act, "typed", "", "")

    assert messages(device.stage.trees["sheet"]) & {"illegal-unreadable", "illegal-verb"}
