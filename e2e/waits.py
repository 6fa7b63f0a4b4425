"""Waits for what a page does out of sight. Playwright's own wait needs an `eval`, which the page's policy forbids."""

from __future__ import annotations

from playwright.sync_api import Frame, Page

# Asks the service worker to look at every kept file, and to fetch what is missing: whether all are whole then.
WHOLE = """() => new Promise(async done => {
  const channel = new MessageChannel();
  channel.port1.onmessage = event => done(event.data);
  (await navigator.serviceWorker.ready).active.postMessage("whole?", [channel.port2]);
})"""


def wait_for_mark(page: Page | Frame, name: str) -> None:
    """Wait until the page has set a mark, now or before: the browser tells of it."""
    page.evaluate(
        """name => new Promise((done, fail) => {
          const find = list => list.getEntriesByName(name).length && done();
          new PerformanceObserver(find).observe({ type: "mark", buffered: true });
          setTimeout(fail, 90_000, new Error("no mark " + name));
        })""",
        name,
    )


def wait_until(page: Page | Frame, condition: str) -> None:
    """Check a condition in every frame until it holds. (Playwright's own wait for this needs an `eval`.)"""
    page.evaluate(
        f"""async () => {{
          const holds = {condition};
          const last = performance.now() + 90_000;
          while (!(await holds())) {{
            if (performance.now() > last) throw new Error("not in 90 s");
            await new Promise(requestAnimationFrame);
          }}
        }}"""
    )


def wait_until_idle(page: Page | Frame) -> None:
    """Wait until the engine has answered every request so far and the page has drawn the answers.

    For tests that something does *not* appear: what was wrongly asked for is there by then. Answers come in order: an
    answer to a request of our own is the last; a page's task may take a few turns to draw one.
    """
    page.evaluate(
        """async () => {
          await window.engine.ask('{"do": "hello"}');
          for (let turn = 0; turn < 5; turn++) await window.stage.turn();
          await new Promise(requestAnimationFrame);
          await window.stage.turn();
        }"""
    )
