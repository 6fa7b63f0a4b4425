"""Crown and Crane when a game is over: the review, its replay, the library, a link and a picture.

That the same start is dealt from a replay: tests/crane/test_chapters.py, and in the browser test_island_after.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.game_page import READY
from e2e.resumed import resume
from e2e.saved_cranes import finished
from e2e.screen_checks import DESKTOP, ENDS, HIDDEN_AT_END, PHONE, SMALL_PHONE, at_sizes, errors, errors_at_all_sizes
from e2e.taps import click
from e2e.test_crane import TABS
from e2e.waits import wait_until_idle
from praga.bots import BOTS
from praga.table.interface import game_spec
from tests.nearly_over import nearly_over

pytestmark = pytest.mark.usefixtures("warm_crane")
REPLAY = "./replay-crane.html"


@cache
def link() -> str:
    """Return the part behind the # of the address of a replay."""
    return finished().link().rpartition("#")[2]


@cache
def stored() -> str:
    """A game of a person and three bots with a few moves to go, as the page stores it."""
    return nearly_over(game_spec(BOTS), "newcomer", {}, people=(0,))


@pytest.fixture
def over(page: Page) -> CranePage:
    """The page at the end of the stored game."""
    crane = resume(CranePage, page, stored())
    crane.play_out()
    return crane


def test_the_screens_of_the_end_hold_the_rules_of_every_screen(over: CranePage, axe: Callable[[], list[str]]) -> None:
    assert errors_at_all_sizes(over.page, axe) == []
    click(over.page.locator(".over [data-do=review]"))
    expect(over.page.locator("dialog")).to_contain_text("Strong bot", timeout=READY)

    assert errors_at_all_sizes(over.page, axe) == []


def test_the_winner_and_the_ways_on_are_in_sight(over: CranePage) -> None:
    """The ways on stood below twenty lines of points."""
    hidden = {size: over.page.evaluate(HIDDEN_AT_END) for size in at_sizes(over.page, *ENDS)}

    assert hidden == {size: [] for size in ENDS}


def test_the_timeline_holds_the_rules_of_every_screen(over: CranePage, axe: Callable[[], list[str]]) -> None:
    click(over.page.locator(".over [data-do=timeline]"))
    expect(over.page.locator("dialog .turning li > a").first).to_be_visible(timeout=READY)

    assert errors_at_all_sizes(over.page, axe) == []


def test_the_review_has_the_points_by_round_as_a_table(over: CranePage) -> None:
    totals = over.page.locator(".over .scores tbody tr").first.locator("td").all_inner_texts()
    click(over.page.locator(".over [data-do=review]"))
    click(over.page.locator("dialog .timeline summary"), timeout=READY)

    rows = over.page.locator("dialog .timeline tbody tr")
    expect(rows).to_have_count(17)  # sixteen rounds (P13.6), and what was before the first
    assert sorted(rows.last.locator("td").all_inner_texts()) == sorted(totals)


def test_the_library_holds_the_rules_of_every_screen(over: CranePage, axe: Callable[[], list[str]]) -> None:
    click(over.page.locator(".corner [data-do=menu]"))
    for action, title in (("games", "Your games"), ("games-one", " points"), ("games-count", "Statistics")):
        if action == "games-count":
            click(over.page.locator("dialog [data-do=games-back]"))
        click(over.page.locator(f"dialog [data-do={action}]"))
        expect(over.page.locator("#sheet-title")).to_contain_text(title, timeout=READY)

        assert errors_at_all_sizes(over.page, axe) == [], action


def test_the_result_is_a_picture(over: CranePage) -> None:
    click(over.page.locator(".over [data-do=share]"))
    click(over.page.locator("dialog [data-do=share-picture]"))

    picture = over.page.locator("dialog img.picture")
    expect(picture).to_be_visible()
    assert picture.evaluate("async image => { await image.decode(); return image.naturalWidth }") == 1080


def test_a_link_opens_on_a_card_from_which_the_game_is_watched(page: Page, axe: Callable[[], list[str]]) -> None:
    page.goto(f"{REPLAY}#{link()}&names=Ann,Ben")
    watch = page.get_by_role("button", name="Watch")
    expect(watch).to_be_visible(timeout=READY)
    assert errors_at_all_sizes(page, axe) == []

    click(watch)

    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_replay_holds_the_rules_of_every_screen(page: Page, axe: Callable[[], list[str]]) -> None:
    """Each board at one of the sizes; at the table all are looked at in each (test_crane)."""
    page.goto(f"{REPLAY}#{link()}&at=120")
    for tab, size in zip(TABS, cycle((PHONE, SMALL_PHONE, DESKTOP)), strict=False):
        click(page.locator(f".tabs [data-arg={tab}]"), timeout=READY)
        expect(page.locator(f".tabs [data-arg={tab}]")).to_have_attribute("aria-pressed", "true")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wait_until_idle(page)

        assert errors(page, axe) == [], (tab, size)
