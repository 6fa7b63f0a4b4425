"""The actions at the table: their handlers, and the keys that stand for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from citadels import Game
from tests.page.device import Device
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

    assert {"do": "choose", "move": "build temple"} in device.window.engine.asked


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

    assert device.stage.told("press") == ["2"]


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

    assert {"do": "choose", "move": "redraw manor"} in device.window.engine.asked


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

    assert device.stage.said == ["bar-round", *["seat-label"] * 4]


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

    assert {"do": "choose", "move": "redraw manor"} in device.window.engine.asked


def test_a_plain_turn_takes_three_taps(app: Any, device: Device) -> None:
    """With two for the character a plain round takes five: gold, a district and the end are each a button at once."""
    page = playing(app, device, turn("bishop", sits("bishop", hand="tavern prison manor")))
    seen = []

    for move in ("gold", "build tavern", "end"):
        seen.append(move in taps(device.stage.trees["table"], "choose"))
        device.settle(page.act, "choose", move, "")

    assert seen == [True, True, True]
