"""The log of a long game: the newest entries at once, earlier ones when they are wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY
from e2e.saved_games import take_up
from e2e.taps import tap
from tests.page.test_log import long_game

# Opens a list of 80 news in a low box, then adds one: where it is scrolled to at first, and whether it has moved then.
LIST_OF_NEWS = """async () => {
  const item = (_, at) => ["li", { key: `n${at}` }, `Line ${at}`];
  const show = async count => {
    const style = { class: "story", key: "story", "data-newest": "1", style: "height: 40px; overflow: auto" };
    const list = ["ol", style, ...Array.from({ length: count }, item)];
    stage.show("table", JSON.stringify([["div", { class: "recap", key: "recap" }, list]]));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return document.querySelector(".recap .story").scrollTop;
  };
  return [await show(80), (await show(81)) > 0];
}"""

pytestmark = pytest.mark.usefixtures("warm_engine")


@pytest.fixture
def log(page: Page) -> Page:
    """A page on which the log of the long game lies open."""
    take_up(page, long_game())
    tap(page.locator(".bar [data-do=log]"), timeout=READY)
    expect(page.locator(".log-sheet")).to_be_visible(timeout=READY)
    return page


def test_the_newest_entry_is_in_sight_and_earlier_ones_are_shown_when_they_are_wanted(log: Page) -> None:
    expect(log.locator(".log-sheet .block").last).to_be_in_viewport(ratio=0.9)
    newest = log.locator(".log-sheet .block").count()

    tap(log.locator("[data-do=log-earlier]"))

    expect(log.locator(".log-sheet .block")).not_to_have_count(newest)


def test_news_that_are_opened_begin_with_the_first_and_follow_the_newest(page: Page) -> None:
    take_up(page, long_game())
    expect(page.locator(".decision")).to_be_visible(timeout=READY)

    tops = page.evaluate(LIST_OF_NEWS)

    assert tops == [0, True]
