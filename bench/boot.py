"""Measure the page's start: medians of several starts, cold, warm, from the service worker and in an embed.

Cold is a first visit; warm is a later one, the memory of the engine kept, what came from the network in the browser's
cache; `worker` is the same with everything from the service worker; `embed` is a first visit to a page that frames us,
from the tap on the poster; `second` is the first visit to a game on a device that has another one.

    .venv/bin/python -m bench.boot            all conditions, 5 starts each
    .venv/bin/python -m bench.boot --runs 3 --only none,cpu4 --visits cold,warm
    .venv/bin/python -m bench.boot --against FOLDER    each start beside one of another dist/
    .venv/bin/python -m bench.boot --page island.html --visits cold,warm,second    another game's page

Rows, in ms from navigation: `painted` (first contentful paint), `answers` (the page's Python hears a tap), `shown` (the
first decision is shown: its choices are on the screen and can be tapped; "Deal" is tapped as soon as the page answers),
`dealt` (the engine's own first answer), and `floor`: a bare page with nothing but a module worker that starts the
Pyodide we ship, in the same run.

Chromium slows pages down, not workers, and the engine is in one: for 4x CPU, page and worker are stopped three quarters
of the time. Linux only: it reads /proc.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import itertools
import os
import shutil
import signal
import statistics
import tempfile
import threading
import time
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Frame, Page, sync_playwright

from bench.interval_timer import beside
from build import browser, folders
from build.paths import DIST
from build.serve import Handler
from e2e.waits import wait_for_mark, wait_until

# Fast 4G: 9 Mbit/s for all requests together, 60 ms to each answer. The server does it: the browser's own throttle
# reaches the page alone, and most is fetched by the worker.
BYTES_PER_SECOND, LATENCY = 9e6 / 8, 0.06
CHUNK = 16_384
CONDITIONS: dict[str, dict[str, Any]] = {"none": {}, "cpu4": {"cpu": 4}, "fast4g": {"slow": True}}
SLICE = 0.003  # seconds that a page which is slowed runs at a time
FLOOR_PAGE = (
    '<!doctype html><title>floor</title><link rel="icon" href="data:,"><script type="module" src="floor.js"></script>'
)
FLOOR_JS = """
const worker = new Worker("floor-worker.js", { type: "module" });
worker.onmessage = () => performance.mark("floor");
"""
FLOOR_WORKER = """
const { loadPyodide } = await import("./VENDOR/pyodide/pyodide.js");
const python = await loadPyodide({ indexURL: new URL("./VENDOR/pyodide/", location.href).href });
postMessage(python.runPython("1 + 1"));
"""
# What the next start takes up (site/js/memory.js).
MEMORY_KEPT = """async () => {
  for (const name of await caches.keys())
    if (name.includes("-engine") && (await (await caches.open(name)).keys()).length) return true;
  return false;
}"""
MARK = "name => performance.getEntriesByName(name)[0]?.startTime ?? null"
LOOP = """() => {
  const began = performance.now();
  for (let i = 0, x = 0; i < 1e8; i++) x = (x * 31 + i) | 0;
  return performance.now() - began;
}"""
# In the page before its own scripts: taps "Deal" as soon as a tap is heard, and marks the engine's first answer.
PLAYER = """
new PerformanceObserver(list => {
  if (list.getEntriesByName("page-alive").length) document.querySelector("button.deal").click();
}).observe({ type: "mark" });
Object.defineProperty(window, "engine", {
  configurable: true,
  set(engine) {
    Object.defineProperty(window, "engine", { value: engine });
    const ask = engine.ask;
    engine.ask = text => ask(text).then(answer => (performance.mark("dealt"), answer));
  },
});
const look = () =>
  document.querySelector("#decision [data-do=choose], #decision [data-do=tray], #decision .things button")
    ? requestAnimationFrame(() => setTimeout(() => performance.mark("shown")))
    : requestAnimationFrame(look);
addEventListener("DOMContentLoaded", look);
"""
HOST = (
    '<!doctype html><title>host</title><link rel="icon" href="data:,">'
    '<iframe src="embed.html" width="400" height="800"></iframe>'
)
MARKS = ("first-contentful-paint", "page-alive", "shown", "dealt")
VISITS = ("cold", "warm", "worker", "embed")
SECOND = "second"


class Packing(Handler):
    """A server that compresses as static hosts do and lets the browser keep what it read for an hour."""

    protocol_version = "HTTP/1.1"
    packed: dict[str, bytes] = {}  # noqa: RUF012 - shared by all requests on purpose
    slow = False
    line = threading.Lock()

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
        """Send a file, packed."""
        path = self.find()
        if path is None:
            return
        body = self.pack(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=3600")
        super(Handler, self).end_headers()
        self._send(body)

    def find(self) -> Path | None:
        """Return the file that is asked for; answer that there is none, and return None."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.is_file():
            return path
        self.send_error(404)
        return None

    def pack(self, path: Path) -> bytes:
        """Return a file's gzip, made once."""
        if str(path) not in self.packed:
            self.packed[str(path)] = gzip.compress(path.read_bytes(), 6)
        return self.packed[str(path)]

    def _send(self, body: bytes) -> None:
        if not Packing.slow:
            self.wfile.write(body)
            return
        time.sleep(LATENCY)
        for at in range(0, len(body), CHUNK):
            chunk = body[at : at + CHUNK]
            with self.line:
                time.sleep(len(chunk) / BYTES_PER_SECOND)
            self.wfile.write(chunk)


def main() -> None:
    """Measure and print a table."""
    argument_parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    argument_parser.add_argument("--runs", type=int, default=5)
    argument_parser.add_argument("--only", default=",".join(CONDITIONS))
    argument_parser.add_argument("--visits", default=",".join(VISITS))
    argument_parser.add_argument("--page", default="", help="the page that is opened, in place of the first game's")
    argument_parser.add_argument(
        "--against", type=Path, help="the dist/ of another version, measured in turn with this one"
    )
    options = argument_parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        sites = {"": _served(DIST, Path(folder) / "site")}
        if options.against:
            sites["against"] = _served(options.against, Path(folder) / "against")
        chromium = tools.chromium.launch(executable_path=browser.system_chromium(), chromium_sandbox=False)
        print(f"{'condition':<10}{'visit':<9}{'painted':>9}{'answers':>9}{'shown':>9}{'dealt':>9}{'floor':>9}")
        for condition in options.only.split(","):
            slower = CONDITIONS[condition].get("cpu", 1)
            if slower > 1:
                times = _loop(chromium, slower) / _loop(chromium, 1)
                print(f"{condition}: a loop in the page takes {times:.1f} times as long")
            for visit in options.visits.split(","):
                _measure(chromium, sites, options.page, condition, visit, options.runs)
        chromium.close()


def _served(dist: Path, site: Path) -> str:
    """Serve a copy of a built site, with the pages that are measured beside it; return its address."""
    shutil.copytree(dist, site)
    floor = (("floor.html", FLOOR_PAGE), ("floor.js", FLOOR_JS), ("floor-worker.js", FLOOR_WORKER))
    for name, text in (*floor, ("host.html", HOST)):
        (site / name).write_text(text.replace("VENDOR", folders.vendor(site).name), encoding="utf-8")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Packing, directory=str(site)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def _measure(chromium: Browser, sites: dict[str, str], start: str, condition: str, visit: str, runs: int) -> None:
    rows: dict[str, list[list[float]]] = {name: [] for name in sites}
    for _ in range(runs):
        for name, url in sites.items():
            rows[name].append(_once(chromium, url, start, condition, visit))
    for name, measured in rows.items():
        medians = "".join(f"{statistics.median(column):>9.0f}" for column in zip(*measured, strict=True))
        print(f"{condition:<10}{visit:<9}{medians}  {name}", flush=True)


def _once(chromium: Browser, url: str, start: str, condition: str, visit: str) -> list[float]:
    """One start: the marks in their order, and the floor."""
    context = chromium.new_context(service_workers="allow" if visit == "worker" else "block", bypass_csp=True)
    if visit in ("warm", "worker", SECOND):
        before = _open(context, url if visit == SECOND else url + start, {})
        wait_for_mark(before, "offline-ready" if visit == "worker" else "engine-ready")
        wait_until(before, MEMORY_KEPT)
        before.close()
        wait_for_mark(_open(context, url + "floor.html", {}), "floor")
    slower = CONDITIONS[condition].get("cpu", 1)
    context.add_init_script(PLAYER)
    with slowed(slower):
        page = _open(context, url + ("host.html" if visit == "embed" else start), CONDITIONS[condition], until="commit")
        frame = _clicked(page) if visit == "embed" else page.main_frame
        wait_for_mark(frame, "shown")
        wait_for_mark(frame, "dealt")
    marks = [float(frame.evaluate(MARK, name)) for name in MARKS]
    page.close()
    if visit in ("cold", "embed"):
        context.close()
        context = chromium.new_context(service_workers="block", bypass_csp=True)
    with slowed(slower):
        bare = _open(context, url + "floor.html", CONDITIONS[condition], until="commit")
        wait_for_mark(bare, "floor")
    marks.append(float(bare.evaluate(MARK, "floor")))
    context.close()
    return marks


def _clicked(page: Page) -> Frame:
    """Tap the poster, and return the frame with the table that comes in its place."""
    with page.expect_event("framenavigated", lambda frame: "index.html" in frame.url) as moved:
        page.frame_locator("iframe").locator(".play").click(timeout=120_000)
    frame: Frame = moved.value
    return frame


def _open(context: BrowserContext, url: str, condition: dict[str, Any], until: str = "load") -> Page:
    page = context.new_page()
    Packing.slow = "slow" in condition
    page.goto(url, wait_until=until)  # type: ignore[arg-type]  # one of Playwright's words
    return page


def _loop(chromium: Browser, slower: int) -> float:
    page = chromium.new_page()
    page.goto("about:blank")
    with slowed(slower):
        took = min(float(page.evaluate(LOOP)) for _ in range(3))
    page.close()
    return took


def slowed(times: int) -> AbstractContextManager[None]:
    """Let this process's pages and workers run for a slice, then stop them, so that all takes `times` as long."""
    pages = _renderers()
    turns = itertools.count()

    def turn() -> None:
        nonlocal pages
        began = time.perf_counter()
        time.sleep(SLICE)
        _send(signal.SIGSTOP, pages)
        stopped = time.perf_counter()
        fresh = _renderers() if next(turns) % 8 == 0 else pages
        rest = (times - 1) * (stopped - began)
        time.sleep(max(0.0, stopped + rest - time.perf_counter()))
        _send(signal.SIGCONT, pages)
        pages = fresh

    return beside(turn) if times > 1 else nullcontext()


def _send(what: signal.Signals, processes: list[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def _renderers() -> list[int]:
    """The processes below this one in which Chromium runs pages."""
    parents, result = {}, []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        with suppress(OSError):
            parents[int(entry.name)] = int((entry / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[1])
            if b"--type=renderer" in (entry / "cmdline").read_bytes():
                result.append(int(entry.name))

    def ours(process: int) -> bool:
        return process == os.getpid() or (process in parents and ours(parents[process]))

    return [process for process in result if ours(process)]


if __name__ == "__main__":
    main()
