"""Measure bots' time in Chromium's worker, as the page waits for it: milliseconds from a `tick` to its answer.

    .venv/bin/python -m bench.thinking                                all bots of the tiers, 4 and 8 players, 1x and 4x
    .venv/bin/python -m bench.thinking expert master --players 4 --games 2 --slow 1

The built site's own worker plays: the bot in one seat, `strong` in the others, a set of characters and specials after
the other. A time is the whole request: the bot's view, its decision, the move, and the view and save for the page;
`look` is such a request without a bot. Decisions with one option count, too. `cpu` are milliseconds of the worker's
thread alone, which a busy machine does not make longer; in brackets: how many times longer the page waited in all.

Chromium slows no worker down (`Emulation.setCPUThrottlingRate`: "only supported for pages, not workers"). So the whole
renderer is stopped again and again, for three times as long as the worker has worked. Linux only: it reads /proc.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import os
import shutil
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.interval_timer import beside
from build import browser, folders
from build.paths import DIST
from build.serve import Handler

BOTS = ("random", "newcomer", "casual", "strong", "adept", "expert", "master")
RIVAL = "strong"
SLICE = 0.001  # seconds that a worker which is slowed runs at a time
PAGE = '<!doctype html><title>thinking</title><link rel="icon" href="data:,"><script src="thinking.js"></script>'
SCRIPT = """
const engine = new Worker("PARTS/js/engine.js", { type: "module" }), waiting = [];
engine.onmessage = ({ data }) => {
  if (!data.stage) waiting.shift()([data.text ?? data.problem, performance.now()]);
};
async function ask(request) {
  const answered = new Promise(done => waiting.push(done)), began = performance.now();
  engine.postMessage(JSON.stringify(request));
  const [text, ended] = await answered;
  const answer = JSON.parse(text);
  if (answer.error) throw new Error(text.slice(0, 300));
  return [answer.view, ended - began];
}
"""


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--players", type=int, nargs="+", default=[4, 8])
    parser.add_argument("--slow", type=int, nargs="+", default=[1, 4], help="times slower")
    parser.add_argument("--games", type=int, default=2, help="for each row")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with _site() as url, sync_playwright() as tools:
        chromium = tools.chromium.launch(executable_path=browser.system_chromium(), chromium_sandbox=False)
        print(f"Chromium {chromium.version}, {given.games} games a row, from seed {given.seed}")
        print(f"{'':<35}page waits, ms{'':>16}cpu, ms")
        print(f"{'bot':<10}{'players':>7}{'slower':>13}{'asked':>7}{'median':>8}{'95 %':>8}{'longest':>9}"
              f"{'median':>9}{'95 %':>8}{'longest':>9}{'look':>7}")  # fmt: skip
        for slow in given.slow:
            for bot in given.bots:
                for players in given.players:
                    _row(chromium, url, bot, players, slow, given.games, given.seed)
        chromium.close()


@contextmanager
def _site() -> Iterator[str]:
    """Serve the built site with a bare page beside it."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(DIST, site)
        recommended()  # read with the rest: a new build may sweep it away
        (site / "thinking.html").write_text(PAGE, encoding="utf-8")
        (site / "thinking.js").write_text(SCRIPT.replace("PARTS", folders.parts(site).name), encoding="utf-8")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(site)))
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def _row(chromium: Browser, url: str, bot: str, players: int, slow: int, games: int, seed: int) -> None:
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    page.set_default_timeout(0)
    page.goto(url + "thinking.html")
    page.evaluate("ask({ do: 'hello' })")  # the engine is there when it answers
    engine = _Engine(page, *_worker(chromium))
    with _slowed(engine, slow):
        for game in range(games):
            engine.play(*_table(bot, players, game, seed))
    context.close()
    waits, works = sorted(engine.waits), sorted(engine.works)
    slower = sum(waits) / sum(works)
    print(f"{bot:<10}{players:>7}{slow:>5}x ({slower:>4.1f}x){len(waits):>7}"
          f"{_marks(waits)}  {_marks(works)}{statistics.median(engine.looks):>7.1f}", flush=True)  # fmt: skip


def _marks(times: list[float]) -> str:
    return f"{statistics.median(times):>8.1f}{times[len(times) * 95 // 100]:>8.1f}{times[-1]:>9.1f}"


class _Engine:
    """The worker of one page: plays games by request and keeps the times of the seat that is watched."""

    def __init__(self, page: Page, process: int, thread: int) -> None:
        self.page, self.process = page, process
        self.clock = Path(f"/proc/{process}/task/{thread}/schedstat")
        self.waits: list[float] = []
        self.works: list[float] = []
        self.looks: list[float] = []

    def play(self, seats: list[dict[str, str]], rules: dict[str, Any], seed: int, watched: int) -> None:
        """Play a game to its end."""
        view, *_ = self.ask({"do": "new", "seats": seats, "rules": rules, "seed": seed})
        while view["waiting"] == "bot":
            question = next(seat["seat"] for seat in view["seats"] if seat["asked"])
            view, waited, worked = self.ask({"do": "tick"})
            if question == watched:
                self.waits.append(waited)
                self.works.append(worked)
                self.looks.append(self.ask({"do": "look"})[2])

    def ask(self, request: dict[str, Any]) -> tuple[dict[str, Any], float, float]:
        """Return the view, the milliseconds the page waited, and those the worker worked."""
        began = self.worked()
        view, waited = self.page.evaluate("request => ask(request)", request)
        return view, waited, self.worked() - began

    def worked(self) -> float:
        """Return the milliseconds of CPU time that the worker has had."""
        return int(self.clock.read_text(encoding="ascii").split()[0]) / 1e6


@functools.cache
def recommended() -> dict[str, list[dict[str, list[str]]]]:
    """Sets of characters and specials that play well, by number of players."""
    data = json.loads((DIST / "setup.json").read_text(encoding="utf-8"))
    sets: dict[str, list[dict[str, list[str]]]] = data["characters"]["recommended"]
    return sets


def _table(bot: str, players: int, game: int, seed: int) -> tuple[list[dict[str, str]], dict[str, Any], int, int]:
    """Return the request for a game: seats, rules, seed, and the seat that is watched."""
    sets = recommended()[str(players)]
    chosen = sets[game % len(sets)]
    rules = {"characters": chosen["characters"], "specials": chosen["specials"] or "classic"}
    watched = game % players
    names = [bot if seat == watched else RIVAL for seat in range(players)]
    seats = [{"name": f"Seat {seat}", "kind": "bot", "bot": name} for seat, name in enumerate(names)]
    return seats, rules, seed + game, watched


def _worker(chromium: Browser) -> tuple[int, int]:
    """Find the process and the thread of the one worker there is."""
    tools = chromium.new_browser_cdp_session()
    result = tools.send("SystemInfo.getProcessInfo")["processInfo"]
    tools.detach()
    renderers = [item["id"] for item in result if item["type"] == "renderer"]
    threads = [thread for process in renderers for thread in Path(f"/proc/{process}/task").iterdir()]
    (only,) = [thread for thread in threads if (thread / "comm").read_text("ascii").startswith("DedicatedWorker")]
    return int(only.parts[2]), int(only.name)


def _slowed(engine: _Engine, slow: int) -> AbstractContextManager[None]:
    """Let a worker run for a slice, then stop its process until that took `slow` times what was worked in it."""
    began, worked = time.perf_counter(), engine.worked()

    def turn() -> None:
        nonlocal began, worked
        time.sleep(SLICE)
        os.kill(engine.process, signal.SIGSTOP)
        time.sleep(SLICE)  # until it stands still, and its clock is right
        more = engine.worked() - worked
        time.sleep(max(0.0, began + slow * more / 1000 - time.perf_counter()))
        began, worked = time.perf_counter(), worked + more
        os.kill(engine.process, signal.SIGCONT)

    return beside(turn) if slow > 1 else nullcontext()


if __name__ == "__main__":
    main()
