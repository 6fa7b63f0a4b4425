"""Times an update from the tap on "Update now" until the new page is painted, by what the old worker is doing.

    .venv/bin/python -m bench.update                     all states, 5 updates each
    .venv/bin/python -m bench.update --runs 10 --only visit,other --busy 4
    .venv/bin/python -m bench.update --dist FOLDER       another version's dist/

States at the tap: `visit`, right after the page was opened; `check`, while every stored file is compared with its hash
(16 MB); `other`, while another tab has that done; `rest`, when nothing is going on. `arrival` has no tap: a version
has been waiting, and the page that is opened takes it by itself; its time begins with the visit.

Each version has all its parts in a folder of another name, as after any change of them. Columns, in ms from the tap:
`freed`, when the old worker has given way and the page begins to load again; `painted`, the new page's first
contentful paint; both as median and largest. `after` is the time from the visit to the tap.

`--busy 4` keeps four processes busy beside the browser; `--slower 4` stops pages and workers three quarters of the time
(Linux only, as in `bench.boot`).
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.boot import slowed
from build import browser
from build.paths import DIST
from e2e.own_sites import UPDATE, OwnSite, move_parts
from e2e.waits import WHOLE, wait_for_mark, wait_until

CALM = 16.0  # seconds after a visit: the look at all files is over
LIMIT = 120_000  # ms for one update
BUTTON = ".edge-line button"
# Answered at once, while the files are looked at.
CHECK = f"() => void ({WHOLE})()"
# A tap leaves its time behind for the page that comes.
TAP = f"""() => {{
  const button = document.querySelector("{BUTTON}");
  sessionStorage.tap = performance.timeOrigin + performance.now();
  setTimeout(() => button.click());
}}"""
TIMES = """async () => {
  const paint = await new Promise(done =>
    new PerformanceObserver(list => done(list.getEntriesByName("first-contentful-paint")[0]))
      .observe({ type: "paint", buffered: true }));
  const tap = Number(sessionStorage.tap);
  return [performance.timeOrigin - tap, performance.timeOrigin + paint.startTime - tap];
}"""


def main() -> None:
    """Measure and print a table."""
    argument_parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    argument_parser.add_argument("--runs", type=int, default=5)
    argument_parser.add_argument("--only", default=",".join(STATES))
    argument_parser.add_argument("--dist", type=Path, default=DIST, help="the site that is measured")
    argument_parser.add_argument("--busy", type=int, default=0, help="processes that keep the processor busy")
    argument_parser.add_argument("--slower", type=int, default=1, help="how many times slower pages and workers run")
    options = argument_parser.parse_args()
    with sync_playwright() as tools:
        chromium = tools.chromium.launch(executable_path=browser.system_chromium(), chromium_sandbox=False)
        print(f"{'state':<9}{'after':>7}{'freed':>9}{'most':>8}{'painted':>9}{'most':>8}")
        for state in options.only.split(","):
            with tempfile.TemporaryDirectory() as folder, chromium.new_context() as context:
                rows = _measure(context, options.dist, Path(folder), state, options)
            after, freed, painted = zip(*rows, strict=True)
            print(
                f"{state:<9}{statistics.median(after):>6.1f}s{statistics.median(freed):>9.0f}{max(freed):>8.0f}"
                f"{statistics.median(painted):>9.0f}{max(painted):>8.0f}",
                flush=True,
            )
        chromium.close()


def _measure(
    context: BrowserContext, dist: Path, folder: Path, state: str, options: argparse.Namespace
) -> list[tuple[float, float, float]]:
    """Update a device again and again; seconds from visit to tap, ms until the worker is free and the page painted."""
    shutil.copytree(dist, folder / "site")
    site = OwnSite(folder / "site")
    page = context.new_page()
    page.goto(site.url)
    wait_for_mark(page, "offline-ready")
    rows = []
    with _busy(options.busy), slowed(options.slower):
        for version in range(options.runs):
            name = f"parts-{version:012x}"
            after = STATES[state](page, site, name)
            page.locator(f"script[src*={name}]").first.wait_for(state="attached", timeout=LIMIT)
            freed, painted = page.evaluate(TIMES)
            rows.append((after, freed, painted))
            wait_for_mark(page, "engine-ready")
            for other in context.pages[1:]:
                other.close()
    site.stop()
    return rows


@contextmanager
def _busy(count: int) -> Iterator[None]:
    """Keep processes busy."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def _visit(page: Page, site: OwnSite) -> float:
    """Open the first screen and touch it, so that no version is taken unasked; return when it was opened."""
    began = time.perf_counter()
    page.goto(site.url)
    page.locator("h1").click()
    return began


def _offer(page: Page, site: OwnSite, name: str) -> None:
    """Put a new version on the server and wait for the button."""
    move_parts(site, name)
    page.evaluate(UPDATE)
    page.locator(BUTTON).first.wait_for(timeout=LIMIT)


def _after_visit(page: Page, site: OwnSite, name: str) -> float:
    began = _visit(page, site)
    _offer(page, site, name)
    page.evaluate(TAP)
    return time.perf_counter() - began


def _at_rest(page: Page, site: OwnSite, name: str, checks: Page | None = None) -> float:
    """Tap once nothing is under way, or while a page has all files looked at."""
    began = _visit(page, site)
    _offer(page, site, name)
    time.sleep(max(0.0, began + CALM - time.perf_counter()))
    if checks is not None:
        checks.evaluate(CHECK)
    page.evaluate(TAP)
    return time.perf_counter() - began


def _while_checked(page: Page, site: OwnSite, name: str) -> float:
    return _at_rest(page, site, name, checks=page)


def _while_another_tab_checks(page: Page, site: OwnSite, name: str) -> float:
    other = page.context.new_page()
    _visit(other, site)
    return _at_rest(page, site, name, checks=other)


def _at_arrival(page: Page, site: OwnSite, name: str) -> float:
    _visit(page, site)
    _offer(page, site, name)
    wait_until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    time.sleep(CALM)
    page.evaluate("() => void (sessionStorage.tap = performance.timeOrigin + performance.now())")
    page.goto(site.url)
    return 0.0


STATES: dict[str, Callable[[Page, OwnSite, str], float]] = {
    "visit": _after_visit,
    "check": _while_checked,
    "other": _while_another_tab_checks,
    "rest": _at_rest,
    "arrival": _at_arrival,
}

if __name__ == "__main__":
    main()
