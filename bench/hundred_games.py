"""Measure a page's memory: whole games by bots, one after the other, in one page that is never reloaded.

    .venv/bin/python -m bench.hundred_games                 a hundred games by four Random bots, classic set
    .venv/bin/python -m bench.hundred_games --games 40 --every 5 --bot strong
    .venv/bin/python -m bench.hundred_games --page island.html --games 10 --every 1
    .venv/bin/python -m bench.hundred_games --page island.html --games 60 --minutes 25    ends at 25 minutes

A line at every so many games, each on the first screen and after a collection of garbage in page and worker: the
page's JavaScript heap, the memory that the worker's Python has taken from the browser, the renderer's private memory
and its proportional share (PSS) as Linux counts them, DOM nodes and listeners. The last line says how far the last
figures lie from those at game 20, in per cent; `short` is after word that memory is short. Linux only: it reads /proc.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import re
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from build.browser import system_chromium
from build.paths import DIST
from build.serve import Handler

COLUMNS = ("heap MB", "Python MB", "renderer MB", "PSS MB", "nodes", "listeners")
REFERENCE = 20
AT_REST = 3_000  # milliseconds in which the browser gives memory back
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"]
MB = 1_000_000
# In the worker: what Pyodide's memory has grown to is what its typed arrays lie in.
WATCH_MEMORY = """
const plain = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await plain(...given);
  self.memories = [...(self.memories ?? []), made.exports?.memory ?? made.instance?.exports.memory];
  return made;
};
"""

# In the page, so that nothing but the page itself is at work in it: plays so many games and goes to the first screen.
PLAY = """games => new Promise(done => {
  const tap = name => document.querySelector(`[data-do=${name}]`)?.click();
  document.querySelector("button.deal").click();
  let over = false;
  const watch = setInterval(() => {
    const before = over;
    over = document.querySelector(".over [data-do=again]") !== null;
    if (!over || before) return;
    if (--games) return tap("again");
    clearInterval(watch);
    tap("new-table");
    done();
  }, 20);
})"""


def main() -> None:
    """Play and print."""
    argument_parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    argument_parser.add_argument("--games", type=int, default=100)
    argument_parser.add_argument("--every", type=int, default=10)
    argument_parser.add_argument("--bot", default="newcomer")
    argument_parser.add_argument("--page", default="index.html", help="of the game that is played")
    argument_parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more games after these")
    options = argument_parser.parse_args()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(DIST)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=system_chromium(), args=ARGUMENTS)
        _play(chromium, f"http://127.0.0.1:{server.server_port}/{options.page}", options)
        chromium.close()
    server.shutdown()


def _play(chromium: Browser, url: str, options: argparse.Namespace) -> None:
    page = chromium.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce", service_workers="block")
    page.set_default_timeout(120_000)
    page.route(re.compile(r"/js/engine\.js"), _watched)
    page.goto(url)
    page.locator(".foot-links [data-do=settings]").click()
    page.locator("dialog input[value=instant]").check()
    page.locator("dialog [data-do=close-sheet]").click()
    page.locator("[data-do=set-up]").click()
    page.locator(".place").first.wait_for()
    for seat in range(page.locator(".place").count()):
        page.locator(".place select").nth(seat).select_option(options.bot)
    session = page.context.new_cdp_session(page)
    print(f"{'games':>6}", *(f"{name:>16}" for name in COLUMNS))
    reference: list[float] = []
    end = time.monotonic() + 60 * options.minutes
    for game in range(options.every, options.games + 1, options.every):
        page.evaluate(PLAY, options.every)
        page.locator("button.deal").wait_for()
        now = _measured(page, session)
        reference = now if game <= REFERENCE else reference
        print(f"{game:>6}", *(f"{value:>16,.2f}" for value in now), flush=True)
        if time.monotonic() > end:
            break
    changes = [100 * (value / before - 1) for value, before in zip(now, reference, strict=True)]
    print(f"{'%':>6}", *(f"{change:>+16.1f}" for change in changes))
    session.send("Memory.simulatePressureNotification", {"level": "critical"})
    page.wait_for_timeout(AT_REST)
    print(f"{'short':>6}", *(f"{value:>16,.2f}" for value in _measured(page, session)))


def _watched(route: Any) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=WATCH_MEMORY + answer.text())


def _measured(page: Page, session: CDPSession) -> list[float]:
    python = page.workers[0].evaluate("(gc(), self.memories.at(-1).buffer.byteLength)")
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    counted = session.send("Memory.getDOMCounters")
    renderer, pss = _renderer()
    return [heap / MB, python / MB, renderer / MB, pss / MB, counted["nodes"], counted["jsEventListeners"]]


def _renderer() -> tuple[int, int]:
    """Bytes of private memory and of the PSS of the largest renderer below this very program."""
    renderers = [child for child in _below(os.getpid()) if "--type=renderer" in _line(child)]
    return max((_private(child), _pss(child)) for child in renderers)


def _below(parent: int) -> list[int]:
    children = [
        int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit() and _parent(int(path.name)) == parent
    ]
    return children + [grandchild for child in children for grandchild in _below(child)]


def _parent(number: int) -> int:
    return int((re.search(r"^PPid:\s+(\d+)", _read(number, "status"), re.MULTILINE) or ["", "0"])[1])


def _private(number: int) -> int:
    match = re.search(r"^RssAnon:\s+(\d+) kB", _read(number, "status"), re.MULTILINE)
    return int(match[1]) * 1024 if match else 0


def _pss(number: int) -> int:
    match = re.search(r"^Pss:\s+(\d+) kB", _read(number, "smaps_rollup"), re.MULTILINE)
    return int(match[1]) * 1024 if match else 0


def _line(number: int) -> str:
    return _read(number, "cmdline")


def _read(number: int, name: str) -> str:
    try:
        return Path(f"/proc/{number}/{name}").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""  # it has just ended


if __name__ == "__main__":
    main()
