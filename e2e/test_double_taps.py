"""Two quick taps at one place: the second was meant for what the first has just taken away (finding H6)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import FOLDER
from e2e.hand import READY, Hand
from e2e.kept import newest, take_up
from tests.rules.table import seat, turn

DECISIONS = 12
MOST = 100  # games that are kept (site/table/saves.py)

# The finger comes down again at the very moment at which something else lies under it: when the next question, sheet or
# screen has been drawn. (By the clock the test would be the machine's: a slow one leaves more than a moment.)
AGAIN = """([x, y]) => {
  const shown = () => document.body.dataset.screen + document.querySelector("dialog").open
    + document.querySelector("[data-decision]")?.dataset.decision + Boolean(document.querySelector(".sure"));
  const before = shown();
  new MutationObserver((_, watch) => {
    if (shown() === before) return;
    watch.disconnect();
    const tap = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
    document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", tap));
    performance.mark("tapped-again");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""

COUNTED = """() => {
  window.decided = 0;
  const ask = window.engine.ask;
  window.engine.ask = text => {
    if (["choose", "undo"].includes(JSON.parse(text).do)) window.decided += 1;
    return ask(text);
  };
}"""


@pytest.fixture
def hand(page: Page) -> Hand:
    """A player at a table whose bots decide at once."""
    hand = Hand(page)
    hand.sit_down()
    page.evaluate(COUNTED)
    return hand


def tap_twice(hand: Hand, target: Locator) -> None:
    """Tap a thing, and its place once more as soon as the first tap has changed what lies there."""
    hand.read()
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page = target.page
    page.evaluate("() => performance.clearMarks('tapped-again')")
    page.evaluate(AGAIN, at)
    page.touchscreen.tap(*at)
    page.evaluate(
        """() => new Promise(done => {
          const seen = list => list.getEntriesByName("tapped-again").length && done();
          new PerformanceObserver(seen).observe({ type: "mark", buffered: true });
        })"""
    )


def decided(page: Page) -> int:
    """How often the engine was asked to play a move or to take one back."""
    return int(page.evaluate("window.decided"))


def pointed_at(hand: Hand) -> Locator:
    """A button that plays a move; in a tray, that of the first thing."""
    hand.read()
    if hand.page.locator(".tray").count():
        hand.things().first.tap()
    return hand.page.locator(".foot [data-do=choose], .choices [data-do=choose]").first


def test_two_quick_taps_play_one_move(hand: Hand) -> None:
    for played in range(1, DECISIONS + 1):
        tap_twice(hand, pointed_at(hand))
        if hand.page.locator(".sure").count():  # the end of the turn was asked about: the second tap was no answer
            tap_twice(hand, hand.page.locator(".sure"))
        hand.asked()
        assert decided(hand.page) == played


def test_two_quick_taps_take_one_move_back(page: Page) -> None:
    hand = take_up(page, turn("architect", seat("architect", gold=6, hand="keep market"), seat("bishop")))
    hand.asked()
    hand.settle(page.locator(".choices [data-arg=gold]"))
    hand.read()
    page.locator(".choices [data-arg=build]").tap()
    expect(page.locator(".tray")).to_be_visible()
    page.evaluate(COUNTED)
    hand.choose_thing()

    tap_twice(hand, page.locator("[data-do=undo]"))

    expect(page.locator(".own-city .tile")).to_have_count(0)
    assert decided(page) == 2


def test_a_sheet_that_opens_under_the_finger_stays_open(hand: Hand) -> None:
    tap_twice(hand, hand.page.locator(".bar [data-do=log]"))

    expect(hand.page.locator("dialog .log-sheet")).to_be_visible()


def test_a_sheet_that_closes_leaves_the_table_alone(hand: Hand) -> None:
    page = hand.page
    page.keyboard.press("l")
    expect(page.locator("dialog .log-sheet")).to_be_visible()
    page.evaluate(
        """() => {
          window.heard = 0;
          document.addEventListener("click", () => (window.heard += 1));
        }"""
    )

    tap_twice(hand, page.locator("dialog [data-do=close-sheet]"))

    expect(page.locator("dialog")).to_be_hidden()
    assert page.evaluate("window.heard") == 1


def test_dealing_with_two_quick_taps_puts_no_kept_game_away(hand: Hand) -> None:
    page = hand.page
    games = {f"{FOLDER}citadels.save.{number}": json.dumps(newest(page)) for number in range(1, MOST + 1)}
    page.evaluate("games => Object.assign(localStorage, games)", games)
    page.reload()
    expect(page.locator("[data-do=continue]")).to_be_visible(timeout=READY)

    tap_twice(hand, page.locator(".deal"))

    expect(page.locator("dialog [data-do=deal-anew]")).to_be_visible()
    assert newest(page) == json.loads(games[f"{FOLDER}citadels.save.{MOST}"])


def test_a_pick_made_with_two_quick_taps_does_not_touch_the_next_curtain(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.hurry()
    hand.seats(3)
    hand.people("Ann", "Ben", "Cem")
    hand.deal()
    for _ in range(3):
        hand.open_curtain()
        tap_twice(hand, pointed_at(hand))
        expect(page.locator(".curtain .hold-button:not(.armed)")).to_be_visible()


def test_a_curtain_opens_with_two_quick_taps(page: Page) -> None:
    hand = Hand(page)
    hand.come()
    hand.people("Ann", "Ben")
    hand.deal()
    expect(page.locator("[data-hold]")).to_be_visible(timeout=READY)
    hand.read()
    box = page.locator("[data-hold]").bounding_box()
    assert box is not None

    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(page.locator(".own-hand")).to_be_visible()


def test_a_tap_elsewhere_is_heard_at_once(hand: Hand) -> None:
    target, question = pointed_at(hand), hand.page.locator(hand.question())
    target.tap()
    expect(question).to_have_count(0)

    hand.page.locator(".bar [data-do=menu]").tap()

    expect(hand.page.locator("dialog[open]")).to_be_visible()


def test_a_key_is_heard_at_once(hand: Hand) -> None:
    target, question = pointed_at(hand), hand.page.locator(hand.question())
    target.tap()
    expect(question).to_have_count(0)

    hand.page.keyboard.press("m")

    expect(hand.page.locator("dialog[open]")).to_be_visible()


def test_a_thing_tapped_twice_is_chosen(hand: Hand) -> None:
    hand.read()
    question = hand.page.locator(hand.question())

    hand.things().first.tap()
    hand.things().first.tap()

    expect(question).to_have_count(0)
