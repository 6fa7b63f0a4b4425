"""Storage of the pages of November 2026, in a page of today (tests/formats/README.md).

Both games' pages are opened on a device with all that an earlier page left there, and the first game's on one that had
the site before all its games shared their settings; `e2e/test_earlier_stores.py` and `e2e/test_frozen.py` do so in a
browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

import catan
import citadels
from build.paths import ROOT
from catan.table import daily as catan_daily
from citadels.table import daily as citadels_daily
from tests.island.conftest import PLAYED as ISLAND
from tests.page.device import Device
from tests.page.english import text_of
from tests.page.tree import Tree, doing, nodes, props
from tests.page.trees import styled

FORMATS = ROOT / "tests" / "formats"
LINKS: dict[str, Any] = json.loads((FORMATS / "links.json").read_text(encoding="utf-8"))
DEALS: dict[str, Any] = json.loads((FORMATS / "deals.json").read_text(encoding="utf-8"))
GAMES: dict[str, Any] = {"citadels": citadels.Game, "island": catan.Game}
OWN = {"citadels": "citadels", "island": "catan"}  # what the engine calls them
GOES_ON = "save.101"  # the game in each store that goes on; save.2 is over
# By the game: a day that was played, the series now, and the place that was won.
DAYS = {
    "citadels": ("2.2026-11-27", citadels_daily.DAILY.current, 4),
    "island": ("1.2026-11-27", catan_daily.DAILY.current, 4),
}
LESSONS = {"citadels": ("Gold and building", "first 3"), "island": ("The first settlement", "placing 8")}


class Visit:
    """A game's page, and the device on which an earlier page of it stored texts."""

    def __init__(self, name: str, app: Any) -> None:
        self.name, self.app = name, app
        self.device: Device = app.device
        self.page: Any = None

    def store(self, **texts: str) -> None:
        """Lay texts into the storage."""
        self.device.window.storage.entries.update(texts)

    def come_back(self, *actions: str) -> Visit:
        """Open the page on what an earlier one stored, and tap these one after the other."""
        self.store(**json.loads((FORMATS / "browser" / f"{self.name}.json").read_text(encoding="utf-8")))
        return self.open(*actions)

    def open(self, *actions: str) -> Visit:
        """Open the page, and tap these one after the other."""
        self.page = self.app.open()
        for action in actions:
            self.device.settle(self.page.act, action, "", "")
        return self

    @property
    def sheet(self) -> Any:
        """Return the sheet over the first screen."""
        return self.device.stage.trees["sheet"]

    def text(self, tree: Any) -> str:
        """Return a part's text, in English."""
        return text_of(tree, self.name)

    def rows(self) -> list[str]:
        """The names in the list of games."""
        return [
            self.text(next(node for node in nodes(row) if node[0] == "b")) for row in doing(self.sheet, "games-one")
        ]

    def chapters(self) -> list[str]:
        """The chapters in the list of lessons, each with how far the reader is."""
        lists = styled(self.sheet, "lesson-chapters")
        return [self.text(node) for chapters in lists for node in nodes(chapters) if node[0] == "button"]

    def chosen(self) -> list[str]:
        """The values that are chosen in the sheet of settings, without language and theme."""
        inputs = [props(node) for node in nodes(self.sheet) if node[0] == "input"]
        chosen = [each["value"] for each in inputs if each["checked"]]
        return chosen[2:]

    def input(self, name: str) -> Tree:
        """The input with this id."""
        return next(node for node in nodes(self.device.stage.trees["table"]) if props(node).get("id") == name)


@pytest.fixture
def island(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visit]:
    """The island's page, which shares its settings with the first game's."""
    with ISLAND.run(ISLAND.device(), ISLAND.fill(tmp_path), monkeypatch) as app:
        yield Visit("island", app)


@pytest.fixture(params=GAMES)
def visit(request: pytest.FixtureRequest) -> Visit:
    """Each game's page."""
    if request.param == "island":
        return request.getfixturevalue("island")  # type: ignore[no-any-return]
    return Visit("citadels", request.getfixturevalue("app"))


@pytest.fixture
def first(app: Any) -> Visit:
    """The first game's page on a device that had the site before all its games shared their settings."""
    visit = Visit("citadels", app)
    visit.store(**json.loads((FORMATS / "device-1.json").read_text(encoding="utf-8")))
    for number, file in ((7, "2-titled"), (5, "3-edition")):
        visit.store(**{f"citadels.save.{number}": (FORMATS / "stored" / f"{file}.json").read_text("utf-8").strip()})
    return visit


# --- the whole store of a game's page


def test_the_unfinished_game_goes_on_at_its_decision(visit: Visit) -> None:
    visit.come_back("continue")

    stored = json.loads(visit.device.window.storage.entries[f"{visit.name}.{GOES_ON}"])
    moves = GAMES[visit.name].from_record(json.loads(stored["save"])["record"]).moves()
    choices = [each for each in visit.page.play.view["prompt"]["choices"] if each["enabled"] and not each.get("form")]
    assert set() < {choice["move"] for choice in choices} <= {str(move) for move in moves}


def test_both_games_are_listed(visit: Visit) -> None:
    visit.come_back("games")

    going, over = visit.rows()
    assert going.startswith("Round 2")
    assert over == "A game to remember"


def test_a_game_that_went_for_a_new_one_is_still_counted(visit: Visit) -> None:
    """One is over, and of one a line is left."""
    visit.come_back("games", "games-count")

    (totals,) = styled(visit.sheet, "totals")
    assert visit.text(next(node for node in nodes(totals) if node[0] == "dd")) == "2"


def test_the_settings_are_in_force(visit: Visit) -> None:
    visit.come_back("settings")

    assert visit.chosen()[:2] == ["instant", "off"]
    assert visit.device.stage.calls("mark")[0] == ("motion", "off")


def test_a_lesson_that_was_done_is_marked(visit: Visit) -> None:
    visit.come_back("lessons")

    title, _ = LESSONS[visit.name]
    (chapter,) = [text for text in visit.chapters() if title in text]
    assert chapter.endswith("Done")


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    visit.come_back("lessons")

    _, place = LESSONS[visit.name]
    assert [props(node)["data-arg"] for node in styled(visit.sheet, "main")] == [place]


def test_a_day_that_was_played_is_known_by_its_link(visit: Visit) -> None:
    """As long as its series is the one that is played; a link of an older series says so."""
    day, series, place = DAYS[visit.name]
    visit.device.stage.calendar, visit.device.stage.invited = ["2026-12-01", "2026-11-27"], day
    words = f"You have played it: place {place}" if day.startswith(f"{series}.") else f"from series {day[0]}"

    visit.come_back()

    assert words in visit.text(visit.sheet)


def test_the_table_that_was_set_is_set(visit: Visit) -> None:
    visit.come_back("set-up")

    assert props(visit.input("name-0"))["value"] == "Ann"
    assert len(styled(visit.device.stage.trees["table"], "place")) == 3


def test_the_file_of_all_games_is_taken_in(visit: Visit) -> None:
    file = FORMATS / "browser" / f"{visit.name}-games.txt"
    visit.device.stage.file = file.read_text(encoding="utf-8").splitlines()

    visit.open("games", "games-found", "games-in")

    going, over = visit.rows()
    assert going.startswith("Round 2")
    assert over == "A game to remember"


def test_a_link_to_a_deal_offers_it(visit: Visit) -> None:
    visit.device.window.location.hash = "#deal=" + quote(DEALS[OWN[visit.name]][0], safe="")

    visit.open()

    assert len(doing(visit.sheet, "deal-same")) == 1


def test_a_link_to_a_finished_game_is_watched_to_its_scores(visit: Visit) -> None:
    """Links of the first game have no prefix (ADR 21)."""
    entry = LINKS[OWN[visit.name]][0]
    module = visit.device.settle(lambda: visit.app.replay)
    page = module.ReplayPage()
    last = len(GAMES[visit.name].from_link(entry["link"]).history)
    visit.device.stage.asks.update(link=entry["link"], at=str(last))

    visit.device.settle(page.open_link)

    (scores,) = styled(visit.device.stage.trees["table"], "scores")
    rows = [node for body in nodes(scores) if body[0] == "tbody" for node in nodes(body) if node[0] == "tr"]
    assert len(rows) == len(entry["scores"])


# --- a device that had the site before its games shared their settings


def test_every_stored_game_is_listed_with_its_name(first: Visit) -> None:
    first.open("games")

    assert first.rows() == ["A draw", "Finished in round 19"]


def test_each_setting_that_was_chosen_is_in_force(first: Visit) -> None:
    first.open("settings")

    assert first.chosen() == ["calm", "off", "off", "hand", "on", "on", "off"]


def test_a_lesson_that_was_done_is_done(first: Visit) -> None:
    first.open("lessons")

    assert first.chapters()[0].endswith("Done")


def test_a_game_that_made_room_is_counted(first: Visit) -> None:
    """One is over and listed, which the engine sums up first; one went for a new game."""
    first.open("games", "games-count")

    (totals,) = styled(first.sheet, "totals")
    assert first.text(next(node for node in nodes(totals) if node[0] == "dd")) == "2"


def test_a_setting_that_only_one_game_has_is_kept_by_the_others(island: Visit) -> None:
    island.store(**{"citadels.settings": '{"income": "auto"}'})
    island.open("settings")

    island.device.settle(island.page.act, "set-pace", "instant", "")

    stored = json.loads(island.device.window.storage.entries["citadels.settings"])
    assert (stored["income"], stored["pace"]) == ("auto", "instant")
