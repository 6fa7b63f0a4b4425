"""A desktop shows the whole table: no city under one's own panel, none cut, nothing to scroll."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from citadels import Game
from e2e.fitting import CITADELS, NAMES, WINDOWS, faults_at, long_game
from e2e.game_page import READY
from e2e.saved_games import sit, take_up
from e2e.screen_checks import SIDEWAYS, at_sizes
from e2e.taps import tap
from tests.rules.table import over, seat

pytestmark = pytest.mark.usefixtures("warm_engine")

# How far the links are from the lower edge of the setup, in pixels, and how much narrower or wider they are.
BESIDE_PANEL = """() => {
  const [panel, foot] = [".setup", ".foot-links"].map(part => document.querySelector(part).getBoundingClientRect());
  return Math.max(...[foot.top - panel.bottom, foot.left - panel.left, foot.right - panel.right].map(Math.abs));
}"""
SMALLEST = (1024, 700)
# Names without a tooltip that has them whole, and those of which fewer than eight letters are in sight.
WHOLE_IN_TOOLTIP = """nodes => nodes.filter(node => {
  const range = document.createRange();
  range.setStart(node.firstChild, 7);
  range.setEnd(node.firstChild, 8);
  const [eighth, own] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
  return node.title !== node.textContent || eighth.right > own.right || eighth.bottom > own.bottom + 3;
}).map(node => node.textContent)"""
WIDEST_POINTS = 560  # pixels of a table in which one finds the number beside the name


def sit_late(page: Page, players: int, language: str = "en", **more: int) -> None:
    """Sit down in the eighth round."""
    settings = json.dumps(json.dumps({"pace": "instant", "language": language}))
    page.add_init_script(f"localStorage['citadels.settings'] = {settings}")
    sit(page, long_game(players, **more), WINDOWS[0])
    expect(page.locator(".log-beside")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("players", [4, 8])
def test_every_city_is_in_sight_late_in_a_game(page: Page, players: int, language: str) -> None:
    sit_late(page, players, language)

    assert faults_at(page, CITADELS) == {}


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7])
def test_so_it_is_with_any_number_of_players(page: Page, players: int) -> None:
    sit_late(page, players)

    assert faults_at(page, CITADELS, [WINDOWS[0], WINDOWS[-1]]) == {}


def test_eight_players_have_no_page_to_scroll_in_the_smallest_window(page: Page) -> None:
    """A name has an ellipsis there where it is the longest possible; the tooltip of the browser has it whole."""
    sit_late(page, 8)
    short = "longer than its place"

    listed = [fault for fault in faults_at(page, CITADELS, [SMALLEST]).get("1024 x 700", []) if short not in fault]

    assert listed == []
    assert page.locator(".seat .name").evaluate_all(WHOLE_IN_TOOLTIP) == []


def test_a_large_tray_covers_no_city(page: Page) -> None:
    sit_late(page, 8)
    tap(page.locator("[data-do=tray][data-arg=destroy]"))
    expect(page.locator(".things .tile").first).to_be_visible()

    assert faults_at(page, CITADELS) == {}


@pytest.mark.parametrize("sheet", ["hint", "log"])
def test_a_sheet_over_the_table_moves_nothing_in_it(page: Page, sheet: str) -> None:
    sit_late(page, 4)
    tap(page.locator(f"[data-do={sheet}]").first)
    expect(page.locator("dialog[open]")).to_be_visible()

    assert faults_at(page, CITADELS) == {}


def test_a_large_hand_stays_in_the_window(page: Page) -> None:
    sit_late(page, 4, hand=12)

    assert faults_at(page, CITADELS) == {}


def end() -> Game:
    """The end: seat 1 has won, with points for two single cards."""
    own = seat(city="temple church monastery watchtower prison manor castle")
    won = seat(city="observatory university great_wall docks temple palace haunted_city dragon_gate", completed=1)
    return over(own | {"name": NAMES[0]}, won | {"name": NAMES[1]}, seat(city="library market"), seat())


def test_the_points_stand_beside_the_cities_that_they_are_for(page: Page) -> None:
    """Names and totals were 800 px apart."""
    page.set_viewport_size({"width": 1280, "height": 800})
    take_up(page, end())
    cities = page.locator(".final-city:visible .tiles")
    expect(cities).to_have_count(2)

    boxes = [locator.bounding_box() for locator in (page.locator(".scores"), cities.first)]

    points, city = (box for box in boxes if box)
    assert (points["width"] <= WIDEST_POINTS, points["x"] >= city["x"] + city["width"]) == (True, True)


def test_the_end_is_no_wider_than_the_window(page: Page) -> None:
    take_up(page, end())
    expect(page.locator(".scores")).to_be_visible()

    wider = {size: page.evaluate(SIDEWAYS) for size in at_sizes(page, *WINDOWS)}

    assert {size: pixels for size, pixels in wider.items() if pixels > 0} == {}


def test_the_links_of_the_setup_are_the_foot_of_its_panel(page: Page) -> None:
    """They stood before the towers of the skyline."""
    page.goto("./")
    tap(page.locator("[data-do=set-up]"))
    expect(page.locator(".setup")).to_be_visible(timeout=READY)

    beside = {size: page.evaluate(BESIDE_PANEL) for size in at_sizes(page, *WINDOWS)}

    assert {size: pixels for size, pixels in beside.items() if pixels > 1} == {}
