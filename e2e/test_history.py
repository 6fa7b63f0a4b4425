"""The history of the tab: orders of two events at a page whose chapters come late, as the browser itself lists it.

tests/page/test_history.py plays all orders of three on a model of browsers; here Chromium says what is true.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Error, Page, Route

from e2e.game_page import READY, GamePage
from e2e.pages import OTHER_PAGES, PAGES, name_of

# An engine that never answers: none of this is about it, and it would take most of the time.
NO_ENGINE = "window.Worker = class { postMessage() {} terminate() {} };"
OTHER = "LICENSE.txt"  # another page of the site, from which the reader comes back
LOOK = """async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise(requestAnimationFrame);
  if (!document.querySelector("[data-do=deal], [data-do=set-up-done]")) return null;
  const sheet = document.querySelector("dialog[open]");
  const pages = sheet ? Number(sheet.querySelector("[data-depth]").dataset.depth) : 0;
  return [history.state?.sheets ?? 0, pages + document.querySelectorAll("main [data-do=set-up-done]").length];
}"""
PRESS = """names => {
  dispatchEvent(new PointerEvent("pointerdown"));
  for (const name of names) window.stage?.onact?.(name, "", "");
}"""
DONE = "done.html"  # asked for by the page when it has done what a test had it do later
SHORTLY = 200  # milliseconds
REPORT_SHEET = f"""void new MutationObserver(() => fetch("{DONE}"))
  .observe(document.getElementById("sheet"), {{ attributes: true }})"""
TURN_PAGE = "() => document.querySelector('dialog[open] [data-arg=contents]')?.click()"
CALM = 4  # looks in a row at which all is well
PATIENCE = 20.0  # seconds

Seen = tuple[int, int, int]  # entries above the page's own, what the entry claims, open sheets
AWAY: Seen = (-1, 0, 0)  # the tab shows something else


class Tab:
    """A tab with a game's page, to which the reader came from elsewhere; its server is slow when a test says so."""

    def __init__(self, page: Page, kind: type[GamePage]) -> None:
        self.context = page.context
        self.kind = kind
        self.slow = False
        self.loaded = False  # whether the chapter that comes late was asked for
        self.waiting: list[Route] = []
        self.context.add_init_script(NO_ENGINE)
        for pattern in ("**/chapters/games.pack", "**/citadels/", "**/*.html", "**/" + OTHER):
            self.context.route(pattern, self._answer)
        self.come(page)

    def _answer(self, route: Route) -> None:
        if self.slow:
            self.waiting.append(route)
        else:
            self.answer(route)

    def come(self, page: Page) -> None:
        """Come to the game from elsewhere in this page, and open each sheet once: from then on they open at once.

        Two entries lie before it: a reader who presses Back twice is away, and not at an earlier visit.
        """
        self.page = page
        self.cdp: CDPSession = self.context.new_cdp_session(page)
        self.page.goto("about:blank")
        self.page.goto("about:blank?")
        self.page.goto(self.kind.address)
        self.first = self.history()[1]
        self.page.locator("[data-do=deal]").wait_for(timeout=READY)
        for name, selector in (("help", "dialog[open]"), ("set-up", "main [data-do=set-up-done]")):
            self.press(name)
            self.page.locator(selector).wait_for()
            self.press("close-sheet", "set-up-done")
            self.settle()

    def history(self) -> tuple[list[dict[str, Any]], int]:
        """The entries of the tab and the place of the current one, as the browser itself has them."""
        answer = self.send("Page.getNavigationHistory")
        return answer["entries"], answer["currentIndex"]

    def send(self, command: str, **arguments: Any) -> dict[str, Any]:
        """Tell the browser something; while a document takes the place of another, it hears nothing."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return dict(self.cdp.send(command, arguments))
            except Error:
                if time.monotonic() > end:
                    raise
                self.cdp = self.context.new_cdp_session(self.page)

    def run(self, script: str) -> Any:
        """Run a script in the page, and return its value.

        Playwright's own `evaluate` waits for a document that is on its way. Where another document is about to take the
        place of this one, the browser may never answer: see `loads`.
        """
        answer = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        return answer["result"].get("value")

    # --- events

    def press(self, *names: str) -> None:
        """Do these actions by a press on the page."""
        self.run(pressing(*names))

    def go(self, by: int) -> None:
        """Press the browser's button, without waiting for what comes."""
        entries, at = self.history()
        if 0 <= at + by < len(entries):
            self.send("Page.navigateToHistoryEntry", entryId=entries[at + by]["id"])

    def loads(self, event: str) -> bool:
        """Whether an event has the browser load a document."""
        entries, at = self.history()
        to = at + {"back": -1, "forward": 1}.get(event, 0)
        return event in LOADING or (0 <= to < len(entries) and entries[to]["url"] != entries[at]["url"])

    def reload(self) -> None:
        """Press the browser's button, without waiting for what comes."""
        self.send("Page.reload")

    def release(self) -> None:
        """Let everything come that was asked for."""
        while self.waiting:
            self.answer(self.waiting.pop(0))

    def answer(self, route: Route) -> None:
        """Let one thing come."""
        if route.request.url.endswith(DONE):
            route.fulfill(body="")
        else:
            route.continue_()

    def wait_for(self, number: int) -> None:
        """Wait until the slow server was asked for so many things, or for none of them in a second."""
        end = time.monotonic() + 1
        while len(self.waiting) < number and time.monotonic() < end:
            self.history()

    # --- what is true

    def look(self) -> Seen | None:
        """The present state; None while the page is on its way."""
        entries, at = self.history()
        address = str(entries[at]["url"]) if at < len(entries) else OTHER
        if address.startswith("about:blank"):
            return AWAY
        if address.endswith(OTHER):
            return None
        try:
            seen = self.page.evaluate(LOOK)
        except Error:  # the document went meanwhile
            return None
        return (at - self.first, seen[0], seen[1]) if seen else None

    def settle(self) -> Seen | None:
        """Let everything come, and come back from the other page; return what is true then, and stays so."""
        self.slow = False
        calm, seen, end = 0, None, time.monotonic() + PATIENCE
        while calm < CALM and time.monotonic() < end:
            self.release()
            entries, at = self.history()
            if at < len(entries) and str(entries[at]["url"]).endswith(OTHER):
                self.go(-1)
            seen = self.look()
            calm = calm + 1 if seen and (seen == AWAY or seen[0] == seen[1] == seen[2]) else 0
        return seen

    def clear(self) -> None:
        """Make the page bare again for the next order."""
        if self.loaded or self.look() == AWAY:
            self.loaded = False
            self.page.close()  # a load or a step in its history may still be on its way
            self.come(self.context.new_page())
        else:
            self.press("close-sheet", "set-up-done")
            self.settle()


def pressing(*names: str) -> str:
    """The script of a press that does these actions."""
    return f"({PRESS})({json.dumps(names)})"


# What happens in the page, and what the browser does.
IN_THE_PAGE = {
    "open a sheet": pressing("help"),
    "open its second page": f"({TURN_PAGE})()",
    "close the sheet": pressing("close-sheet"),
    "open the setup": pressing("set-up"),
    "ask for a late sheet": pressing("games"),
    "leave and return": f"setTimeout(() => window.stage && location.assign({json.dumps(OTHER)})) && null",
}
BY_THE_BROWSER: dict[str, Callable[[Tab], None]] = {
    "the late sheet comes": Tab.release,
    "back": lambda tab: tab.go(-1),
    "forward": lambda tab: tab.go(1),
    "reload": Tab.reload,
}
EVENTS = [*IN_THE_PAGE, *BY_THE_BROWSER]
LOADING = ("reload", "leave and return")  # a document is on its way, and tools cannot reach the page
OPENING = ("open a sheet", "open the setup")
# Where the page went wrong before, or nearly so.
DANGEROUS = [
    ("ask for a late sheet", "reload"),
    ("reload", "open a sheet"),
    ("open a sheet", "reload"),
    ("open a sheet", "leave and return"),
    ("open the setup", "reload"),
    ("back", "open a sheet"),
]


def play(tab: Tab, first: str, second: str) -> Seen | None:
    """Play two events, the second before the first has had its effects; what is true in the end."""
    tab.slow = True
    tab.loaded = "ask for a late sheet" in (first, second)
    ahead = second if second in IN_THE_PAGE and tab.loads(first) else None
    if ahead:  # the page does it by itself, once the document is on its way
        later = SHORTLY if first in LOADING else 0  # elsewhere nothing is slow, and the page is about to go
        tab.run(f"setTimeout(() => {{ {IN_THE_PAGE[ahead]}; fetch('{DONE}'); }}, {later}) && null")
    for event in (first,) if ahead else (first, second):
        if event in IN_THE_PAGE:
            tab.run(IN_THE_PAGE[event])
        else:
            BY_THE_BROWSER[event](tab)
        if event in (*LOADING, "ask for a late sheet"):
            tab.wait_for(1 + len(tab.waiting))
    if ahead:
        tab.wait_for(2)
    return tab.settle()


def is_wrong(first: str, second: str, seen: Seen | None) -> bool:
    """Whether the page is not as it must be: neither at an entry for each open sheet nor left by the reader."""
    if seen == AWAY:
        return "back" not in (first, second) or (second == "back" and first in OPENING)
    return seen is None or not seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("first", EVENTS)
def test_two_events_in_any_order_leave_an_entry_for_each_open_sheet(page: Page, first: str) -> None:
    tab = Tab(page, GamePage)
    wrong = []

    for second in EVENTS:
        seen = play(tab, first, second)
        if is_wrong(first, second, seen):
            wrong.append((second, seen))
        tab.clear()

    assert wrong == []


@pytest.mark.parametrize("kind", OTHER_PAGES, ids=name_of)
def test_so_do_the_dangerous_orders_in_the_other_games(page: Page, kind: type[GamePage]) -> None:
    tab = Tab(page, kind)
    wrong = []

    for first, second in DANGEROUS:
        seen = play(tab, first, second)
        if is_wrong(first, second, seen):
            wrong.append((first, second, seen))
        tab.clear()

    assert wrong == []


@pytest.mark.parametrize("kind", PAGES, ids=name_of)
def test_a_reload_while_a_sheet_is_opening_stays_on_the_page(page: Page, kind: type[GamePage]) -> None:
    """Its sheet came after the reload was asked for, and the page went back past itself."""
    tab = Tab(page, kind)

    tab.slow = True
    tab.run(REPORT_SHEET)
    tab.run(IN_THE_PAGE["ask for a late sheet"])
    tab.wait_for(1)
    tab.reload()
    tab.wait_for(2)
    tab.answer(tab.waiting.pop(0))  # the chapter, and the sheet opens in the document that is about to go
    tab.wait_for(2)
    seen = tab.settle()

    assert seen == (0, 0, 0)


def test_an_entry_that_claims_what_is_not_there_is_put_right(page: Page) -> None:
    tab = Tab(page, GamePage)

    tab.run("history.replaceState({ sheets: 2 }, '')")
    tab.reload()
    seen = tab.settle()

    assert seen == (0, 0, 0)


def test_a_step_over_two_entries_closes_two_pages(page: Page) -> None:
    tab = Tab(page, GamePage)
    tab.press("help")
    tab.run(IN_THE_PAGE["open its second page"])
    wait = tab.settle()

    tab.go(-2)
    seen = tab.settle()

    assert (wait, seen) == ((2, 2, 2), (0, 0, 0))


def test_forward_to_a_closed_sheet_comes_back(page: Page) -> None:
    tab = Tab(page, GamePage)
    tab.press("help")
    tab.settle()
    tab.go(-1)
    tab.settle()

    tab.go(1)
    seen = tab.settle()

    assert seen == (0, 0, 0)


def test_a_page_in_the_page_cache_leaves_the_history_alone(page: Page) -> None:
    """The browser's own events, by hand: Chromium keeps no page that Playwright drives."""
    tab = Tab(page, GamePage)

    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.evaluate("window.stage.onact('help', '', '')")
    page.locator("dialog[open]").wait_for()
    before = tab.look()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    after = tab.settle()

    assert (before, after) == ((0, 0, 1), (1, 1, 1))
