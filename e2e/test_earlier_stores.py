"""What earlier pages stored in a browser: each later page opens it, and each address leads where it led.

`tests/formats/browser/` has what the pages of November 2026 stored and saved as files (tests/formats/README.md);
docs/building.md lists what else must stay as it is, and which test holds it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

import catan
import citadels
from catan.table import daily as catan_daily
from citadels.table import daily as citadels_daily
from e2e.conftest import FOLDER
from e2e.game_page import READY, GamePage
from e2e.island_page import IslandPage
from e2e.taps import click

pytestmark = pytest.mark.usefixtures("warm_engine")

FORMATS = Path(__file__).parents[1] / "tests" / "formats"
STORES = FORMATS / "browser"
LINKS: dict[str, Any] = json.loads((FORMATS / "links.json").read_text(encoding="utf-8"))
DEALS: dict[str, Any] = json.loads((FORMATS / "deals.json").read_text(encoding="utf-8"))
PAGES: dict[str, type[GamePage]] = {"citadels": GamePage, "island": IslandPage}
GAMES: dict[str, Any] = {"citadels": citadels.Game, "island": catan.Game}
UNFINISHED = "save.101"  # the game in each store that goes on; save.2 is over
NAMES = ["Ann", "Beatrix", "Cedric"]  # who plays both
MOVES = "buttons => buttons.map(button => button.dataset.arg)"
# By the game: a day that was played, the series now, and the place that was won.
DAYS = {
    "citadels": ("2.2026-11-27", citadels_daily.DAILY.current, 4),
    "island": ("1.2026-11-27", catan_daily.DAILY.current, 4),
}
LESSONS = {"citadels": ("Gold and building", "first 3"), "island": ("The first settlement", "placing 8")}
REPLAYS = {"citadels": ("replay.html", LINKS["citadels"][0]), "island": ("replay-island.html", LINKS["catan"][0])}

each_game = pytest.mark.parametrize("name", PAGES)


def stored(name: str) -> dict[str, str]:
    """What an earlier page of a game stored, by its names without the folder."""
    texts: dict[str, str] = json.loads((STORES / f"{name}.json").read_text(encoding="utf-8"))
    return texts


def come_back(page: Page, name: str, query: str = "") -> GamePage:
    """Open a game's page on a device where an earlier page of it stored all that."""
    page.goto("./embed.html")
    texts = {FOLDER + key: text for key, text in stored(name).items()}
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    table = PAGES[name](page)
    table.open(table.address.replace("./", "./index.html", table.address == "./") + query)
    return table


def record(name: str) -> Any:
    """The unfinished game, as the engine reads its record."""
    entry = json.loads(stored(name)[f"{name}.{UNFINISHED}"])
    return GAMES[name].from_record(json.loads(entry["save"])["record"])


def expect_its_decision(page: Page, name: str) -> None:
    """Expect the unfinished game on the table, at the decision where it was left."""
    buttons = page.locator(".decision [data-do=choose]")
    expect(buttons.first).to_be_visible(timeout=READY)
    moves = {str(move) for move in record(name).moves()}
    assert [move for move in buttons.evaluate_all(MOVES) if move not in moves] == []


def open_games(page: Page) -> Locator:
    """Open the list of games."""
    click(page.locator("[data-do=games]").first)
    expect(page.get_by_role("heading", name="Your games")).to_be_focused(timeout=READY)
    return page.locator("dialog [data-do=games-one]")


# --- what is stored


@each_game
def test_the_unfinished_game_goes_on_at_its_decision(page: Page, name: str) -> None:
    come_back(page, name)

    click(page.locator("[data-do=continue]"))

    expect_its_decision(page, name)


@each_game
def test_both_games_are_listed(page: Page, name: str) -> None:
    come_back(page, name)

    games = open_games(page)

    expect(games).to_contain_text(["Round 2", "A game to remember"])


@each_game
def test_a_game_that_went_for_a_new_one_is_still_counted(page: Page, name: str) -> None:
    """One is over, and of one a line is left."""
    come_back(page, name)
    open_games(page)

    click(page.get_by_role("button", name="Statistics"))

    expect(page.locator(".totals dd").first).to_have_text("2")


@each_game
@pytest.mark.parametrize("value", ["instant", "off"])
def test_the_settings_are_in_force(page: Page, name: str, value: str) -> None:
    """The pace, and whether things move."""
    come_back(page, name)

    click(page.locator(".foot-links [data-do=settings]"))

    expect(page.locator(f"dialog input[value={value}]").first).to_be_checked(timeout=READY)


@each_game
@pytest.mark.parametrize(("mark", "value"), [("data-motion", "off"), ("data-theme", "light")])
def test_the_look_is_worn(page: Page, name: str, mark: str, value: str) -> None:
    come_back(page, name)

    expect(page.locator("html")).to_have_attribute(mark, value)


@each_game
def test_a_lesson_that_was_done_is_marked(page: Page, name: str) -> None:
    come_back(page, name)

    click(page.locator("[data-do=lessons]"))

    title, _ = LESSONS[name]
    expect(page.get_by_role("button", name=f"1 {title} Done")).to_be_visible(timeout=READY)


@each_game
def test_a_lesson_goes_on_where_it_was_left(page: Page, name: str) -> None:
    come_back(page, name)

    click(page.locator("[data-do=lessons]"))

    _, place = LESSONS[name]
    expect(page.locator(f"dialog .main[data-arg='{place}']")).to_be_visible(timeout=READY)


@each_game
def test_a_day_that_was_played_is_known_by_its_link(page: Page, name: str) -> None:
    """As long as its series is the one that is played; a link of an older series says so."""
    page.clock.set_fixed_time("2026-12-01T12:00:00Z")
    day, series, place = DAYS[name]
    words = f"You have played it: place {place}" if day.startswith(f"{series}.") else f"from series {day[0]}"

    come_back(page, name, f"#day={day}")

    expect(page.get_by_role("dialog")).to_contain_text(words, timeout=READY)


@each_game
def test_the_table_that_was_set_is_set(page: Page, name: str) -> None:
    table = come_back(page, name)

    table.set_up()

    expect(page.locator("#name-0")).to_have_value("Ann")
    expect(page.locator(".place")).to_have_count(3)


@each_game
def test_the_file_of_all_games_is_taken_in(page: Page, name: str) -> None:
    PAGES[name](page).open()
    open_games(page)
    page.locator("#games-file").set_input_files(STORES / f"{name}-games.txt")

    click(page.get_by_role("button", name="Add them"))

    expect(page.locator("dialog [data-do=games-one]")).to_contain_text(["Round 2", "A game to remember"])


# --- addresses


@each_game
def test_the_shortcut_continue_goes_on_with_the_game_at_once(page: Page, name: str) -> None:
    page.goto("./embed.html")
    texts = {FOLDER + key: text for key, text in stored(name).items()}
    page.evaluate("texts => Object.assign(localStorage, texts)", texts)

    page.goto("./index.html?continue" if name == "citadels" else f"./{name}.html?continue")

    expect_its_decision(page, name)


@each_game
def test_the_shortcut_new_opens_the_first_screen(page: Page, name: str) -> None:
    come_back(page, name, "?new")

    expect(page.locator("[data-do=continue]")).to_be_visible()


@pytest.mark.parametrize(
    ("address", "deal"), [("index.html", DEALS["citadels"][0]), ("island.html", DEALS["catan"][0])]
)
def test_a_link_to_a_deal_offers_it(page: Page, address: str, deal: str) -> None:
    page.goto(f"./{address}#deal={quote(deal, safe='')}")

    expect(page.get_by_role("dialog").locator("[data-do=deal-same]")).to_be_visible(timeout=READY)


@each_game
def test_a_link_to_a_finished_game_is_watched_to_its_scores(page: Page, name: str) -> None:
    """Links of the first game have no prefix (ADR 21)."""
    address, entry = REPLAYS[name]
    last = len(GAMES[name].from_link(entry["link"]).history)

    page.goto(f"./{address}#{entry['link']}&at={last}")

    scores = page.locator(".scores tbody tr")
    expect(scores).to_have_count(len(entry["scores"]), timeout=READY)
