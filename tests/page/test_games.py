"""The chapter of kept games: the list, one game, out to a file and in again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from build import games
from citadels import Game
from citadels.table.interface import SAVE_VERSION
from tabletop.table.saves import Saved, write_save
from tests.page.device import Device
from tests.page.english import text_of
from tests.page.test_play import MOST
from tests.page.test_play import tap as play_on
from tests.page.test_saves import TOLD
from tests.page.trees import messages, nodes, offers, prop, styled, taps, texts
from tests.table.desk import seats

NAMES = ["Ann", "Ben", "Cem"]
TOLD3 = {**TOLD, "points": [24, 31, 20], "places": [2, 1, 3], "seats": [*TOLD["seats"], {"bot": "casual"}]}
FIRST = json.dumps({"format": "citadels-games", "version": 1})


def save(moves: int, seed: int = 1, last: int = 0) -> str:
    """A save of a game after so many moves, each the first that could be played, of which the last may be another."""
    game = Game.new(NAMES, {}, seed)
    for number in range(moves):
        game.play(game.moves()[last if number == moves - 1 else 0])
    return write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(NAMES, (0,), "casual"), 1))


def ended(seed: int = 1) -> str:
    """A save of a game that is over."""
    game = Game.new(NAMES, {}, seed)
    while not game.over:
        game.play(game.moves()[0] if len(game.history) % 7 else game.moves()[-1])
    return write_save("citadels", SAVE_VERSION, Saved(game.record(), seats(NAMES, (0,), "casual"), 1))


def text(save: str, **more: Any) -> str:
    """A game as it is kept."""
    return json.dumps({"save": save, "names": NAMES, "round": 2, "over": False, **more})


@pytest.fixture
def storage(device: Device) -> dict[str, str]:
    """Return the browser's storage."""
    return device.window.storage.entries


def tap(app: Any, device: Device, *done: tuple[str, str]) -> Any:
    """The page on which these were tapped, one after the other."""
    page = app.open()
    for act, arg in done:
        device.settle(page.act, act, arg, "")
    return page


def sheet(device: Device) -> Any:
    return device.stage.trees["sheet"]


# --- the list


def test_where_no_game_is_kept_that_is_said(app: Any, device: Device) -> None:
    tap(app, device, ("games", ""))

    assert "games-none" in texts(sheet(device))


def test_games_to_go_on_with_stand_before_those_that_are_over(
    app: Any, device: Device, storage: dict[str, str]
) -> None:
    for number, over in enumerate((False, True, False), 1):
        storage[f"citadels.save.{number}"] = text("", over=over, told=TOLD3)

    tap(app, device, ("games", ""))

    assert [name[-1] for name in taps(sheet(device), "games-one")] == ["3", "1", "2"]


def test_of_many_games_the_newest_are_shown_until_more_are_asked_for(
    app: Any, device: Device, storage: dict[str, str]
) -> None:
    for number in range(1, 26):
        storage[f"citadels.save.{number}"] = text("", over=True)

    page = tap(app, device, ("games", ""))
    before = len(taps(sheet(device), "games-one"))
    device.settle(page.act, "games-more", "", "")

    assert (before, len(taps(sheet(device), "games-one"))) == (20, 25)


def test_a_text_that_cannot_be_read_is_listed_as_such(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = "scribble"

    tap(app, device, ("games", ""))

    assert "aside-unknown" in texts(sheet(device))


@pytest.mark.parametrize(
    "odd",
    [{"told": {}}, {"told": {"points": 7}}, {"told": TOLD}, {"cast": [["king"]], "bots": [[]]}, {"date": "never"}],
)
def test_what_nobody_kept_so_does_not_keep_the_list_from_opening(
    app: Any, device: Device, storage: dict[str, str], odd: Any
) -> None:
    storage["citadels.save.1"] = text("", over=True, **odd)

    tap(app, device, ("games", ""))

    assert messages(sheet(device))["games-ended"] == {"round": 2}


# --- one game


def test_a_game_that_goes_on_is_offered_to_be_gone_on_with(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(3))

    page = tap(app, device, ("games", ""), ("games-one", "citadels.save.1"), ("games-play", "citadels.save.1"))

    assert page.play.view["round"] == 1


def test_it_goes_on_under_its_own_name(app: Any, device: Device, storage: dict[str, str]) -> None:
    for number in (1, 2):
        storage[f"citadels.save.{number}"] = text(save(3, seed=number))

    tap(app, device, ("games", ""), ("games-play", "citadels.save.1"))

    assert app.saves.saves.name == "citadels.save.1"


def test_of_a_game_that_was_kept_without_it_the_engine_tells_how_it_ended(
    app: Any, device: Device, storage: dict[str, str]
) -> None:
    storage["citadels.save.1"] = text(ended(), over=True)

    tap(app, device, ("games", ""), ("games-one", "citadels.save.1"))

    assert [prop(table, "class") for table in styled(sheet(device), "figures")] == ["figures"]


def test_what_the_engine_told_is_kept(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(ended(), over=True)

    tap(app, device, ("games", ""), ("games-one", "citadels.save.1"))

    assert json.loads(storage["citadels.save.1"])["told"]["seats"][1] == {"bot": "casual"}


def test_a_game_that_is_over_is_watched_with_its_names(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text("", over=True, told=TOLD3)

    tap(app, device, ("games-one", "citadels.save.1"), ("games", ""), ("games-one", "citadels.save.1"))
    links = [prop(node, "href") for node in styled(sheet(device), "choice") if prop(node, "href")]

    assert links == ["replay.html#1.a.b.c.d&names=Ann%2CBen%2CCem"]


def test_the_review_of_a_kept_game_is_the_chapter_of_advice(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(ended(), over=True)
    device.stage.missing.add("advice")  # a whole review would search every decision

    tap(app, device, ("games", ""), ("games-review", "citadels.save.1"))

    assert "advice" in device.stage.calls("chapter")


def test_a_game_is_shared_from_the_list(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(ended(), over=True)

    tap(app, device, ("games", ""), ("games-share", "citadels.save.1"))

    assert "share-link" in texts(sheet(device))


def test_a_game_gets_the_name_that_was_written(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(3))
    page = tap(app, device, ("games", ""), ("games-rename", "citadels.save.1"))

    page.act("games-title", "citadels.save.1", "With Ben ")
    device.settle(page.act, "games-renamed", "", "")

    assert json.loads(storage["citadels.save.1"])["title"] == "With Ben"


def test_a_game_is_not_deleted_without_a_question(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(3))

    tap(app, device, ("games", ""), ("games-delete", "citadels.save.1"))

    assert list(storage) == ["citadels.save.1"]


def test_a_game_is_deleted_if_that_is_meant(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(3))

    tap(app, device, ("games", ""), ("games-delete", "citadels.save.1"), ("games-deleted", "citadels.save.1"))

    assert storage == {}


def test_the_game_on_the_table_is_not_offered_to_be_deleted(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(3))

    tap(app, device, ("continue", ""), ("games", ""), ("games-one", "citadels.save.1"))

    assert "games-delete" not in offers(sheet(device))


def test_a_game_that_another_tab_deleted_is_not_shown(app: Any, device: Device) -> None:
    tap(app, device, ("games", ""), ("games-one", "citadels.save.1"))

    assert "games-none" in texts(sheet(device))


# --- out and in again


def opened(app: Any, device: Device, *lines: str) -> Any:
    """The page on which a file of these lines was opened."""
    device.stage.file = list(lines)
    return tap(app, device, ("games", ""), ("games-found", ""))


def counts(device: Device) -> dict[str, int]:
    """Return the page's counts of the file's contents."""
    message = messages(sheet(device))
    return {name.removeprefix("games-file-"): args["count"] for name, args in message.items() if "count" in args}


def test_all_games_that_can_be_read_go_out(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage.update({"citadels.save.1": text(save(3)), "citadels.save.2": "scribble"})

    tap(app, device, ("games", ""), ("games-out", ""))

    [(_, _, names, _)] = device.stage.calls("downloadGames")
    assert json.loads(names) == ["citadels.save.1"]


def test_what_is_in_a_file_is_said_before_anything_is_kept(app: Any, device: Device, storage: dict[str, str]) -> None:
    opened(app, device, FIRST, text(save(3)), text(save(4, seed=2)))

    assert (counts(device), storage) == ({"fresh": 2}, {})


def test_games_of_a_file_are_kept_beside_the_others(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.7"] = text(save(3))
    page = opened(app, device, FIRST, text(save(4, seed=2)))

    device.settle(page.act, "games-in", "", "")

    assert (storage["citadels.save.7"], json.loads(storage["citadels.save.8"])["save"]) == (
        text(save(3)),
        save(4, seed=2),
    )


def test_a_game_that_is_here_already_is_not_kept_twice(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(5))

    opened(app, device, FIRST, text(save(3)))

    assert counts(device) == {"known": 1}


def test_a_game_that_went_on_elsewhere_goes_on_from_there(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(3), title="With Ben")
    page = opened(app, device, FIRST, text(save(5)))

    device.settle(page.act, "games-in", "", "")

    assert [json.loads(word) for word in storage.values()] == [json.loads(text(save(5), title="With Ben"))]


def test_a_game_that_took_another_course_elsewhere_is_another_game(
    app: Any, device: Device, storage: dict[str, str]
) -> None:
    storage["citadels.save.1"] = text(save(4))

    opened(app, device, FIRST, text(save(4, last=1)))

    assert counts(device) == {"fresh": 1}


def test_a_line_that_is_damaged_is_left_out(app: Any, device: Device) -> None:
    opened(app, device, FIRST, text(save(3)), text(save(4, seed=2))[:200])

    assert counts(device) == {"fresh": 1, "damaged": 1}


def test_a_file_that_is_cut_off_is_taken_as_far_as_it_goes(app: Any, device: Device) -> None:
    opened(app, device, text(save(3)), text(save(4, seed=2))[:300])

    lines = [text_of(node, "citadels") for node in nodes(sheet(device)) if node[0] == "li"]
    assert lines == ["1 new game", "1 damaged line, which is left out"]


@pytest.mark.parametrize("lines", [[], ["a shopping list"], [FIRST], ["[1, 2]"], ["7"], ["{}"]])
def test_a_file_with_nothing_of_ours_in_it_is_refused_in_words(app: Any, device: Device, lines: list[str]) -> None:
    opened(app, device, *lines)

    assert "games-file-foreign" in texts(sheet(device))


def test_a_file_of_a_newer_version_is_refused_in_words(app: Any, device: Device) -> None:
    opened(app, device, json.dumps({"format": "citadels-games", "version": 2}), text(save(3)))

    assert "games-file-newer" in texts(sheet(device))


def test_a_game_that_was_saved_by_itself_is_taken_in(app: Any, device: Device) -> None:
    opened(app, device, text(save(3)))

    assert counts(device) == {"fresh": 1}


def test_games_for_which_there_is_no_room_are_counted(app: Any, device: Device, storage: dict[str, str]) -> None:
    page = opened(app, device, FIRST, text(save(3)))
    device.window.storage.room = False

    device.settle(page.act, "games-in", "", "")

    assert messages(sheet(device))["games-taken-in"] == {"count": 0, "failed": 1}


def test_what_stays_of_games_that_went_is_taken_in_once(app: Any, device: Device, storage: dict[str, str]) -> None:
    line = json.dumps({"began": "2026-01-01T10:00Z", "day": "", "told": TOLD})
    page = opened(app, device, FIRST, line)
    device.settle(page.act, "games-in", "", "")

    device.settle(page.act, "games-found", "", "")

    assert "games-file-past" not in messages(sheet(device))
    assert len(storage["citadels.past"].splitlines()) == 1


# --- the statistics


def test_a_game_played_to_its_end_is_counted(app: Any, device: Device) -> None:
    page = app.open()
    page.settings["pace"], page.start.rules = "instant", {"round_limit": 1}
    device.settle(page.act, "deal", "", "")
    for _ in range(MOST):
        if page.play.view["result"]:
            break
        play_on(page, device)

    device.settle(page.act, "games", "", "")
    device.settle(page.act, "games-count", "", "")

    (first, *_) = [node for node in nodes(styled(sheet(device), "totals")) if node[0] == "dd"]
    assert text_of(first, "citadels") == "1"


# --- the games of the site's other pages

ISLAND = json.dumps({"save": "", "names": ["Ann", "Bo"], "round": 5, "over": False, "date": "2026-11-26T08:00Z"})


def listed(device: Device) -> list[str]:
    """The addresses of the rows that lead to another page."""
    return [node[1]["href"] for node in styled(sheet(device), "game") if "href" in node[1]]


@pytest.mark.parametrize("game", [game.name for game in games.OTHERS])
def test_another_game_s_stored_games_are_links_to_its_page(
    app: Any, device: Device, storage: dict[str, str], game: str
) -> None:
    storage.update({f"{game}.save.3": ISLAND, f"{game}.save.damaged.1": "{", f"{game}s": "no game"})
    tap(app, device, ("games", ""))
    assert listed(device) == [f"./{game}.html#game=3"]


def test_a_stored_game_that_cannot_be_read_is_listed_all_the_same(
    app: Any, device: Device, storage: dict[str, str]
) -> None:
    storage["island.save"] = "{"
    tap(app, device, ("games", ""))
    assert listed(device) == ["./island.html#game=0"]


@pytest.mark.parametrize(("chosen", "own", "others"), [("all", 1, 1), ("citadels", 1, 0), ("island", 0, 1)])
def test_the_filter_lists_the_games_of_one_game(
    app: Any, device: Device, storage: dict[str, str], chosen: str, own: int, others: int
) -> None:
    storage.update({"island.save.3": ISLAND, "citadels.save.1": text(save(3))})
    tap(app, device, ("games", ""), ("games-of", chosen))
    assert (len(taps(sheet(device), "games-one")), len(listed(device))) == (own, others)


def test_without_another_game_there_is_no_filter(app: Any, device: Device, storage: dict[str, str]) -> None:
    storage["citadels.save.1"] = text(save(3))
    tap(app, device, ("games", ""))
    assert styled(sheet(device), "pills") == []


# --- the street of a game in the list


def rows_with_streets(app: Any, device: Device, **more: Any) -> list[list[str]]:
    """The drawings in each row of the list."""
    device.window.storage.entries["citadels.save.1"] = text(save(4), **more)
    tap(app, device, ("games", ""))
    return [
        [icon[1]["name"] for icon in nodes(row) if icon[0] == "icon"]
        for row in styled(device.stage.trees["sheet"], "street")
    ]


def test_a_row_of_the_list_shows_the_city_of_the_game(app: Any, device: Device) -> None:
    assert rows_with_streets(app, device, city=["castle", "market"]) == [["castle", "market"]]


@pytest.mark.parametrize("city", [[], [7], ["no such card"]])
def test_a_city_that_is_no_city_is_not_drawn(app: Any, device: Device, city: list[Any]) -> None:
    assert rows_with_streets(app, device, city=city) == []


def test_a_game_is_stored_with_the_city_of_its_first_person(app: Any) -> None:
    city = [{"card": "castle"}]
    view = {"seats": [{"kind": "bot", "city": []}, {"kind": "person", "city": city}], "centre": {"ranks": []}}

    assert app.citadels_game.save_fields(view)["city"] == ["castle"]
