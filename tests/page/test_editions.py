"""The edition of 2016 on the page: its cards are loaded when a table with them is set, played or looked back at."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from citadels import Game
from citadels.table import sheets
from tests.page.device import Device
from tests.page.test_saves import VIEW
from tests.page.trees import messages, nodes, prop, styled, taps, texts
from tests.table.desk import desk

CHAPTER = "edition_2016"


def setting_2016(app: Any, device: Device, *acts: tuple[str, str, str]) -> Any:
    """The page with the choices for a table of 2016 open, and these made."""
    page = app.open()
    for act in (("set-up", "", ""), ("edition", "", "2016"), *acts):
        device.settle(page.act, *act)
    return page


def view_2016(seats: int = 4) -> dict[str, Any]:
    """Return the view of the first player of a table of 2016."""
    game = Game.new([f"P{seat}" for seat in range(seats)], {"edition": "2016"}, seed=3)
    view: dict[str, Any] = json.loads(json.dumps(desk(game, 0).view))
    return view


def chapters(device: Device) -> list[Any]:
    """The chapters that were asked for."""
    return device.stage.calls("chapter")


def test_nothing_of_it_is_loaded_for_the_first_screen(app: Any, device: Device) -> None:
    app.open()

    assert chapters(device) == []


def test_choosing_it_loads_its_cards_and_says_so_in_the_rules(app: Any, device: Device) -> None:
    """E12.1."""
    page = setting_2016(app, device)

    assert (chapters(device)[-1], page.start.rules) == (CHAPTER, {"edition": "2016"})


def test_words_mean_its_cards_from_then_on(app: Any, device: Device) -> None:
    """E12.2: a word means the card of the edition."""
    setting_2016(app, device)

    assert (app.pieces.districts["factory"]["cost"], device.window.speech.playing) == (5, "2016")


def test_its_sets_come_with_characters_and_districts(app: Any, device: Device) -> None:
    """E13.4."""
    page = setting_2016(app, device, ("set", "illustrious_emissaries", ""))

    rules = page.start.rules
    assert (rules["characters"][1], "ivory_tower" in rules["specials"], page.start.set) == (
        "spy",
        True,
        "illustrious_emissaries",
    )


def test_three_players_have_nine_ranks_without_a_choice(app: Any, device: Device) -> None:
    """E2.1."""
    page = setting_2016(app, device, ("fewer", "", ""))

    assert (page.start.rules, page.start.characters()[8]) == ({"edition": "2016"}, "artist")


def test_the_queen_says_how_many_players_she_needs(app: Any, device: Device) -> None:
    """E2.2."""
    page = setting_2016(app, device, ("fold-cast", "", ""))

    chapter = page.actions["set-up"].__self__
    ninth = chapter.cast.ranks[8]
    assert chapter.cast.reason(ninth, "queen") == {"id": "needs-players", "args": {"count": 5}}


def test_a_district_less_is_told_to_the_engine(app: Any, device: Device) -> None:
    """E2.3."""
    page = setting_2016(app, device, ("special", "statue", "false"))

    assert (len(page.start.rules["specials"]), "statue" in page.start.rules["specials"]) == (13, False)


def test_its_button_stays_checked_while_its_cards_come(
    app: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen drawn meanwhile gave the choice back: found in the browser, once in a thousand tests."""
    page, arrive = app.open(), device.stage.chapter
    device.settle(page.act, "set-up", "", "")
    checked: list[str] = []

    async def arrive_late(name: str) -> None:
        page.draw_start()
        fields = [node for node in nodes(device.stage.trees["table"]) if prop(node, "name") == "edition"]
        checked.extend(prop(field, "value") for field in fields if prop(field, "checked"))
        await arrive(name)

    monkeypatch.setattr(device.stage, "chapter", arrive_late)
    device.settle(page.act, "edition", "", "2016")

    assert checked == ["2016"]


def test_the_edition_chosen_last_is_set(app: Any, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    page, arrive = app.open(), device.stage.chapter
    device.settle(page.act, "set-up", "", "")

    async def arrive_late(name: str) -> None:
        page.act("edition", "", "2005")
        await asyncio.sleep(0)
        await arrive(name)

    monkeypatch.setattr(device.stage, "chapter", arrive_late)
    device.settle(page.act, "edition", "", "2016")

    assert page.start.rules == {}


def test_what_was_unfolded_before_its_cards_came_stays_so(app: Any, device: Device) -> None:
    page = app.open()
    for act in (("set-up", "", ""), ("fold-cast", "", ""), ("edition", "", "2016")):
        device.settle(page.act, *act)

    assert "vicious_nobles" in taps(device.stage.trees["table"], "set")


def test_back_at_the_first_edition_its_choices_are_there_again(app: Any, device: Device) -> None:
    """E12.3: nothing of one edition is told to the other."""
    acts = (("set", "vicious_nobles", ""), ("edition", "", "2005"))
    page = setting_2016(app, device, *acts)

    assert (page.start.rules, page.start.set, device.window.speech.playing) == ({}, "classic", "")


def test_what_was_set_is_set_the_next_time(app: Any, device: Device) -> None:
    setting_2016(app, device, ("set", "vicious_nobles", ""))

    page = app.open()

    assert (page.start.set, page.start.characters()[3]) == ("vicious_nobles", "patrician")


def test_the_rest_of_what_was_chosen_is_there_the_next_time(app: Any, device: Device) -> None:
    setting_2016(app, device, ("set", "vicious_nobles", ""), ("option", "ties", "1"))
    page = app.open()

    device.settle(page.act, "set-up", "", "")
    device.settle(page.act, "option", "round_limit", "1")

    assert (page.start.rules["ties"], page.start.rules["round_limit"], page.start.set) == (
        "shared",
        10,
        "vicious_nobles",
    )


def test_without_its_cards_the_usual_table_is_set(app: Any, device: Device) -> None:
    """A device that is offline, and has never had them."""
    entries = {"seats": [], "count": 4, "rules": {"edition": "2016"}, "set": "first_game"}
    device.window.storage.entries["citadels.setup"] = json.dumps(entries)
    device.stage.missing.add(CHAPTER)

    page = app.open()

    assert (page.start.rules, messages(device.stage.trees["sheet"]).keys() >= {"chapter-missing"}) == ({}, True)


def test_an_edition_that_is_not_there_is_not_set(app: Any, device: Device) -> None:
    """Later versions may have stored it."""
    entries = {"seats": [], "count": 4, "rules": {"edition": "2030"}, "set": "first_game"}
    device.window.storage.entries["citadels.setup"] = json.dumps(entries)

    assert app.open().start.rules == {}


def test_a_table_of_it_is_shown_with_its_cards(app: Any, device: Device) -> None:
    """The help of a card stands under its record's word (E12.8)."""
    device.settle(app.editions.lay, view_2016(), None)
    app.seated(view_2016())

    assert app.pieces.help_of("role", "witch") == "role-witch-2016.help"


def test_a_card_of_the_first_edition_has_its_help_under_its_own_word(app: Any) -> None:
    """E12.8."""
    assert app.pieces.help_of("role", "witch") == "role-witch.help"


def test_a_face_of_its_own_is_drawn_from_its_own_file(app: Any, device: Device) -> None:
    setting_2016(app, device)

    files = [app.ui.icon(item, "faces")[1]["file"] for item in ("magistrate", "witch", "king")]
    assert files == ["faces-2016", "faces-dark_city", "faces"]


def test_a_kept_game_of_it_says_so(app: Any) -> None:
    app.saves.saves.write("record", {**VIEW, "edition": "2016"}, True)

    assert app.saves.saves.offered()["edition"] == "2016"


def test_a_kept_game_of_the_first_says_nothing_of_editions(app: Any) -> None:
    app.saves.saves.write("record", {**VIEW, "edition": "2005"}, True)

    assert "edition" not in app.saves.saves.offered()


def test_the_book_shows_its_cards_when_asked(app: Any, device: Device) -> None:
    page = app.open()
    for act in (("help", "", ""), ("rules-open", "contents", ""), ("rules-edition", "2016", "")):
        device.settle(page.act, *act)

    assert "role-magistrate" in taps(device.stage.trees["sheet"], "rules-open")


def test_once_the_book_is_closed_words_mean_the_table_s_cards(app: Any, device: Device) -> None:
    page = app.open()
    for act in (
        ("help", "", ""),
        ("rules-open", "contents", ""),
        ("rules-edition", "2016", ""),
        ("close-sheet", "", ""),
    ):
        device.settle(page.act, *act)

    assert app.pieces.playing == ["2005"]


def test_the_usual_districts_stand_in_the_order_of_all(app: Any, device: Device) -> None:
    """The same each time the page is opened (ux3, finding 24)."""
    page = setting_2016(app, device)

    names = [
        prop(medal, "data-arg")
        for medal in styled(device.stage.trees["table"], "special-street")
        for medal in nodes(medal)
    ]

    order = app.editions.setups["2016"]["specials"]["values"]
    chosen = [name for name in names if name in order]
    assert (len(chosen), chosen, page.form is None) == (14, sorted(chosen, key=order.index), False)


def test_a_chosen_district_says_what_it_is_on_a_tap(app: Any, device: Device) -> None:
    page = setting_2016(app, device)

    device.settle(page.act, "card", "dragon_gate", "")

    assert "card-dragon_gate" in texts(device.stage.trees["sheet"])


def test_no_set_is_named_before_its_words_are_there(app: Any, device: Device) -> None:
    """Found by the monkey: after a reload the first screen showed a message id for a moment."""
    entries = {"seats": [], "count": 4, "rules": {"edition": "2016"}, "set": "first_game"}
    device.window.storage.entries["citadels.setup"] = json.dumps(entries)
    page = app.page.Page(app.citadels_game.CitadelsGame(sheets.setup_sheet()))

    page.draw_start()

    assert "set-first_game" not in texts(device.stage.trees["table"])
