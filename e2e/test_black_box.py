"""Errors and actions that the device keeps (site/js/black-box.js), as the sheet About shows them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import ConsoleErrors
from e2e.game_page import READY, GamePage
from e2e.pages import PAGES, name_of
from e2e.taps import click, tap
from e2e.waits import wait_until

NAMES = ("TypeError: Xaver", "at Yvo (y.js:1:2)", "<b>Zoë</b>")
PRIVATE = re.compile("Xaver|Yvo|Zoë", re.IGNORECASE)
# Ways in which something of a page fails: a script, a promise, the page's Python in a task, with names in their texts.
FAILURES = """names => {
  const text = names.join(" ");
  setTimeout(() => { throw new TypeError(text); });
  Promise.reject(new Error(text));
  setTimeout(() => JSON.parse('{"names": ["' + text + '"'));
  const trace = 'Traceback (most recent call last):\\n  File "table/page.py", line 1, in act\\nValueError: ';
  window.stage.trouble(text, trace + text);
}"""
# Run in the worker: its next answer is that the engine raised an exception.
STOP = """() => {
  const post = self.postMessage;
  self.postMessage = () => {
    self.postMessage = post;
    const trace = 'Traceback:\\n  File "tabletop/table/worker.py", line 3, in answer\\nKeyError: 7';
    post({ problem: "KeyError(7)", trace });
  };
}"""
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
CONTENTS = "() => JSON.parse(window.blackBox.contents())"


ON_PURPOSE = f"() => ({CONTENTS})().errors.some(error => error.text === 'on purpose')"


@pytest.fixture(autouse=True)
def without_service_worker(context: BrowserContext) -> None:
    """A browser that has none: where Playwright blocks it, registering fails late, and the page keeps that error."""
    context.add_init_script(NO_SERVICE_WORKER)


def show_faults(table: GamePage) -> str:
    """Open the sheet of kept errors from About, and return its text."""
    page = table.page
    page.evaluate("window.stage.onact('about', '', '')")
    click(page.locator("dialog [data-do=faults]"))
    expect(page.locator(".faults-text")).to_be_visible(timeout=READY)
    return str(page.locator(".faults-text").inner_text())


@pytest.mark.usefixtures("warm_engine")
def test_nothing_private_is_kept_of_a_game_of_several_people(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("")
    table = GamePage(page)
    table.open(instant=True)
    table.set_seats(4)
    table.seat_people(*NAMES)
    table.deal()
    table.open_curtain()
    table.decide()
    hands = json.loads(page.evaluate('window.engine.ask(\'{"do": "look"}\')'))
    page.evaluate(FAILURES, NAMES)
    wait_until(page, f"() => ({CONTENTS})().errors.length >= 4")

    contents = page.evaluate("window.blackBox.contents()")

    cards = re.findall(r'"card": ?"(\w+)"', json.dumps(hands.get("view", {})))
    moves = [action for action in json.loads(contents)["actions"] if " " in action]
    assert (PRIVATE.search(contents), moves, [card for card in cards if f'"{card}"' in contents]) == (None, [], [])


@pytest.mark.parametrize("kind", PAGES, ids=name_of)
def test_about_shows_an_error_with_its_game_and_what_was_done(
    page: Page, console_errors: ConsoleErrors, kind: type[GamePage]
) -> None:
    console_errors.expect("on purpose")
    table = kind(page)
    table.start_table()
    page.evaluate("setTimeout(() => { throw new TypeError('on purpose'); })")
    wait_until(page, ON_PURPOSE)
    page.reload()
    expect(page.locator("[data-do=continue]")).to_be_visible(timeout=READY)
    click(page.locator("[data-do=continue]"))
    expect(page.locator(".decision")).to_be_visible(timeout=READY)

    text = show_faults(table)

    wanted = (
        r"TypeError: on purpose",
        rf"{kind.name}\.save\S*, round \d",
        r"after: .*deal",
        r"The game on the table: \S+",
    )
    assert [pattern for pattern in wanted if not re.search(pattern, text)] == [], text


@pytest.mark.usefixtures("warm_engine")
def test_the_reader_copies_and_clears_it(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("on purpose")
    table = GamePage(page)
    table.open()
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.evaluate("setTimeout(() => { throw new TypeError('on purpose'); })")
    wait_until(page, ON_PURPOSE)
    text = show_faults(table)
    tap(page.locator("[data-do=faults-copy]"))
    wait_until(page, "() => window.copied")
    tap(page.locator("[data-do=faults-clear]"))
    expect(page.locator(".faults-text")).to_have_count(0)

    contents = page.evaluate(CONTENTS)["errors"]

    assert (page.evaluate("window.copied").strip(), contents) == (text.strip(), [])


@pytest.mark.usefixtures("warm_engine")
def test_an_engine_that_stops_leaves_its_places(page: Page) -> None:
    GamePage(page).open()
    wait_until(page, "() => window.engine.stage === 'ready'")
    page.workers[0].evaluate(STOP)

    page.evaluate('window.engine.ask(\'{"do": "hello"}\')')

    errors = page.evaluate(CONTENTS)["errors"]
    assert [(error["kind"], error["frames"]) for error in errors if error["source"] == "engine stopped"] == [
        ("KeyError", ['File "tabletop/table/worker.py", line 3, in answer'])
    ]


@pytest.mark.usefixtures("warm_engine")
def test_two_tabs_keep_and_clear_the_same_errors(page: Page, console_errors: ConsoleErrors) -> None:
    console_errors.expect("in the")
    table = GamePage(page)
    table.open()
    other = GamePage(page.context.new_page())
    other.open(page.url)
    has_error = "() => JSON.parse(window.blackBox.contents()).errors.some(error => error.text.startsWith('in the %s'))"
    for tab, name in ((page, "first"), (other.page, "second")):
        tab.evaluate("name => void setTimeout(() => { throw new TypeError(`in the ${name}`); })", name)
        for each in (page, other.page):  # a browser shares what one tab stores with the others a little later
            wait_until(each, has_error % name)
    show_faults(other)
    tap(other.page.locator("[data-do=faults-clear]"))
    wait_until(page, f"() => !({has_error % ''})()")

    page.evaluate("window.blackBox.keep('again', 'x')")

    errors = page.evaluate(CONTENTS)["errors"]
    assert [error["source"] for error in errors] == ["again"]


@pytest.mark.usefixtures("warm_engine")
@pytest.mark.parametrize("stored", [{"errors": [{}], "actions": [7]}, {"errors": [{"at": 1, "frames": {}}]}])
def test_a_damaged_box_does_not_stop_the_sheet(page: Page, console_errors: ConsoleErrors, stored: object) -> None:
    console_errors.expect("on purpose")
    page.goto("./embed.html")
    page.evaluate(
        "text => localStorage.setItem(new URL('.', location).pathname + 'citadels.black-box', text)", json.dumps(stored)
    )
    table = GamePage(page)
    table.open()
    page.evaluate("setTimeout(() => { throw new TypeError('on purpose'); })")
    wait_until(page, ON_PURPOSE)

    assert "TypeError: on purpose" in show_faults(table)
