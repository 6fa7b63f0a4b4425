"""Times the taps of Crown and Crane on a phone four times as slow: from a tap to its picture, of every tab and tray.

    PYTHONPATH=src:. .venv/bin/python -m bench.crane_taps_time                 a late turn of four players
    PYTHONPATH=src:. .venv/bin/python -m bench.crane_taps_time --dist OTHER    another build
    PYTHONPATH=src:. .venv/bin/python -m bench.crane_taps_time --clock wall    on a quiet machine

The built site is at the beginning of the first seat's turn in a late round. Tabs are tapped in turn, trays open and
close, each so often; then whole turns are played, any way. All are milliseconds from the tap until the frame after the
last change was drawn: median, and what 95 % keep. `script` is the page's Python and JavaScript, `style` styles and
layout. A change is a move: the tap, the engine's answer taken, and the board drawn, without the time that the engine
needs. A hint is timed at the engine. What a frame without a tap takes is taken off all pictures.

By default times are those of the page's thread alone, times `--slower`: a busy machine makes them longer by little.
With `--clock wall` Chromium slows the page down itself (`Emulation.setCPUThrottlingRate`; it slows no worker), and all
that passes counts, a frame's wait too.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from build.browser import system_chromium
from build.paths import DIST
from e2e.conftest import PHONE, Site
from e2e.crane_page import CranePage
from e2e.saved_cranes import four, sit

LIMITS = {"tab": 100, "tray": 100, "change": 60, "hint": 1500}  # milliseconds
IDLE = 20  # frames without a tap
TABS = ("boards", "city", "projects", "road", "crane")  # the last is open at first
METRICS = {"script": ("ScriptDuration",), "style": ("LayoutDuration", "RecalcStyleDuration")}
FRAME = """() => new Promise(done => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done(null);
  port2.postMessage(0);
}))"""
# Taps an element; resolves after the frame in which the page has changed.
TAP = f"""async selector => {{
  const frame = {FRAME};
  const changed = new Promise((done, fail) => {{
    setTimeout(() => fail(`nothing changes by ${{selector}}`), 20000);
    new MutationObserver((_, observer) => (observer.disconnect(), done())).observe(document.body,
      {{ subtree: true, childList: true, attributes: true, characterData: true }});
  }});
  const start = performance.now();
  document.querySelector(selector).dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
  await changed;
  await frame();
  return performance.now() - start;
}}"""
# The same of a move: until the board was drawn with the engine's answer.
MOVE = f"""async selector => {{
  const frame = {FRAME}, show = stage.show, ask = engine.ask;
  let arrived = null, sent = 0;
  engine.ask = text => ((sent = performance.now()), ask.call(engine, text).then(answer => {{
    arrived ??= performance.now() - sent;
    return answer;
  }}));
  const drawn = new Promise(done => (stage.show = (root, text) => {{
    show(root, text);
    if (root === "table" && arrived !== null) done();
  }}));
  const start = performance.now();
  document.querySelector(selector).dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
  await drawn;
  await frame();
  [stage.show, engine.ask] = [show, ask];
  return performance.now() - start - arrived;
}}"""
CALM = f"async () => {{ const frame = {FRAME}; do await frame(); while (stage.fresh()); }}"
HINT = """async () => {
  document.querySelector("[data-do=hint]").click();
  while (!document.querySelector("dialog[open] [data-do=choose]")) await new Promise(requestAnimationFrame);
}"""
NEXT = ".decision .foot [data-do=choose]", ".decision .choices [data-do=choose]:not([aria-disabled])"


class Clocks:
    """The processor's time of a page's thread and of its engine's, in milliseconds. Linux only: it reads /proc."""

    def __init__(self, browser: Any) -> None:
        tools = browser.new_browser_cdp_session()
        listed = tools.send("SystemInfo.getProcessInfo")["processInfo"]
        tools.detach()
        renderers = [item["id"] for item in listed if item["type"] == "renderer"]
        threads = [thread for process in renderers for thread in Path(f"/proc/{process}/task").iterdir()]
        workers = [thread for thread in threads if (thread / "comm").read_text("ascii").startswith("DedicatedWorker")]
        self.worker = max(workers, key=self._read)
        self.page = self.worker.with_name(self.worker.parts[2])

    @staticmethod
    def _read(thread: Path) -> float:
        return int((thread / "schedstat").read_text("ascii").split()[0]) / 1e6

    def page_time(self) -> float:
        """The times of the page's thread."""
        return self._read(self.page)

    def engine_time(self) -> float:
        """The times of the engine's thread."""
        return self._read(self.worker)


class Taps:
    """Taps in a page, and their times by what was tapped."""

    def __init__(self, page: Page, tools: CDPSession, clocks: Clocks, *, slower: int, wall: bool) -> None:
        self.page, self.tools, self.clocks = page, tools, clocks
        self.slower, self.wall = slower, wall
        self.all: dict[str, list[list[float]]] = defaultdict(list)
        self.idle = 0.0
        tools.send("Performance.enable", {"timeDomain": "timeTicks" if wall else "threadTicks"})

    def tap(self, name: str, selector: str, script: str = TAP) -> None:
        """Tap an element, and add what it took under a name."""
        self.page.evaluate(CALM)
        before, cpu = self._metrics(), self.clocks.page_time()
        wall = self.page.evaluate(script, selector)
        used = self.clocks.page_time() - cpu
        parts = [now - then for now, then in zip(self._metrics(), before, strict=True)]
        factor = 1 if self.wall else self.slower
        whole = wall if self.wall else used * factor - self.idle
        self.all[name].append([*(part * factor for part in parts), whole])

    def settle(self) -> None:
        """Note what a frame without a tap takes, with the measuring itself."""
        for _ in range(IDLE):
            self.tap("idle", "body", f"async () => {{ await ({FRAME})(); return 0; }}")
        self.idle = statistics.median(times[-1] for times in self.all.pop("idle"))

    def _metrics(self) -> list[float]:
        listed = {item["name"]: item["value"] for item in self.tools.send("Performance.getMetrics")["metrics"]}
        return [sum(listed[name] for name in names) * 1000 for names in METRICS.values()]

    def hint(self) -> None:
        """Ask for a hint, and add what the engine's thread took."""
        self.page.evaluate(CALM)
        before = self.clocks.engine_time()
        self.page.evaluate(HINT)
        self.all["hint"].append([0, 0, (self.clocks.engine_time() - before) * self.slower])
        self.tap("sheet closes", "dialog [data-do=close-sheet]")

    def report(self) -> None:
        """Print a line for each thing that was tapped, and what is above its limit."""
        print(f"{'':<24}{'number':>7}{'script':>14}{'style':>14}{'picture':>14}")
        for name, listed in self.all.items():
            columns = "".join(f"{spread(column):>14}" for column in zip(*listed, strict=True))
            limit = LIMITS.get(name.split(" ")[0], max(LIMITS.values()))
            above = statistics.median(times[-1] for times in listed) > limit
            print(f"{name:<24}{len(listed):>7}{columns}{f'  above {limit}' if above else ''}")


def spread(values: Any) -> str:
    """The median of some times, and what 95 % of them keep."""
    ordered = sorted(values)
    return f"{statistics.median(ordered):.0f}, {ordered[len(ordered) * 95 // 100]:.0f}"


def trays_of(page: Page) -> list[str]:
    """The trays that the question has."""
    trays = page.locator(".decision [data-do=tray]:not(.off)").evaluate_all("all => all.map(one => one.dataset.arg)")
    return list(dict.fromkeys(trays))


def tap_trays(taps: Taps, trays: list[str], count: int) -> None:
    """Open and close trays, each so often."""
    for tray in trays:
        for _ in range(count):
            taps.tap(f"tray {tray} opens", f".decision [data-do=tray][data-arg='{tray}']")
            taps.tap(f"tray {tray} closes", ".decision [data-do=untray]")


def play_turn(crane: CranePage, taps: Taps, seen: set[str], count: int) -> None:
    """Play a turn, any way: time each move, and each tray that was not there before."""
    page, title = crane.page, crane.page.locator(".bar h1")
    turn = title.inner_text()
    while crane.wait_for_question() and title.inner_text() == turn:
        trays = [tray for tray in trays_of(page) if tray not in seen]
        seen.update(trays)
        tap_trays(taps, trays, count)
        ready = [selector for selector in NEXT if page.locator(selector).count()]
        if ready and not page.locator(f"{ready[0]}[data-arg^=end]").count():
            taps.tap("change", ready[0], MOVE)
        else:
            crane.decide()


def measure(given: argparse.Namespace, show: Callable[[Taps], None]) -> None:
    """Open the site, tap, and show the times."""
    with sync_playwright() as playwright:
        site = Site(folder=given.dist)
        browser = playwright.chromium.launch(executable_path=system_chromium(windowless=True))
        screen = ViewportSize(width=PHONE["width"], height=PHONE["height"])
        context = browser.new_context(viewport=screen, has_touch=True, base_url=site.url, bypass_csp=True, locale="en")
        page = context.new_page()
        crane, tools = sit(page, four(given.round)), context.new_cdp_session(page)
        wall = given.clock == "wall"
        taps = Taps(page, tools, Clocks(browser), slower=given.slower, wall=wall)
        if wall:
            tools.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
        taps.settle()
        for tab in TABS * given.count:
            taps.tap(f"tab {tab}", f"[data-do=tab][data-arg={tab}]")
        for _ in range(given.hints):
            taps.hint()
        seen = set[str]()
        for _ in range(given.turns):
            play_turn(crane, taps, seen, given.count)
        show(taps)
        browser.close()
        site.stop()


def main() -> None:
    """Read what is asked for, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--clock", choices=("cpu", "wall"), default="cpu")
    parser.add_argument("--count", type=int, default=12, help="taps of each tab and tray")
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--round", type=int, default=13, help="of sixteen")
    parser.add_argument("--hints", type=int, default=3)
    measure(parser.parse_args(), Taps.report)


if __name__ == "__main__":
    main()
