"""How long the page takes to begin: medians of several starts, cold, warm and from the service worker.

Cold is a first visit; warm is a later one, the memory of the engine kept, what came from the network in the browser's
cache; `worker` is the same with everything from the service worker.

    .venv/bin/python -m bench.boot            all conditions, 5 starts each
    .venv/bin/python -m bench.boot --runs 3 --only none,cpu4

Rows, in ms from navigation: `painted` (first contentful paint), `answers` (the page's Python hears a tap), `decision`
(the first decision is on the table, a tap on "Deal" being made as soon as the page answers), and `floor`: a bare page
with nothing but a module worker that starts the Pyodide we ship, in the same run.

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

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.beside import beside
from build import browser
from build.paths import DIST
from build.serve import Handler
from e2e.waits import comes_true, marked

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
const { loadPyodide } = await import("./vendor/pyodide/pyodide.mjs");
const python = await loadPyodide({ indexURL: new URL("./vendor/pyodide/", location.href).href });
postMessage(python.runPython("1 + 1"));
"""
# What the next start takes up (site/js/memory.js).
MEMORY_KEPT = "async () => (await (await caches.open('citadels-engine')).keys()).length"
MARK = "name => performance.getEntriesByName(name)[0]?.startTime ?? null"
LOOP = """() => {
  const began = performance.now();
  for (let i = 0, x = 0; i < 1e8; i++) x = (x * 31 + i) | 0;
  return performance.now() - began;
}"""
DECISION = """() => new Promise(done => {
  const look = () => document.querySelector("#decision-title") ? done(performance.now()) : setTimeout(look, 10);
  look();
})"""


class Packing(Handler):
    """A server that compresses as static hosts do and lets the browser keep what it read for an hour."""

    protocol_version = "HTTP/1.1"
    packed: dict[str, bytes] = {}  # noqa: RUF012 - shared by all requests on purpose
    slow = False
    line = threading.Lock()

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
        """Send a file, packed."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = self.packed.setdefault(str(path), gzip.compress(path.read_bytes(), 6))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=3600")
        super(Handler, self).end_headers()
        self._send(body)

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
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--only", default=",".join(CONDITIONS))
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools:
        site = Path(folder) / "site"
        shutil.copytree(DIST, site)
        for name, text in (("floor.html", FLOOR_PAGE), ("floor.js", FLOOR_JS), ("floor-worker.js", FLOOR_WORKER)):
            (site / name).write_text(text, encoding="utf-8")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Packing, directory=str(site)))
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        chromium = tools.chromium.launch(executable_path=browser.system_chromium(), chromium_sandbox=False)
        print(f"{'condition':<10}{'cache':<9}{'painted':>9}{'answers':>9}{'decision':>10}{'floor':>8}{'above':>8}")
        for condition in options.only.split(","):
            _measure(chromium, f"http://127.0.0.1:{server.server_port}/", condition, options.runs)
        chromium.close()
        server.shutdown()


def _measure(chromium: Browser, url: str, condition: str, runs: int) -> None:
    slower = CONDITIONS[condition].get("cpu", 1)
    if slower > 1:
        print(f"{condition}: a loop in the page takes {_loop(chromium, slower) / _loop(chromium, 1):.1f} times as long")
    for cache in ("cold", "warm", "worker"):
        rows = [_once(chromium, url, condition, cache) for _ in range(runs)]
        painted, answers, decision, floor = (statistics.median(column) for column in zip(*rows, strict=True))
        print(f"{condition:<10}{cache:<9}{painted:>9.0f}{answers:>9.0f}{decision:>10.0f}{floor:>8.0f}"
              f"{decision - floor:>8.0f}", flush=True)  # fmt: skip


def _once(chromium: Browser, url: str, condition: str, cache: str) -> tuple[float, float, float, float]:
    context = chromium.new_context(service_workers="allow" if cache == "worker" else "block", bypass_csp=True)
    if cache != "cold":
        before = _open(context, url, {})
        marked(before, "offline-ready" if cache == "worker" else "engine-ready")
        comes_true(before, MEMORY_KEPT)
        before.close()
        marked(_open(context, url + "floor.html", {}), "floor")
    slower = CONDITIONS[condition].get("cpu", 1)
    with _slowed(slower):
        page = _open(context, url, CONDITIONS[condition], until="commit")
        page.locator("button.deal").click(timeout=120_000)
        decision = float(page.evaluate(DECISION))
    marks = [float(page.evaluate(MARK, name)) for name in ("first-contentful-paint", "page-alive")]
    page.close()
    if cache == "cold":
        context.close()
        context = chromium.new_context(service_workers="block", bypass_csp=True)
    with _slowed(slower):
        bare = _open(context, url + "floor.html", CONDITIONS[condition], until="commit")
        marked(bare, "floor")
    floor = float(bare.evaluate(MARK, "floor"))
    context.close()
    return marks[0], marks[1], decision, floor


def _open(context: BrowserContext, url: str, condition: dict[str, Any], until: str = "load") -> Page:
    page = context.new_page()
    Packing.slow = "slow" in condition
    page.goto(url, wait_until=until)  # type: ignore[arg-type]  # one of Playwright's words
    return page


def _loop(chromium: Browser, slower: int) -> float:
    page = chromium.new_page()
    page.goto("about:blank")
    with _slowed(slower):
        took = min(float(page.evaluate(LOOP)) for _ in range(3))
    page.close()
    return took


def _slowed(times: int) -> AbstractContextManager[None]:
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
    parents, found = {}, []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        with suppress(OSError):
            parents[int(entry.name)] = int((entry / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[1])
            if b"--type=renderer" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))

    def ours(process: int) -> bool:
        return process == os.getpid() or (process in parents and ours(parents[process]))

    return [process for process in found if ours(process)]


if __name__ == "__main__":
    main()
