"""The kept games, with a dictionary for the browser's store."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.page.device import Device

VIEW = {
    "seats": [
        {"name": "Ann", "kind": "person", "bot": None, "city": []},
        {"name": "Ben", "kind": "bot", "bot": "casual", "city": []},
    ],
    "centre": {"ranks": [{"role": "assassin"}, {"role": "thief"}]},
    "round": 2,
    "phase": "turn",
    "secret": False,
    "result": None,
}
OVER = {**VIEW, "phase": "over"}
TOLD: dict[str, Any] = {
    "round": 9,
    "link": "1.a.b.c.d",
    "points": [24, 31],
    "places": [2, 1],
    "seats": [{"bot": None, "held": {"king": 9}, "struck": {}}, {"bot": "casual"}],
}


def read_save(device: Device, name: str = "citadels.save.1") -> Any:
    """Return the save stored under a name."""
    return json.loads(device.window.storage.entries[name])


def full(app: Any, over: bool = False) -> None:
    """Keep as many games as are kept, each over or not."""
    for number in range(app.saves.MOST):
        app.saves.saves.write(f"record {number}", OVER if over else VIEW, True, TOLD if over else None)


def test_a_new_game_is_kept_with_what_lists_say_of_it(app: Any, device: Device) -> None:
    app.saves.saves.write("record", VIEW, True)

    assert read_save(device) == {
        "save": "record", "names": ["Ann", "Ben"], "bots": [None, "casual"], "cast": ["assassin", "thief"], "city": [],
        "round": 2, "over": False, "began": device.stage.now(), "date": device.stage.now(), "told": None,
    }  # fmt: skip


def test_what_the_engine_tells_of_the_end_is_kept(app: Any, device: Device) -> None:
    app.saves.saves.write("record", OVER, True, TOLD)

    assert read_save(device)["told"] == TOLD


def test_what_was_noted_of_a_game_stays_as_it_goes_on(app: Any, device: Device) -> None:
    app.saves.saves.write("record", VIEW, True)
    app.saves.saves.update("citadels.save.1", title="First")

    app.saves.saves.write("longer record", VIEW, False)

    assert (read_save(device)["title"], read_save(device)["save"]) == ("First", "longer record")


def test_what_is_noted_of_the_game_on_the_table_is_no_news_from_another_tab(app: Any) -> None:
    app.saves.saves.write("record", VIEW, True)

    app.saves.saves.update("citadels.save.1", title="First")

    assert not app.saves.saves.changed_elsewhere()


def test_the_day_of_todays_table_goes_with_the_next_new_game(app: Any, device: Device) -> None:
    app.saves.saves.coming["day"] = "1.2026-01-31"

    app.saves.saves.write("record", VIEW, True)
    app.saves.saves.write("another", VIEW, True)

    assert [read_save(device, f"citadels.save.{number}").get("day") for number in (1, 2)] == ["1.2026-01-31", None]


def test_what_is_kept_besides_and_is_of_the_wrong_kind_is_passed_over(app: Any, device: Device) -> None:
    app.saves.saves.write("record", VIEW, True)
    app.saves.saves.update("citadels.save.1", title=["no", "text"])

    assert "title" not in app.saves.saves.load("citadels.save.1")


def test_the_game_played_last_is_offered_before_newer_ones(app: Any) -> None:
    saves = app.saves.saves
    saves.write("first", VIEW, True)
    saves.write("second", VIEW, True)
    saves.open(saves.load("citadels.save.1"))

    saves.write("first, longer", VIEW, False)

    assert saves.offered()["save"] == "first, longer"


def test_a_new_game_lets_the_oldest_that_is_over_go(app: Any, device: Device) -> None:
    full(app, over=True)

    app.saves.saves.write("one more", VIEW, True)

    assert set(range(1, app.saves.MOST + 2)) - {app.saves.number_of(name) for name in app.saves.saves.names()} == {1}


def test_of_a_game_that_goes_a_line_stays_for_the_statistics(app: Any, device: Device) -> None:
    full(app, over=True)

    app.saves.saves.write("one more", VIEW, True)

    assert read_save(device, "citadels.past")["told"] == {key: TOLD[key] for key in TOLD if key != "link"}


def test_while_none_is_over_no_game_goes(app: Any) -> None:
    full(app)

    app.saves.saves.write("one more", VIEW, True)

    assert len(app.saves.saves.names()) == app.saves.MOST + 1


def test_while_none_is_over_the_oldest_goes_if_that_is_meant(app: Any) -> None:
    full(app)
    app.saves.saves.agreed = app.saves.saves.to_be_removed()["name"]

    app.saves.saves.write("one more", VIEW, True)

    assert "citadels.save.1" not in app.saves.saves.names()


def test_a_game_stays_where_there_is_no_room_for_its_line(
    app: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    full(app, over=True)
    monkeypatch.setattr(device.window.storage, "add", lambda *_: False)

    app.saves.saves.write("one more", VIEW, True)

    assert "citadels.save.1" in app.saves.saves.names()


def test_a_game_that_goes_on_is_kept_under_its_name(app: Any) -> None:
    app.saves.saves.write("record", VIEW, True)

    app.saves.saves.write("longer record", VIEW, False)

    assert app.saves.saves.names() == ["citadels.save.1"]


def test_another_game_gets_another_name(app: Any) -> None:
    app.saves.saves.write("record", VIEW, True)

    app.saves.saves.write("another", VIEW, True)

    assert app.saves.saves.names() == ["citadels.save.2", "citadels.save.1"]


def test_once_it_is_put_down_what_is_played_is_another_game(app: Any) -> None:
    app.saves.saves.write("record", VIEW, True)

    app.saves.saves.put_down()
    app.saves.saves.write("another", VIEW, False)

    assert app.saves.saves.names() == ["citadels.save.2", "citadels.save.1"]


def test_the_newest_that_is_not_over_is_offered(app: Any) -> None:
    app.saves.saves.write("begun", VIEW, True)
    app.saves.saves.write("over", OVER, True)

    assert app.saves.saves.offered()["save"] == "begun"


def test_what_is_no_kept_game_is_handed_to_the_engine_as_it_is(app: Any, device: Device) -> None:
    device.window.storage.entries["citadels.save.1"] = "scribble"

    assert app.saves.saves.offered()["save"] == "scribble"


def test_what_another_tab_wrote_is_not_written_over(app: Any, device: Device) -> None:
    app.saves.saves.write("record", VIEW, True)
    device.window.storage.entries["citadels.save.1"] = "of another tab"

    app.saves.saves.write("longer record", VIEW, False)

    assert device.window.storage.entries["citadels.save.1"] == "of another tab"


def test_that_it_went_on_in_another_tab_is_said(app: Any, device: Device) -> None:
    app.saves.saves.write("record", VIEW, True)
    device.window.storage.entries["citadels.save.1"] = "of another tab"

    app.saves.saves.write("longer record", VIEW, False)

    assert device.stage.calls("notify") == [("game-elsewhere", "go-on-here", "go-on-here")]


def test_that_a_game_is_not_kept_is_said_once(app: Any, device: Device) -> None:
    device.window.storage.room = False

    for _ in range(2):
        app.saves.saves.write("record", VIEW, False)

    assert [text for text, *_ in device.stage.calls("notify")] == ["save-unkept"]


def test_where_several_people_play_no_file_is_offered_for_a_game_that_is_not_kept(app: Any, device: Device) -> None:
    device.window.storage.room = False

    app.saves.saves.write("record", {**VIEW, "secret": True}, False)

    assert device.stage.calls("notify") == [("save-unkept-secret", "games", "games")]


@pytest.fixture
def denied(app: Any, device: Device) -> Any:
    """The page's saves, where the browser lets it store nothing."""
    device.window.storage.permitted = False
    return app.saves.saves


@pytest.fixture
def framed(denied: Any, device: Device) -> Any:
    """The same in a frame on another page."""
    device.stage.framed = True
    return denied


def notices(device: Device) -> list[str]:
    """The ids of the status lines so far."""
    return [given if isinstance(given, str) else given[0] for given in device.stage.calls("notify")]


def test_a_browser_that_forbids_storing_is_not_one_without_space(denied: Any, device: Device) -> None:
    denied.write("record", VIEW, True)

    assert device.stage.calls("notify") == [("save-denied", "share-record", "save-record")]


def test_where_it_is_forbidden_no_file_is_offered_with_several_peoples_hands(denied: Any, device: Device) -> None:
    denied.write("record", {**VIEW, "secret": True}, True)

    assert device.stage.calls("notify") == ["save-denied-secret"]


def test_a_frame_that_may_store_nothing_says_so_not_at_the_start(framed: Any, device: Device) -> None:
    framed.write("record", VIEW, True)

    assert notices(device) == []


def test_a_frame_that_may_store_nothing_says_so_once_at_the_end(framed: Any, device: Device) -> None:
    for phase in ("turn", "over", "over"):
        framed.write("record", {**VIEW, "phase": phase}, False)

    assert device.stage.calls("notify") == [("save-denied-framed", "full-game", "full-game")]


def test_a_frame_that_may_store_nothing_says_so_on_leaving(framed: Any, device: Device) -> None:
    framed.write("record", VIEW, True)

    framed.warn_late()

    assert notices(device) == ["save-denied-framed"]


def test_a_frame_whose_game_is_stored_says_nothing_on_leaving(app: Any, device: Device) -> None:
    device.stage.framed = True
    app.saves.saves.write("record", VIEW, True)

    app.saves.saves.warn_late()

    assert notices(device) == []


def test_a_full_storage_in_a_frame_is_told_at_once(app: Any, device: Device) -> None:
    device.stage.framed, device.window.storage.room = True, False

    app.saves.saves.write("record", VIEW, True)

    assert notices(device) == ["save-unkept"]


@pytest.mark.parametrize(("permitted", "message"), [(True, "games-no-room"), (False, "games-denied")])
def test_why_a_list_of_games_cannot_store_one(app: Any, device: Device, permitted: bool, message: str) -> None:
    device.window.storage.permitted = permitted

    assert app.saves.no_room("games-no-room") == message


def test_what_could_not_be_read_is_set_aside(app: Any, device: Device) -> None:
    device.window.storage.entries["citadels.save.1"] = "scribble"

    app.saves.saves.refuse("citadels.save.1", "save-damaged")

    assert device.window.storage.entries == {"citadels.save.1.damaged.1": "scribble"}


def test_a_game_of_another_version_stays_where_it_is(app: Any, device: Device) -> None:
    device.window.storage.entries["citadels.save.1"] = "of tomorrow"

    app.saves.saves.refuse("citadels.save.1", "save-version")

    assert device.window.storage.entries == {"citadels.save.1": "of tomorrow"}


def test_but_it_is_not_offered_again(app: Any, device: Device) -> None:
    device.window.storage.entries["citadels.save.1"] = "of tomorrow"

    app.saves.saves.refuse("citadels.save.1", "save-version")

    assert app.saves.saves.offered() is None


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("citadels.save", 0),
        ("citadels.save.7", 7),
        ("citadels.save.07", None),
        ("citadels.save.0", None),
        ("citadels.save.7.damaged.1", None),
        ("citadels.saved", None),
    ],
)
def test_the_number_in_a_name(app: Any, name: str, number: int | None) -> None:
    assert app.saves.number_of(name) == number


def test_the_browser_is_asked_not_to_delete_a_finished_game(app: Any, device: Device) -> None:
    app.saves.saves.write("record", {**VIEW, "phase": "over", "result": {"winners": [0], "seats": []}}, True)

    assert len(device.stage.calls("persist")) == 1


def test_nothing_is_asked_while_a_game_goes_on(app: Any, device: Device) -> None:
    app.saves.saves.write("record", VIEW, True)

    assert device.stage.calls("persist") == []
