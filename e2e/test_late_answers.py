"""The curtain falls while the engine is yet to answer: what comes late shows nothing of any seat, nor says it.

That the engine hears of the curtain whatever else it is asked: tests/page/test_pass_and_play.py.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.game_page import READY, GamePage
from e2e.saved_games import take_up
from e2e.taps import check, tap
from e2e.test_pass_and_play import put_down
from e2e.waits import wait_until_idle
from tests.rules.table import seat, turn

pytestmark = pytest.mark.usefixtures("warm_engine")

# Keeps answers back, in the order in which the engine gives them, until `window.release()`.
HOLD_ANSWERS = """() => {
  const ask = window.engine.ask;
  let line = new Promise(done => (window.release = done));
  window.asked = [];
  window.engine.ask = text => {
    window.asked.push(JSON.parse(text).do);
    const answer = ask(text);
    return (line = line.then(() => answer));
  };
}"""

# Notes whatever of a seat comes into the page once the device was put down, and all that is said to a closed curtain.
WATCH = """() => {
  window.seen = [];
  const live = document.getElementById("live");
  const title = document.title;
  const look = () => {
    if (!document.hidden) return;
    for (const one of document.querySelectorAll(".mine, .card, .portrait, .things, dialog[open], #sheet > *")) {
      window.seen.push(one.className || one.id);
    }
    if (live.textContent && document.querySelector(".curtain")) window.seen.push(live.textContent);
    if (document.title !== title) window.seen.push(document.title);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}"""


@pytest.fixture
def ann(page: Page) -> GamePage:
    """Ann, the King, in the middle of her turn; Ben, the Warlord, shares her device, and a bot plays between them."""
    game = turn(
        "king",
        seat("king", gold=6, hand="keep market temple watchtower", city="manor"),
        seat("warlord", gold=2, hand="palace"),
        seat("bishop", gold=2, hand="docks"),
        seat("merchant", gold=2, hand="temple"),
        taken="resources",
    )
    table = take_up(page, game, (0, 1))
    expect(page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    table.open_curtain()
    expect(page.locator(".own-hand")).to_be_visible()
    table.wait_for_taps()
    return table


def build(page: Page) -> None:
    """Build the first of the hand."""
    tap(page.locator("[data-do=tray][data-arg=build]"))
    tap(page.locator(".things button").first)
    tap(page.locator(".foot [data-do=choose]"))


def end_turn(page: Page) -> None:
    """Let the bots play on; the first of them is asked."""
    tap(page.locator(".choices [data-do=choose][data-arg=end]"))
    tap(page.locator(".choice.sure"))


def ask_advice(page: Page) -> None:
    page.keyboard.press("h")


def read_log(page: Page) -> None:
    page.keyboard.press("l")


def open_and_close(page: Page) -> None:
    """Lay the cards of a tray open, and press Escape behind the curtain."""
    tap(page.locator("[data-do=tray][data-arg=build]"))
    put_down(page)
    page.keyboard.press("Escape")


def read_aloud(page: Page) -> None:
    """Ask behind the curtain how the table stands."""
    put_down(page)
    page.keyboard.press("r")


@pytest.mark.parametrize("act", [build, end_turn, ask_advice, read_log, open_and_close, read_aloud])
def test_nothing_comes_through_the_curtain(ann: GamePage, act: Callable[[Page], None]) -> None:
    page = ann.page
    page.evaluate(HOLD_ANSWERS)
    page.evaluate(WATCH)
    act(page)
    put_down(page)
    expect(page.locator(".curtain h1")).to_have_text("The cards are hidden.")

    page.evaluate("window.release()")

    expect(page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    wait_until_idle(page)
    assert page.evaluate("window.seen") == []


def test_a_curtain_about_to_open_stays_closed(ann: GamePage) -> None:
    page = ann.page
    put_down(page)
    button = page.locator(".curtain [data-hold]")
    expect(button).to_be_visible()
    page.evaluate("() => { delete document.hidden; }")
    page.evaluate(HOLD_ANSWERS)
    page.evaluate(WATCH)
    tap(button)
    tap(button)
    put_down(page)

    page.evaluate("window.release()")

    expect(button).to_be_visible(timeout=READY)
    assert page.evaluate("window.asked") == ["open", "close"]
    wait_until_idle(page)
    assert page.evaluate("window.seen") == []


def test_a_bot_s_step_that_waits_for_its_beat_is_not_shown(page: Page, ann: GamePage) -> None:
    page.evaluate(
        """() => {
          window.beats = [];
          const first = 1000; // how long the first picture waits for what draws it
          window.stage.beat = ms => ms === first ? Promise.resolve() : new Promise(done => window.beats.push(done));
        }"""
    )
    page.keyboard.press("m")
    page.locator("dialog [data-do=settings]").press("Enter")
    check(page.locator("dialog input[value=calm]"))
    page.keyboard.press("Escape")
    end_turn(page)
    expect(page.locator("[data-do=rush]")).to_be_visible()
    put_down(page)
    page.evaluate(WATCH)

    # A step has two beats: the second, which a step that goes on begins only now, is over at once.
    page.evaluate("() => { stage.beat = () => Promise.resolve(); for (const beat of beats) beat(); }")
    wait_until_idle(page)

    assert page.evaluate("window.seen") == []


def test_a_language_on_its_way_draws_no_table_behind_the_curtain(ann: GamePage) -> None:
    page = ann.page
    page.evaluate(HOLD_ANSWERS)
    put_down(page)
    page.evaluate(WATCH)

    page.evaluate("window.stage.onact('set-language', 'zh-Hant', '')")
    expect(page.locator(".curtain h1")).to_contain_text("簾幕")

    assert page.evaluate("window.seen.filter(one => one !== document.title)") == []


def test_what_stopped_the_engine_is_said_through_the_curtain(ann: GamePage) -> None:
    page = ann.page
    page.evaluate("() => { window.engine.ask = () => Promise.reject(new Error('no engine')); }")

    put_down(page)

    expect(page.locator("dialog")).to_contain_text("no engine")
