"""While bots play, nothing that the reader looks at moves by itself.

Layout shift (https://web.dev/articles/cls) is counted from the frame after that in which bots begin to act to
that in which a question comes: what a tap moves is not counted, however late a busy machine draws it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.crane_page import CranePage
from e2e.game_page import INSTANT, SEEDED, GamePage
from e2e.island_page import IslandPage
from e2e.screen_checks import DESKTOP, PHONE
from e2e.waits import wait_until

LIMIT = 0.02  # of layout shift; 0.1 is called good for a whole visit
DECISIONS = 4  # into the second round
WATCH = """() => {
  window.shift = 0;
  window.moved = [];
  const spans = [];
  let begun = false;
  const look = now => {
    const waiting = document.querySelector("#decision.waiting") !== null;
    const open = spans.length && spans.at(-1).to === Infinity;
    if (waiting && begun && !open) spans.push({ from: now, to: Infinity });
    if (!waiting && open) spans.at(-1).to = now;
    begun = waiting;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const html = node => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 60);
  new PerformanceObserver(list => {
    for (const { value, startTime, sources } of list.getEntries()) {
      if (!spans.some(({ from, to }) => from <= startTime && startTime < to)) continue;
      window.shift += value;
      window.moved.push([value, ...sources.map(({ node }) => html(node))]);
    }
  }).observe({ type: "layout-shift" });
}"""
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def play_beside_bots(table: GamePage, size: tuple[int, int]) -> None:
    """Make some decisions at a table of four whose bots pause at quick pace; watch what moves by itself."""
    page = table.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SEEDED % table.name)
    page.add_init_script(INSTANT.replace("instant", "quick") % table.name)
    table.open()
    table.deal()
    table.wait_for_question()
    wait_until(page, "() => document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
    for _ in range(DECISIONS):
        table.decide()
        table.wait_for_question()
    expect(page.locator("#decision")).to_be_visible()
    page.evaluate(FRAMES)  # the browser reports what moved with the frame after it


def assert_stillness(table: GamePage, size: tuple[int, int]) -> None:
    """Assert that hardly anything moved."""
    play_beside_bots(table, size)

    assert table.page.evaluate("() => window.shift") <= LIMIT, table.page.evaluate("() => window.moved")


@pytest.mark.usefixtures("warm_engine")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_by_itself_while_bots_play(page: Page, size: tuple[int, int]) -> None:
    assert_stillness(GamePage(page), size)


@pytest.mark.usefixtures("warm_island")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_by_itself_on_the_island(page: Page, size: tuple[int, int]) -> None:
    assert_stillness(IslandPage(page), size)


@pytest.mark.usefixtures("warm_crane")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_by_itself_beside_the_crane(page: Page, size: tuple[int, int]) -> None:
    assert_stillness(CranePage(page), size)
