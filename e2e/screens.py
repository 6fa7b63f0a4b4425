"""Every kind of screen, one after the other, for checks that hold on all of them: forced colours, large text."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from e2e.game_page import READY, GamePage
from e2e.taps import click
from e2e.test_hints import play_to_end

# Actions of the first screen that open a sheet, and of a table.
AT_START = ("help", "lessons", "today", "games", "settings", "about")
AT_TABLE = (".bar [data-do=menu]", ".bar [data-do=help]", ".bar [data-do=log]", "[data-do=hint]", "[data-do=draft]")
AT_END = ("review", "share")
ADVICE = ".advice, .review-sheet li, .review-sheet p"  # what stands in a sheet once the engine has answered


def visit(page: Page) -> Iterator[str]:
    """Open one screen after the other and yield the name of each while it is in sight."""
    table = GamePage(page, seed=3)
    table.open(instant=True)
    yield "start"
    for name in AT_START:
        click(page.locator(f"main [data-do={name}]"))
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        yield name
        close_sheet(table)
    yield from phones(table)
    yield from _setup(table)
    yield from _table(table)
    yield from _curtain(table)
    yield from _end(table)
    page.goto("./replay.html")
    expect(page.locator("#paste")).to_be_visible(timeout=READY)
    yield "replay"


def phones(table: GamePage) -> Iterator[str]:
    """Phones join the table; then the page of one that wants to."""
    page = table.page
    for act, sight in (("phones", ".stepper"), ("phones-without", "img.code"), ("phones-read", "#code-pasted")):
        click(page.locator(f"[data-do={act}]"))
        expect(page.locator(sight)).to_be_visible(timeout=READY)
        yield act
    page.goto("about:blank")
    page.goto("./#join=abc")
    expect(page.locator("[data-do=guest-sit]")).to_be_visible(timeout=READY)
    yield "guest"
    page.goto("about:blank")
    table.open()


def _setup(table: GamePage) -> Iterator[str]:
    page = table.page
    table.show_options()
    yield "setup"
    folded = page.locator(".setup .fold-toggle[aria-expanded=false]")
    while folded.count():
        click(folded.first)
    yield "setup, all of it"
    table.set_seed(4)


def _table(table: GamePage) -> Iterator[str]:
    page = table.page
    table.deal()
    table.wait_for_question()
    yield "draft"
    click(page.locator(".things button").first)
    yield "draft, one pointed at"
    table.decide()
    while table.wait_for_question() and not page.locator("#decision [data-do=tray]").count():
        table.decide()
    yield "turn"
    for opener in (".own-hand .card", ".medal-button[data-do=role]", *AT_TABLE):
        table.wait_for_taps()
        page.locator(opener).first.dispatch_event("click")  # large letters may have it below the panel
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        if "hint" in opener:
            expect(page.locator(ADVICE).first).to_be_visible(timeout=READY)
        yield opener
        close_sheet(table)
    click(page.locator("#decision [data-do=tray]").first)
    expect(page.locator(".tray")).to_be_visible()
    yield "tray"


def _curtain(table: GamePage) -> Iterator[str]:
    table.open()
    table.seat_people("Ann", "Ben")
    table.deal()
    expect(table.page.locator(".curtain [data-hold]")).to_be_visible(timeout=READY)
    yield "curtain"


def _end(table: GamePage) -> Iterator[str]:
    page = table.page
    page.evaluate("() => localStorage.clear()")
    play_to_end(page)
    yield "end"
    for name in AT_END:
        click(page.locator(f"main [data-do={name}]"))
        expect(page.locator("dialog #sheet-title")).to_be_visible(timeout=READY)
        yield name
        close_sheet(table)


def close_sheet(table: GamePage) -> None:
    """Close the open sheet, and every page of it that lies below."""
    click(table.page.locator("dialog [data-do=close-sheet]").first)
    expect(dialog(table.page)).to_have_count(0)


def dialog(page: Page) -> Locator:
    """The open sheet."""
    return page.locator("dialog[open]")
