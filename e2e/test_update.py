"""Updates: "Update now" brings the new page at once, whatever the old service worker is doing (docs/adr/0034)."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import ConsoleErrors, watch_requests
from e2e.own_sites import AWAY, UPDATE, OwnHandler, OwnSite, renew, serve_copy
from e2e.taps import click
from e2e.waits import WHOLE, wait_for_mark, wait_until

BUSY = 2  # processes beside the browser: as many as a small machine has cores
LIMIT = 2000  # ms from the tap to the new page
LINE = ".edge-line"
# The new page's answer, in ms after the tap.
NOTE_TAPS = """addEventListener("click", () => {
  sessionStorage.tap = performance.timeOrigin + performance.now();
}, true);"""
ANSWERED = """() => {
  const [{ responseEnd }] = performance.getEntriesByType("navigation");
  return performance.timeOrigin + responseEnd - Number(sessionStorage.tap);
}"""
# Has every file looked at, and is answered at once.
LOOK = f"() => void ({WHOLE})()"
# As a full disk might: one file is gone, and another is half of what it was.
LOSE = """async name => {
  const cache = await caches.open((await caches.keys()).find(name => name.startsWith("citadels-precache")));
  return cache.delete((await cache.keys()).find(request => request.url.includes(name)));
}"""
BREAK = """async name => {
  const cache = await caches.open((await caches.keys()).find(name => name.startsWith("citadels-precache")));
  await cache.put((await cache.keys()).find(request => request.url.includes(name)), new Response("half"));
}"""
SIZE = """async name => {
  const cache = await caches.open((await caches.keys()).find(name => name.startsWith("citadels-precache")));
  const stored = await cache.match((await cache.keys()).find(request => request.url.includes(name)));
  return (await stored.blob()).size;
}"""


class HoldingHandler(OwnHandler):
    """A host that lets a request for one file wait."""

    name: ClassVar[str] = ""
    came: ClassVar[threading.Event]
    may_go: ClassVar[threading.Event]

    def do_GET(self) -> None:  # noqa: N802 - the base class's name
        """Answer, perhaps later."""
        if self.name and self.path.endswith(self.name):
            self.came.set()
            self.may_go.wait(120)
        super().do_GET()


class HoldingSite(OwnSite):
    """A site on such a host."""

    kind = HoldingHandler

    def hold(self, name: str) -> None:
        """From now on, let requests for a file wait."""
        HoldingHandler.came, HoldingHandler.may_go = threading.Event(), threading.Event()
        HoldingHandler.name = name

    def wait_for_request(self) -> None:
        """Wait until the file has been asked for."""
        assert HoldingHandler.came.wait(60), f"{HoldingHandler.name} was not asked for"

    def release(self) -> None:
        """Answer all requests again."""
        if HoldingHandler.name:
            HoldingHandler.name = ""
            HoldingHandler.may_go.set()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With service workers, and with the page's policy in force."""
    return {**browser_context_args, "bypass_csp": False, "service_workers": "allow"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[HoldingSite]:
    """A copy of the built site for this test alone."""
    for site in serve_copy(HoldingSite, tmp_path):
        yield site
        site.release()


@pytest.fixture(autouse=True)
def no_external_requests(context: BrowserContext, own: HoldingSite) -> Iterator[list[str]]:
    """As in every browser test, for this site of its own."""
    yield from watch_requests(context, own)


@pytest.fixture
def visited(page: Page, own: HoldingSite) -> Page:
    """A page whose files are all stored."""
    page.add_init_script(NOTE_TAPS)
    page.goto(own.url)
    wait_for_mark(page, "offline-ready")
    return page


@pytest.fixture
def busy() -> Iterator[None]:
    """A processor with other things to do."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    yield
    for process in processes:
        process.kill()
        process.wait()


def visit(page: Page, own: HoldingSite) -> None:
    """Open the first screen, and touch it: a page in use does not take a version by itself."""
    page.goto(own.url)
    click(page.locator("h1"))


def offer(page: Page, own: HoldingSite) -> None:
    """Put a new version on the server, and wait until the page offers it."""
    renew(own)
    page.evaluate(UPDATE)
    expect(page.get_by_role("button", name="Update now")).to_be_visible(timeout=60_000)


def update(page: Page) -> None:
    """Tap, and wait for the new page."""
    click(page.get_by_role("button", name="Update now"))
    expect(page.locator("#newer")).to_have_count(1, timeout=60_000)


def be_right_after_a_visit(page: Page, own: HoldingSite) -> None:
    """Have just opened the page."""
    visit(page, own)
    offer(page, own)


def look_at_files(page: Page, own: HoldingSite) -> None:
    """Have the files looked at."""
    visit(page, own)
    offer(page, own)
    page.evaluate(LOOK)


def have_another_tab_ask(page: Page, own: HoldingSite) -> None:
    """Have another tab ask whether all is whole."""
    other = page.context.new_page()
    visit(other, own)
    visit(page, own)
    offer(page, own)
    other.evaluate(LOOK)


def be_at_rest(page: Page, own: HoldingSite) -> None:
    """Have no look going on."""
    visit(page, own)
    offer(page, own)
    assert page.evaluate(WHOLE)


STATES = {
    "right after a visit": be_right_after_a_visit,
    "while files are looked at": look_at_files,
    "while another tab asks": have_another_tab_ask,
    "at rest": be_at_rest,
}


@pytest.mark.usefixtures("busy")
@pytest.mark.parametrize("prepare", STATES.values(), ids=STATES)
def test_the_new_page_comes_within_two_seconds_of_the_tap(
    visited: Page, own: HoldingSite, prepare: Callable[[Page, HoldingSite], None]
) -> None:
    prepare(visited, own)

    update(visited)

    assert visited.evaluate(ANSWERED) <= LIMIT


def test_an_update_does_not_wait_for_a_file_that_does_not_come(visited: Page, own: HoldingSite) -> None:
    """The old worker fetches what it misses; the host does not answer."""
    visit(visited, own)
    offer(visited, own)
    assert visited.evaluate(LOSE, "embed.html")
    own.hold("embed.html")
    visited.evaluate(LOOK)
    own.wait_for_request()

    update(visited)


def test_a_tab_whose_question_an_update_cuts_off_is_answered_by_the_new_worker(
    visited: Page, own: HoldingSite, console_errors: ConsoleErrors
) -> None:
    console_errors.expect("ERR_FAILED|Failed to fetch")
    other = visited.context.new_page()
    visit(other, own)
    visit(visited, own)
    wait_for_mark(other, "engine-ready")
    wait_until(other, "() => Boolean(window.stage.keeper)")
    offer(visited, own)
    assert visited.evaluate(LOSE, "embed.html")
    own.hold("embed.html")
    other.evaluate("() => void stage.keeper('whole? citadels').then(whole => performance.mark('whole-' + whole))")
    own.wait_for_request()
    update(visited)

    own.release()

    wait_for_mark(other, "whole-true")


def hold_worker(page: Page, own: HoldingSite) -> None:
    """Have a request of another tab hold the active worker, which answers for the page."""
    other = page.context.new_page()
    visit(other, own)
    own.hold("workshop.html")
    other.evaluate("() => void fetch('workshop.html')")
    own.wait_for_request()


@pytest.fixture
def held(visited: Page, own: HoldingSite) -> Page:
    """A page with an update to take, and an old worker that is held."""
    visit(visited, own)
    hold_worker(visited, own)
    offer(visited, own)
    return visited


@pytest.fixture
def held_offline(held: Page, own: HoldingSite, console_errors: ConsoleErrors) -> Page:
    """The same without a server, once it was asked for the update."""
    console_errors.expect(AWAY)
    own.stop()
    click(held.get_by_role("button", name="Update now"))
    return held


def test_the_line_says_that_it_updates_and_cannot_be_pressed_again(held_offline: Page) -> None:
    expect(held_offline.locator(LINE)).to_have_text("Updating…")
    expect(held_offline.locator(LINE).get_by_role("button")).to_have_count(0)


def test_an_update_that_is_held_up_without_a_server_says_so_and_can_be_tried_again(held_offline: Page) -> None:
    expect(held_offline.locator(LINE)).to_contain_text("Close the other tabs")

    click(held_offline.get_by_role("button", name="Try again"))

    expect(held_offline.locator(LINE)).to_have_text("Updating…")


def test_an_update_comes_within_two_seconds_though_the_old_worker_is_held(held: Page) -> None:
    update(held)

    assert held.evaluate(ANSWERED) <= LIMIT


def test_an_update_comes_by_itself_though_the_old_worker_is_held(visited: Page, own: HoldingSite) -> None:
    """Nothing was done on the page."""
    visited.goto(own.url)
    hold_worker(visited, own)
    renew(own)

    visited.evaluate(UPDATE)

    expect(visited.locator("#newer")).to_have_count(1, timeout=60_000)


def test_an_update_that_is_held_up_is_offered_to_a_page_in_use(visited: Page, own: HoldingSite) -> None:
    """Pages that were not in use when the update came are in use now."""
    visited.goto(own.url)
    hold_worker(visited, own)
    renew(own)
    visited.evaluate("""async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const touch = () => document.querySelector("h1").click();
      registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming.addEventListener("statechange", () => setTimeout(touch), { once: true });
      });
    }""")

    visited.evaluate(UPDATE)

    expect(visited.get_by_role("button", name="Update now")).to_be_visible(timeout=60_000)


def test_an_update_comes_by_itself_once_nothing_holds_it_up(held_offline: Page, own: HoldingSite) -> None:
    own.start()
    own.release()

    expect(held_offline.locator("#newer")).to_have_count(1, timeout=60_000)


def test_the_worker_of_an_earlier_build_gives_way_without_knowing_the_question(page: Page, own: HoldingSite) -> None:
    """Earlier workers ignore "stop"."""
    worker = own.folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    assert text.count('"stop"') == 1
    worker.write_text(text.replace('"stop"', '"unheard"'), encoding="utf-8")
    page.goto(own.url)
    wait_for_mark(page, "offline-ready")
    visit(page, own)
    offer(page, own)

    update(page)


def test_a_page_that_cannot_ask_for_it_is_looked_at_all_the_same(
    visited: Page, own: HoldingSite, console_errors: ConsoleErrors
) -> None:
    """Its own script is damaged, so that it does not start (site/sw.js)."""
    console_errors.expect("page: |console: ")
    size = visited.evaluate(SIZE, "/js/page.js")
    observer = visited.context.new_page()  # of the same site; the damaged page loads itself again
    observer.goto(own.url + "LICENSE.txt")
    visited.evaluate(BREAK, "/js/page.js")
    visited.reload()

    wait_until(observer, f"async () => (await ({SIZE})('/js/page.js')) === {size}")
