"""The stored games on the page: which is offered, which goes for a new one, and what becomes of what cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest

from citadels import Game
from tests.page.device import Device
from tests.page.table_of_citadels import SAVE, TableOfCitadels, go_on, sit
from tests.page.tree import nodes, props
from tests.rules.table import seat, turn
from tests.stored import stored_citadels

GAMES = "citadels.save."  # and the number of the game
SHOPPING = "a shopping list"
ASIDE = SAVE + ".damaged.1"
UNREADABLE = "This saved game can’t be read"


def entry(number: int, over: bool = False) -> str:
    """A stored game in its number-th round, as far as the first screen looks at it."""
    return json.dumps({"save": "", "names": ["Ann", "Ben"], "round": number, "over": over})


def opened(app: Any, *over: bool, **more: str) -> TableOfCitadels:
    """The first screen where so many games are stored, each over or not, in their first, second, third round."""
    storage = app.device.window.storage
    storage.entries |= {f"{GAMES}{number}": entry(number, is_over) for number, is_over in enumerate(over, 1)}
    storage.entries |= more
    page = app.open()
    for number in range(4):
        page.act("seat", str(number), "person" if number == 0 else "random")
    return TableOfCitadels(app, page)


def numbers(device: Device) -> list[int]:
    """The numbers of the stored games."""
    return sorted(int(name.removeprefix(GAMES)) for name in device.window.storage.entries if name.startswith(GAMES))


def offer(table: TableOfCitadels) -> str:
    """Return the text on the button that goes on with a game."""
    return next(table.text(node) for node in nodes(table.tree) if props(node).get("data-do") == "continue")


# --- which is offered


@pytest.mark.parametrize(("over", "offered"), [([False, False], "Round 2"), ([False, True], "Round 1")])
def test_the_newest_game_that_is_not_over_is_the_one_to_go_on_with(app: Any, over: list[bool], offered: str) -> None:
    table = opened(app, *over)

    assert offered in offer(table)


def test_the_one_game_of_an_older_version_is_older_than_all_others(app: Any) -> None:
    table = opened(app, False, **{"citadels.save": entry(5)})

    assert "Round 1" in offer(table)


def test_a_new_game_leaves_the_stored_one_alone(app: Any, device: Device) -> None:
    table = opened(app, False)

    table.tap("deal")

    assert (device.window.storage.entries[GAMES + "1"], numbers(device)) == (entry(1), [1, 2])


# --- which goes for a new one


def test_while_there_is_room_for_a_game_none_is_asked_about(app: Any) -> None:
    table = opened(app, False, False)

    table.tap("deal")

    assert (table.sheet, len(table.parts("decision"))) == ([], 1)


def test_where_all_could_be_gone_on_with_none_goes_without_a_question(app: Any, device: Device) -> None:
    table = opened(app, *[False] * app.saves.MOST)

    table.tap("deal")

    assert "deletes the oldest: round 1, with Ann and Ben" in table.text(table.sheet)
    assert numbers(device) == [*range(1, app.saves.MOST + 1)]


def test_the_oldest_goes_if_that_is_meant(app: Any, device: Device) -> None:
    table = opened(app, *[False] * app.saves.MOST)

    table.tap("deal").tap("deal-anew", GAMES + "1")

    assert numbers(device) == [*range(2, app.saves.MOST + 2)]


def test_a_game_that_is_over_goes_unasked_before_any_other(app: Any, device: Device) -> None:
    table = opened(app, False, True, *[False] * (app.saves.MOST - 2))

    table.tap("deal")

    assert numbers(device) == [1, *range(3, app.saves.MOST + 2)]


def test_no_game_goes_for_one_that_cannot_be_kept(app: Any, device: Device) -> None:
    table = opened(app, *[True] * app.saves.MOST)
    device.window.storage.room = False

    table.tap("deal")

    assert [text for text, *_ in device.stage.calls("notify")] == ["save-unkept"]
    assert numbers(device) == [*range(1, app.saves.MOST + 1)]


# --- when it is written


def kings_turn() -> Game:
    """The King's turn before the resource action."""
    return turn("king", seat("king", gold=2, hand="temple", city="manor"), seat("bishop"))


def test_the_save_is_written_before_the_next_question_is_shown(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, draw, texts = sit(app, kings_turn()), app.device.stage.show, []
    before, question = app.device.window.storage.entries[SAVE], table.question()

    def show(root: str, text: str) -> None:
        draw(root, text)
        if table.question() != question:
            texts.append(app.device.window.storage.entries[SAVE])

    monkeypatch.setattr(app.device.stage, "show", show)
    table.tap("choose", "gold")

    assert texts[0] != before


def test_a_decision_is_taken_back(app: Any) -> None:
    table = sit(app, kings_turn())
    before = [table.part("own-city"), table.part("own-hand"), table.texts("facts", "mine"), table.buttons()]

    table.tap("choose", "gold").tap("undo")

    assert [table.part("own-city"), table.part("own-hand"), table.texts("facts", "mine"), table.buttons()] == before


# --- the table that is being set


def test_a_table_that_is_being_set_is_remembered_at_every_change(app: Any, device: Device) -> None:
    page = app.open()
    for act in (("set-up", "", ""), ("more", "", ""), ("name", "0", "Ann"), ("options", "", ""), ("seed", "", "77")):
        device.settle(page.act, *act)

    table = TableOfCitadels(app, app.open()).tap("set-up")

    fields = {props(node).get("id"): props(node)["value"] for node in nodes(table.tree) if node[0] == "input"}
    assert (len(table.parts("place")), fields["name-0"], fields["seed"]) == (5, "Ann", "77")


def test_a_seed_that_was_dealt_is_not_dealt_again_unseen(app: Any) -> None:
    opened(app).tap("set-up").tap("options")
    first = TableOfCitadels(app, app.open())
    first.act("seed", "")
    app.device.settle(first.page.act, "seed", "", "8")
    first.tap("deal")

    table = TableOfCitadels(app, app.open()).tap("set-up").tap("options")

    (field,) = [node for node in nodes(table.tree) if props(node).get("id") == "seed"]
    assert props(field)["value"] == ""


# --- what cannot be read


@pytest.fixture
def unreadable(app: Any) -> TableOfCitadels:
    """A page that has said of a stored text that it is no game."""
    return go_on(app, SHOPPING)


def listed(table: TableOfCitadels) -> TableOfCitadels:
    """The same with the list of what was set aside."""
    return table.tap("close-sheet").tap("aside")


def another_version() -> str:
    """A stored game as another version keeps it."""
    data = json.loads(stored_citadels(kings_turn()))
    return json.dumps({**data, "save": data["save"].replace('"version":', '"version":9', 1)})


def test_a_foreign_text_is_refused_in_words(unreadable: TableOfCitadels) -> None:
    assert UNREADABLE in unreadable.text(unreadable.sheet)


def test_it_is_said_where_it_is_set_aside(unreadable: TableOfCitadels) -> None:
    assert "Unreadable games" in unreadable.text(unreadable.sheet)


def test_where_there_is_no_room_it_stays_and_is_not_said_to_be_set_aside(app: Any, device: Device) -> None:
    table = opened(app, **{SAVE: SHOPPING})
    device.window.storage.room = False

    table.tap("continue")

    assert UNREADABLE in table.text(table.sheet)
    assert "Unreadable games" not in table.text(table.sheet)
    assert device.window.storage.entries[SAVE] == SHOPPING


def test_what_was_set_aside_is_listed(unreadable: TableOfCitadels) -> None:
    listed(unreadable)

    assert unreadable.live("aside-again") == [ASIDE]


def test_where_nothing_was_set_aside_nothing_is_listed(app: Any) -> None:
    assert opened(app).live("aside") == []


@pytest.mark.parametrize("from_list", [False, True])
def test_what_cannot_be_read_is_offered_as_a_file(unreadable: TableOfCitadels, from_list: bool) -> None:
    if from_list:
        listed(unreadable)

    unreadable.tap("aside-file", ASIDE)

    assert unreadable.app.device.stage.calls("downloadKept") == [("citadels-save-2026-01-31.txt", ASIDE)]


def test_what_was_set_aside_is_removed_if_that_is_meant(unreadable: TableOfCitadels) -> None:
    listed(unreadable).tap("aside-remove", ASIDE).tap("aside-removed", ASIDE)

    assert (unreadable.live("aside"), unreadable.app.device.window.storage.read(ASIDE)) == ([], None)


def test_what_was_set_aside_is_not_removed_without_a_question(unreadable: TableOfCitadels) -> None:
    listed(unreadable).tap("aside-remove", ASIDE).tap("close-sheet")

    assert unreadable.app.device.window.storage.read(ASIDE) == SHOPPING


def test_what_still_cannot_be_read_stays_set_aside(unreadable: TableOfCitadels) -> None:
    listed(unreadable).tap("aside-again", ASIDE)

    assert "Still unreadable" in unreadable.text(unreadable.sheet)
    assert unreadable.app.device.window.storage.read(ASIDE) == SHOPPING


def test_what_an_older_version_set_aside_is_taken_back_where_it_can_be_read(app: Any, device: Device) -> None:
    name = "citadels.save.damaged.1"
    table = opened(app, **{name: stored_citadels(kings_turn())}).tap("aside")

    table.tap("aside-again", name)

    names = [*device.window.storage.entries]
    assert (table.live("choose")[0], GAMES + "1" in names, name in names) == ("gold", True, False)


def test_a_game_of_another_version_stays_where_that_version_looks(app: Any, device: Device) -> None:
    table = go_on(app, another_version())

    assert UNREADABLE in table.text(table.sheet)
    assert device.window.storage.entries[SAVE] == another_version()


def test_behind_a_game_of_another_version_the_one_before_is_offered(app: Any) -> None:
    table = opened(app, **{SAVE: another_version(), "citadels.save": entry(7)})

    table.tap("continue").tap("close-sheet")

    assert "Round 7" in offer(table)


def test_a_new_game_under_the_number_of_one_set_aside_is_offered(unreadable: TableOfCitadels) -> None:
    unreadable.tap("close-sheet").tap("deal")
    assert SAVE in unreadable.app.device.window.storage.entries

    unreadable.tap("menu").tap("new-table").tap("leave")

    assert unreadable.live("continue") == [""]


def test_a_game_of_another_version_is_offered_again_by_the_next_page(
    app: Any, device: Device, load_page: Callable[[Device], AbstractContextManager[Any]]
) -> None:
    go_on(app, another_version())
    later = Device()
    later.window.storage.entries = device.window.storage.entries

    with load_page(later) as again:
        table = TableOfCitadels(again, again.open())

    assert table.live("continue") == [""]
