"""Starting: the memory of a started engine is kept and taken up at the next start; without one all goes as at first."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.taps import click
from e2e.waits import wait_for_mark, wait_until

CACHE = "caches.open('citadels-engine-' + new URL('./', location.href))"
# In the place of Pyodide's first script: the same, and the snapshot that it starts from can be looked at in the worker.
WATCHED = """import * as real from "./pyodide.js?real";
export function loadPyodide(how) {
  self.snapshot = how._loadSnapshot;
  return real.loadPyodide(how);
}"""
MEMORY = f"async () => (await (await {CACHE}).keys()).map(request => request.url)"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without the service worker: what it keeps is another matter."""
    return {**browser_context_args, "service_workers": "block"}


def started(page: Page) -> bool:
    """Wait until the engine is ready; whether it was taken up from what was kept."""
    wait_for_mark(page, "engine-ready")
    return bool(page.evaluate("performance.getEntriesByName('engine-ready')[0].detail.recalled"))


@pytest.fixture
def started_page(page: Page) -> Page:
    """A page that has kept its engine's memory."""
    page.goto("./")
    started(page)
    wait_until(page, f"async () => (await ({MEMORY})()).length === 1")
    return page


def replace(page: Page, made: str) -> None:
    """Put another answer in the place of what is kept: `made` makes it of the one kept."""
    page.evaluate(
        f"""async () => {{
          const cache = await {CACHE};
          const [key] = await ({MEMORY})();
          await cache.put(key, await ({made})(await cache.match(key)));
        }}"""
    )


def test_the_first_start_is_from_the_beginning(page: Page) -> None:
    page.goto("./")

    assert started(page) is False


def test_the_next_start_takes_up_what_was_kept(started_page: Page) -> None:
    started_page.reload()

    assert started(started_page) is True


def test_what_was_taken_up_is_freed_once_the_engine_has_started(started_page: Page) -> None:
    """Docs/adr/0022: Pyodide refers to it as long as the engine runs."""
    started_page.route("**/pyodide.js", lambda route: route.fulfill(body=WATCHED, content_type="text/javascript"))
    started_page.reload()
    started(started_page)

    assert started_page.workers[0].evaluate("self.snapshot.buffer.byteLength") == 0


def test_a_game_is_dealt_after_a_start_from_memory(started_page: Page) -> None:
    started_page.reload()
    click(started_page.locator("button.deal"))

    expect(started_page.locator("#decision-title")).to_be_visible(timeout=60_000)


def test_in_a_frame_the_engine_is_a_guest_and_keeps_nothing(started_page: Page) -> None:
    started_page.route(
        "**/host.html", lambda route: route.fulfill(body='<iframe src="./"></iframe>', content_type="text/html")
    )
    with started_page.expect_event("worker") as worker:
        started_page.goto("./host.html")

    assert worker.value.evaluate("self.name") == "guest"


def test_a_damaged_memory_is_not_taken_up(started_page: Page) -> None:
    replace(
        started_page,
        """async kept => {
          const bytes = new Uint8Array(await kept.arrayBuffer());
          bytes[bytes.length >> 1] ^= 1;
          return new Response(bytes, { headers: kept.headers });
        }""",
    )
    started_page.reload()

    assert started(started_page) is False


def test_a_memory_that_python_refuses_is_not_the_end(started_page: Page) -> None:
    replace(
        started_page,
        """async () => {
          const bytes = new Uint8Array(new Uint32Array([2 ** 25, 0]).buffer); // no pages: nothing in 32 MiB
          const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
          const hash = Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
          return new Response(bytes, { headers: { "x-hash": hash } });
        }""",
    )
    started_page.reload()

    assert started(started_page) is False


def test_another_versions_memory_goes(started_page: Page) -> None:
    started_page.evaluate(
        f"""async () => {{
          const cache = await {CACHE};
          const [key] = await ({MEMORY})();
          await cache.put(key + "-older", await cache.match(key));
          await cache.delete(key);
        }}"""
    )
    started_page.reload()
    wait_until(started_page, f"async () => (await ({MEMORY})()).some(url => !url.endsWith('-older'))")

    assert len(started_page.evaluate(MEMORY)) == 1
