"""Every kind of screen, one after the other, for checks that hold on all of them: forced colours, large text."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from e2e.hand import READY, Hand
from e2e.test_hints import ended

# Actions of the first screen that open a sheet, and of a table.
AT_START = ("help", "lessons", "today", "games", "settings", "about")
AT_TABLE = (".bar [data-do=menu]", ".bar [data-do=help]", ".bar [data-do=log]", "[data-do=hint]", "[data-do=draft]")
AT_END = ("review", "share")
ADVICE = ".advice, .review-sheet li, .review-sheet p"  # what stands in a sheet once the engine has answered


def visit(page: Page) -> Iterator[str]:
    """Open one screen after the other and yield the name of each while it is in sight."""
    hand = Hand(page, seed=3)
    hand.come()
    hand.hurry()
    yield "start"
    for name in AT_START:
        page.locator(f"main [data-do={name}]").click()
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        yield name
        close_sheet(hand)
    yield from _setup(hand)
    yield from _table(hand)
    yield from _curtain(hand)
    yield from _end(hand)
    page.goto("./replay.html")
    expect(page.locator("#paste")).to_be_visible(timeout=READY)
    yield "replay"


def _setup(hand: Hand) -> Iterator[str]:
    page = hand.page
    hand.unfold_options()
    yield "setup"
    folded = page.locator(".setup .fold-toggle[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    yield "setup, all of it"
    hand.seed(4)


def _table(hand: Hand) -> Iterator[str]:
    page = hand.page
    hand.deal()
    hand.asked()
    yield "draft"
    page.locator(".things button").first.click()
    yield "draft, one pointed at"
    hand.decide()
    while hand.asked() and not page.locator("#decision [data-do=tray]").count():
        hand.decide()
    yield "turn"
    for opener in (".own-hand .card", ".medal-button[data-do=role]", *AT_TABLE):
        hand.read()
        page.locator(opener).first.dispatch_event("click")  # large letters may have it below the panel
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        if "hint" in opener:
            expect(page.locator(ADVICE).first).to_be_visible(timeout=READY)
        yield opener
        close_sheet(hand)
    hand.read()
    page.locator("#decision [data-do=tray]").first.click()
    expect(page.locator(".tray")).to_be_visible()
    yield "tray"


def _curtain(hand: Hand) -> Iterator[str]:
    hand.come()
    hand.people("Ann", "Ben")
    hand.deal()
    expect(hand.page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    yield "curtain"


def _end(hand: Hand) -> Iterator[str]:
    page = hand.page
    page.evaluate("() => localStorage.clear()")
    ended(page)
    yield "end"
    for name in AT_END:
        hand.read()
        page.locator(f"main [data-do={name}]").click()
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        yield name
        close_sheet(hand)


def close_sheet(hand: Hand) -> None:
    """Close the open sheet, and every page of it that lies below."""
    hand.read()  # the last sheet was closed by a tap in the same place
    hand.page.locator("dialog [data-do=close-sheet]").first.click()
    expect(dialog(hand.page)).to_have_count(0)


def dialog(page: Page) -> Locator:
    """The open sheet."""
    return page.locator("dialog[open]")
