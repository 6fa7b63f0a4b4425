"""Starting: the memory of a started engine is kept and taken up at the next start; without one all goes as at first."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.taps import click
from e2e.waits import wait_for_mark
from e2e.warm_engine import BLANK

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


def wait_for_memory(page: Page) -> None:
    """Wait until the page has stored its engine's memory, some seconds after the start (site/js/memory.js)."""
    page.evaluate(
        f"""async () => {{
          while (!(await ({MEMORY})()).some(url => !url.endsWith("-older"))) {{
            await new Promise(done => setTimeout(done, 100));
          }}
        }}"""
    )


@pytest.fixture
def been_here(page: Page, warm_engine: None) -> Page:
    """A page of the site without scripts, on a device that has the memory of a started engine."""
    page.goto(BLANK)
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


def test_the_first_start_is_from_the_beginning_and_the_next_from_what_it_stored(page: Page) -> None:
    page.goto("./")
    first = started(page)
    wait_for_memory(page)
    page.reload()
    click(page.locator("button.deal"))

    expect(page.locator("#decision-title")).to_be_visible(timeout=60_000)
    assert (first, started(page)) == (False, True)


def test_what_was_taken_up_is_freed_once_the_engine_has_started(been_here: Page) -> None:
    """Docs/adr/0022: Pyodide refers to it as long as the engine runs."""
    been_here.route("**/pyodide.js", lambda route: route.fulfill(body=WATCHED, content_type="text/javascript"))
    been_here.goto("./")
    started(been_here)

    assert been_here.workers[0].evaluate("self.snapshot.buffer.byteLength") == 0


def test_in_a_frame_the_engine_is_a_guest_and_keeps_nothing(been_here: Page) -> None:
    been_here.route(
        "**/host.html", lambda route: route.fulfill(body='<iframe src="./"></iframe>', content_type="text/html")
    )
    with been_here.expect_event("worker") as worker:
        been_here.goto("./host.html")

    assert worker.value.evaluate("self.name") == "guest"


def test_a_damaged_memory_is_not_taken_up(been_here: Page) -> None:
    replace(
        been_here,
        """async kept => {
          const bytes = new Uint8Array(await kept.arrayBuffer());
          bytes[bytes.length >> 1] ^= 1;
          return new Response(bytes, { headers: kept.headers });
        }""",
    )
    been_here.goto("./")

    assert started(been_here) is False


def test_a_memory_that_python_refuses_is_not_the_end(been_here: Page) -> None:
    replace(
        been_here,
        """async () => {
          const bytes = new Uint8Array(new Uint32Array([2 ** 25, 0]).buffer); // no pages: nothing in 32 MiB
          const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
          const hash = Array.from(digest, byte => byte.toString(16).padStart(2, "0")).join("");
          return new Response(bytes, { headers: { "x-hash": hash } });
        }""",
    )
    been_here.goto("./")

    assert started(been_here) is False


def test_another_versions_memory_goes(been_here: Page) -> None:
    been_here.evaluate(
        f"""async () => {{
          const cache = await {CACHE};
          const [key] = await ({MEMORY})();
          await cache.put(key + "-older", await cache.match(key));
          await cache.delete(key);
        }}"""
    )
    been_here.goto("./")
    wait_for_memory(been_here)

    assert len(been_here.evaluate(MEMORY)) == 1
