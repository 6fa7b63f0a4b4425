"""Two quick taps at one place: the second was meant for what the first has just taken away (finding H6)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.conftest import FOLDER
from e2e.crane_page import CranePage
from e2e.game_page import CHOICES, READY, THINGS, GamePage
from e2e.island_page import PLACE, IslandPage
from e2e.pages import PAGES, name_of
from e2e.saved_cranes import placing, sit
from e2e.saved_games import newest, take_up
from e2e.taps import tap
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

DECISIONS = 12
SMALL: ViewportSize = {"width": 360, "height": 640}
LATE = 600  # milliseconds: longer than a tap at the same place is ignored after the change
MOST = 100  # games that are kept (site/table/saves.py)

# The finger comes down again at the very moment at which something else lies under it: when the next question, sheet or
# screen has been drawn. (By the clock the test would be the machine's: a slow one leaves more than a moment.)
AGAIN = """([x, y, late]) => {
  const shown = () => document.body.dataset.screen + document.querySelector("dialog").open
    + document.querySelector("[data-decision]")?.dataset.decision + Boolean(document.querySelector(".sure"))
    + Boolean(document.querySelector(".tray")) + Boolean(document.querySelector(".foot [data-do=choose]"));
  const before = shown();
  new MutationObserver((_, watch) => {
    if (shown() === before) return;
    const changed = performance.now();
    watch.disconnect();
    while (performance.now() < changed + late); // a slow phone has not painted it yet
    const tap = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
    document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", tap));
    performance.mark("tapped-again");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""

# What plays a move at once.
MOVE = ".foot [data-do=choose], .choices:not(.by-key) > [data-do=choose], .stage .open[data-do=choose]"

COUNTED = """() => {
  window.decided = 0;
  const ask = window.engine.ask;
  window.engine.ask = text => {
    if (["choose", "undo"].includes(JSON.parse(text).do)) window.decided += 1;
    return ask(text);
  };
}"""


# The guard (site/js/ghost-taps.js) is one for all games: what is no matter of a game's own layout is shown for one.
on_the_island = pytest.mark.parametrize("table", [IslandPage], ids=lambda game: game.name, indirect=True)


@pytest.fixture
def table(request: pytest.FixtureRequest, page: Page) -> GamePage:
    """A player at a table whose bots decide at once, of Citadels unless a test is parametrized."""
    table: GamePage = getattr(request, "param", GamePage)(page)
    table.start_table()
    page.evaluate(COUNTED)
    return table


def tap_twice(table: GamePage, target: Locator, *, late: int = 0) -> None:
    """Tap a thing, and its place once more as soon as the first tap has changed what lies there.

    ``late``: for how many milliseconds the page then computes before it paints the change.
    """
    table.wait_for_taps()
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page = target.page
    page.evaluate("() => performance.clearMarks('tapped-again')")
    page.evaluate(AGAIN, [*at, late])
    page.touchscreen.tap(*at)
    page.evaluate(
        """() => new Promise(done => {
          const seen = list => list.getEntriesByName("tapped-again").length && done();
          new PerformanceObserver(seen).observe({ type: "mark", buffered: true });
        })"""
    )


def decided(page: Page) -> int:
    """Count the requests to play a move or to take one back."""
    return int(page.evaluate("window.decided"))


def pointed_at(table: GamePage) -> Locator:
    """A button that plays a move; in a tray, that of the first thing or place."""
    table.wait_for_taps()
    page = table.page
    if not page.locator(f"{MOVE}, .tray").count():
        tap(page.locator(CHOICES).first)
        expect(page.locator(".tray")).to_be_visible()
    step = page.locator(f".tray :is({THINGS}), {PLACE}")
    if step.count():
        tap(step.first)
    return page.locator(MOVE).first


@pytest.mark.parametrize("table", PAGES, ids=name_of, indirect=True)
def test_two_quick_taps_play_one_move(table: GamePage) -> None:
    for moves in range(1, DECISIONS + 1):
        tap_twice(table, pointed_at(table))
        if table.page.locator(".sure").count():  # the end of the turn was asked about: the second tap was no answer
            tap_twice(table, table.page.locator(".sure"))
        table.wait_for_question()
        assert decided(table.page) == moves


def test_two_quick_taps_take_one_move_back(page: Page) -> None:
    table = take_up(page, turn("architect", seat("architect", gold=6, hand="keep market"), seat("bishop")))
    table.wait_for_question()
    table.choose(page.locator(".choices [data-arg=gold]"))
    tap(page.locator(".choices [data-arg=build]"))
    expect(page.locator(".tray")).to_be_visible()
    page.evaluate(COUNTED)
    table.choose_thing()

    tap_twice(table, page.locator("[data-do=undo]"))

    expect(page.locator(".own-city .tile")).to_have_count(0)
    assert decided(page) == 2


@on_the_island
def test_a_sheet_that_opens_under_the_finger_stays_open_and_one_that_closes_leaves_the_table_alone(
    table: GamePage,
) -> None:
    page = table.page
    tap_twice(table, page.locator(".bar [data-do=log]"))
    expect(page.locator("dialog .log-sheet")).to_be_visible()
    page.evaluate(
        """() => {
          window.heard = 0;
          document.addEventListener("click", () => (window.heard += 1));
        }"""
    )

    tap_twice(table, page.locator("dialog [data-do=close-sheet]"))

    expect(page.locator("dialog")).to_be_hidden()
    assert page.evaluate("window.heard") == 1


@on_the_island
def test_a_sheet_that_is_not_painted_yet_stays_open(table: GamePage) -> None:
    tap_twice(table, table.page.locator(".bar [data-do=log]"), late=LATE)

    expect(table.page.locator("dialog .log-sheet")).to_be_visible()


def test_dealing_with_two_quick_taps_puts_no_kept_game_away(table: GamePage) -> None:
    page = table.page
    games = {f"{FOLDER}citadels.save.{number}": json.dumps(newest(page)) for number in range(1, MOST + 1)}
    page.evaluate("games => Object.assign(localStorage, games)", games)
    page.reload()
    expect(page.locator("[data-do=continue]")).to_be_visible(timeout=READY)

    tap_twice(table, page.locator(".deal"))

    expect(page.locator("dialog [data-do=deal-anew]")).to_be_visible()
    assert newest(page) == json.loads(games[f"{FOLDER}citadels.save.{MOST}"])


def tap_at_once_again(page: Page, target: Locator) -> None:
    """Tap a thing and its place once more, whatever the first tap does."""
    box = target.bounding_box()
    assert box is not None
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_curtain_opens_with_two_quick_taps_and_those_of_a_pick_do_not_touch_it(page: Page) -> None:
    table = GamePage(page)
    table.open(instant=True)
    table.set_seats(3)
    table.seat_people("Ann", "Ben", "Cem")
    table.deal()
    for _ in range(3):
        table.wait_for_taps()
        tap_at_once_again(page, page.locator("[data-hold]"))
        expect(page.locator(".own-hand")).to_be_visible()

        tap_twice(table, pointed_at(table))

        expect(page.locator(".curtain .hold-button:not(.armed)")).to_be_visible()


def test_a_tap_elsewhere_is_heard_at_once(table: GamePage) -> None:
    target, question = pointed_at(table), table.page.locator(table.question())
    tap(target)
    expect(question).to_have_count(0)

    tap(table.page.locator(".bar [data-do=menu]"))

    expect(table.page.locator("dialog[open]")).to_be_visible()


@on_the_island
def test_a_key_is_heard_at_once(table: GamePage) -> None:
    target, question = pointed_at(table), table.page.locator(table.question())
    tap(target)
    expect(question).to_have_count(0)

    table.page.keyboard.press("m")

    expect(table.page.locator("dialog[open]")).to_be_visible()


@on_the_island
def test_two_quick_steps_through_the_places_build_nothing_and_a_place_tapped_twice_is_built_on(table: GamePage) -> None:
    """At the first step the panel grows by the button that builds."""
    page = table.page
    question, place = page.locator(table.question()), page.locator(".target-place").nth(3)
    tap_twice(table, page.locator(PLACE).first)
    assert decided(page) == 0

    tap(place)
    tap(place)

    expect(question).to_have_count(0)


def test_two_quick_steps_through_the_places_of_a_tile_build_nothing(page: Page) -> None:
    table = sit(page, placing("r"))
    page.evaluate(COUNTED)

    tap_twice(table, page.locator(PLACE).first)

    assert decided(page) == 0


def test_two_quick_taps_on_the_crane_take_one_tile_alone(page: Page) -> None:
    """The rows come under the finger."""
    page.set_viewport_size(SMALL)
    table = CranePage(page)
    table.start_table()
    page.evaluate(COUNTED)

    tap_twice(table, page.locator(".action-tile.open").nth(1))

    table.wait_for_question()
    assert decided(page) == 1


def test_a_thing_tapped_twice_is_chosen(table: GamePage) -> None:
    table.wait_for_taps()
    question = table.page.locator(table.question())

    tap(table.things().first)
    tap(table.things().first)

    expect(question).to_have_count(0)


def test_a_sheet_hears_taps_while_the_table_behind_it_changes(table: GamePage) -> None:
    tap(table.page.locator(".bar [data-do=menu]"))
    expect(table.page.locator("dialog #sheet-title")).to_be_visible()
    table.page.wait_for_function("() => !stage.fresh()")

    table.page.evaluate("""() => stage.show("table", '[["div", {"data-decision": "of a bot"}]]')""")

    assert not table.page.evaluate("stage.fresh()")


def test_a_line_above_the_page_that_is_dismissed_moves_it(table: GamePage) -> None:
    """The finger may then hit something else than its target."""
    table.page.evaluate("stage.notify('guest-weak')")
    table.wait_for_taps()

    fresh = table.page.evaluate("() => { stage.dismiss('guest-weak'); return stage.fresh(); }")

    assert fresh
