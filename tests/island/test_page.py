"""The island's page from the first screen to the end of a game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from build import games, other_games, paths
from catan.table.sheets import setup_sheet
from tests.catan.positions import seat, throws, turn
from tests.island.conftest import PLAYED
from tests.island.table_of_island import sit
from tests.missing_words import require_none
from tests.page.device import Device
from tests.page.game_app import screen, tables_before_and_after_reloads
from tests.page.game_app import unknown as unknown_words
from tests.page.tree import arguments, doing, drawn_signs, messages, nodes, props, with_class

QUICK = {"board": "beginner", "start": "quick"}
RELOADS = 12
WORDS = "site/locales/en/island/"


def unknown(device: Device) -> set[str]:
    """The messages on the screen that the page has no words for."""
    return unknown_words(device, games.BY_NAME["island"])


def decide(page: Any, device: Device, at: int) -> None:
    """Make the first possible choice that the screen offers, differently from time to time."""
    if page.play.table.reading.moment:
        device.settle(page.act, "go-on", "", "")
        return
    choices = [choice for choice in page.play.view["prompt"]["choices"] if choice["enabled"]]
    forms = [choice for choice in choices if choice["form"] and choice["form"]["kind"] == "counts"]
    if forms:
        for kind, most in forms[0]["form"]["limits"].items():
            for _ in range(most):
                page.play.table.draft.change("give", kind, 1)
        device.settle(page.act, "compose", "discard", "")
        return
    plain = [choice for choice in choices if not choice["form"]]
    built = [choice for choice in plain if choice["kind"] in ("city", "settle", "road", "buy", "play-knight")]
    page.play.table.ending = True  # the question whether to end the turn is another test's
    device.settle(page.act, "choose", (built or plain)[at % len(built or plain)]["move"], "")


def test_a_whole_game_comes_to_its_end_with_words_for_all(app: Any, device: Device) -> None:
    page = app.dealt({**QUICK, "points": 5})
    missing: set[str] = set()
    for at in range(600):
        missing |= unknown(device)
        if page.play.view["result"]:
            break
        decide(page, device, at)

    require_none(missing, WORDS)
    assert page.play.view["phase"] == "over"


def test_every_sign_of_a_game_is_in_its_file(app: Any, device: Device) -> None:
    art = paths.PAGE / "art"
    texts = {
        "signs": other_games.signs_of(games.BY_NAME["island"], (art / "signs.svg").read_text(encoding="utf-8")),
        "island": (art / "island" / "island.svg").read_text(encoding="utf-8"),
    }
    there = {(file, name) for file, text in texts.items() for name in re.findall(r'<symbol id="([\w-]+)"', text)}
    page, missing = app.dealt({**QUICK, "points": 4}), set()
    for at in range(300):
        missing |= set(drawn_signs(screen(device))) - there
        if page.play.view["result"]:
            break
        decide(page, device, at)

    assert missing == set()


@pytest.mark.parametrize("action", ["help", "about", "menu", "settings"])
def test_a_sheet_has_words_for_all(app: Any, device: Device, action: str) -> None:
    page = app.open()

    device.settle(page.act, action, "", "")

    require_none(unknown(device), WORDS)


def test_the_setup_has_words_for_all(app: Any, device: Device) -> None:
    page = app.open()

    device.settle(page.act, "set-up", "", "")

    require_none(unknown(device), WORDS)


def test_the_first_screen_says_who_plays(app: Any, device: Device) -> None:
    app.open()

    assert "company-you" in messages(screen(device))


def test_the_first_screen_leads_to_the_other_games(app: Any, device: Device) -> None:
    app.open()

    links = [props(node)["href"] for node in nodes(with_class(screen(device), "other-games")) if node[0] == "a"]
    assert links == [f"./{game.pages[0]}" for game in games.ALL if game.name != "island"]


def test_an_option_is_kept_for_the_next_visit(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")

    device.settle(page.act, "option", "points", "0")

    assert json.loads(str(device.window.storage.read("island.setup")))["rules"] == {"points": 8}


def test_a_usual_option_is_no_rule(app: Any, device: Device) -> None:
    page = app.open()
    device.settle(page.act, "set-up", "", "")
    for number in ("1", "2"):
        device.settle(page.act, "option", "points", number)

    assert page.start.rules == {}


def test_costs_are_those_of_the_engine(app: Any) -> None:
    app.open()

    assert app.cards.costs == setup_sheet()["costs"]  # K6.1


def test_in_one_s_turn_all_four_things_to_build_are_shown(app: Any, device: Device) -> None:
    page = app.dealt(QUICK)
    device.settle(page.act, "choose", "roll", "")
    while page.play.view["prompt"]["id"] != "prompt-turn":
        decide(page, device, 0)

    assert len(with_class(screen(device), "build")) == 4  # C-10


def test_why_something_cannot_be_built_is_said_on_a_tap(app: Any, device: Device) -> None:
    page = app.dealt(QUICK)
    while page.play.view["prompt"]["id"] != "prompt-roll":
        decide(page, device, 0)

    device.settle(page.act, "why-not", "city", "")

    assert "why-throw-first" in messages(device.stage.trees["sheet"])


def test_more_cards_than_are_safe_bring_a_warning(app: Any, device: Device) -> None:
    page = app.dealt(QUICK)
    view = json.loads(json.dumps(page.play.view))
    view["seats"][view["viewer"]]["hand"] = 8

    tree = app.board.board(_with_view(page.play.table, view), None)

    assert "hand-limit" in messages(tree)  # C-05


def _with_view(table: Any, view: Any) -> Any:
    table.take(view)
    return table


def test_the_seats_say_length_and_knights(app: Any, device: Device) -> None:
    app.dealt(QUICK)

    assert {"fact-road", "fact-knights"} <= messages(with_class(screen(device), "seat"))  # C-14, C-24


def test_the_game_can_be_undone_from_the_panel(app: Any, device: Device) -> None:
    app.dealt(QUICK)

    assert len(doing(screen(device), "undo")) == 1


def test_the_throws_are_counted_beside_what_is_expected(app: Any, device: Device) -> None:
    page = app.dealt(QUICK)
    while page.play.view["prompt"]["id"] != "prompt-roll":
        decide(page, device, 0)

    device.settle(page.act, "dice", "", "")

    assert len(with_class(device.stage.trees["sheet"], "throw-bar")) == 11


def test_before_the_first_throw_the_sheet_says_so(app: Any) -> None:
    assert "dice-none" in messages(app.dice.sheet([0] * 11, 0))


def test_at_the_open_table_an_offer_shows_no_hand(app: Any, device: Device) -> None:
    page = app.dealt(QUICK)
    view = json.loads(json.dumps(page.play.view))
    blank: dict[str, Any] = {
        "aim": None,
        "seat": None,
        "args": {},
        "enabled": True,
        "why_not": None,
        "pick": None,
        "form": None,
    }
    choices = [{**blank, "move": move, "kind": move, "id": f"choice-{move}"} for move in ("accept", "refuse")]
    deal: dict[str, Any] = {"comes": {"ore": 1}, "goes": {"wood": 1}, "lacks": None, "builds": []}
    view |= {"viewer": None, "mine": None, "prompt": {"id": "prompt-answer", "args": {}, "seat": 1, "choices": choices}}
    view["offer"] = {"seat": 0, "deal": deal, "replies": []}

    tree = app.board.board(_with_view(page.play.table, view), None)

    assert (arguments(tree, "open-curtain"), with_class(tree, "hand-row")) == (["1"], [])


def test_refusals_for_one_reason_stand_in_one_line(app: Any) -> None:
    """K7.6: the third player ends the turn, and the first throws a two, which brings nobody a card."""
    own = seat("2 wood", settlements="c5", roads="c5-c6")
    game = turn(own, seat("3 brick", settlements="a4"), seat("1 wool"), by=2, seed=throws(1, 1))
    table = sit(app, game).tap("choose", "roll").tap("tray", "offer")
    for name in ("give wood", "get ore"):
        table.tap("form-tap", name)

    table.tap("compose", "offer")

    assert "Casual 2 and Casual 3 refused: can’t spare the cards" in table.texts("latest")[0]


def test_what_is_stored_of_a_game_bears_its_name(app: Any, device: Device) -> None:
    page = app.dealt({**QUICK, "points": 3})
    for at in range(300):
        if page.play.view["result"]:
            break
        decide(page, device, at)

    assert {name.partition(".")[0] for name in device.window.storage.entries} == {"island"}


def play_at_one_device(page: Any, device: Device, rules: dict[str, Any], pace: str, decisions: int) -> None:
    """Deal a table with two people at one device, and make decisions for both."""
    page.settings["pace"] = pace
    page.start.rules, page.start.written_seed = rules, "7"
    page.start.seats[1]["kind"] = "person"
    device.settle(page.act, "deal", "", "")
    for at in range(decisions):
        curtain = page.play.view["curtain"]
        if curtain:
            device.settle(page.act, "open-curtain", str(curtain["seat"]), "")
        decide(page, device, at)


@pytest.mark.parametrize("rules", [{"board": "beginner"}, QUICK], ids=["placing", "turns"])
def test_two_people_play_at_one_device(app: Any, device: Device, rules: dict[str, Any]) -> None:
    play_at_one_device(app.open(), device, rules, "instant", 60)

    require_none(unknown(device), WORDS)


def test_the_pictures_of_two_people_at_one_device_are_for_all(app: Any, device: Device) -> None:
    """The public table lies under each."""
    page = app.open()
    viewers: set[int | None] = set()
    device.stage.onscene = lambda _: viewers.add(page.play.view["viewer"])

    play_at_one_device(page, device, QUICK, "normal", 120)

    assert viewers == {None}


def test_a_page_opened_anew_shows_the_same_table_at_every_decision(
    app: Any, device: Device, modules_folder: Path
) -> None:
    page = app.dealt({**QUICK, "points": 5})

    before, after = tables_before_and_after_reloads(
        PLAYED, device, modules_folder, lambda at: decide(page, device, at), RELOADS
    )

    assert after == before
