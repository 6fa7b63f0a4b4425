"""Measures what a first visit downloads until the game can be played offline, by what a host says about its files.

    .venv/bin/python -m bench.first_visit                   every host and game
    .venv/bin/python -m bench.first_visit --only age,etag --dist FOLDER

Hosts: `age` sends a `max-age` and no validator; `date` also Last-Modified, `etag` also an ETag; `stale` an ETag to be
asked about each time (`max-age=0`); `plain` Last-Modified alone; `none` forbids the browser to keep anything. All send
gzip. Columns: answers in all, those among them without a body (304), megabytes of bodies, files that came twice, and
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import threading
from collections import Counter
from email.utils import formatdate
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Browser, sync_playwright

from bench.boot import Packing
from build import browser, games
from build.paths import DIST
from build.serve import Handler
from e2e.conftest import Server
from e2e.waits import wait_for_mark

HOSTS: dict[str, dict[str, str | None]] = {
    "age": {"Cache-Control": "max-age=600"},
    "date": {"Cache-Control": "max-age=600", "Last-Modified": None},
    "etag": {"Cache-Control": "max-age=600", "ETag": None},
    "stale": {"Cache-Control": "max-age=0, must-revalidate", "ETag": None},
    "plain": {"Last-Modified": None},
    "none": {"Cache-Control": "no-store"},
}
MEGABYTE = 1e6
REST = 1000  # ms without a request after which a visit is over


class Host(Packing):
    """A host that compresses, with one kind of headers."""

    headers_sent: ClassVar[dict[str, str | None]] = {}
    answers: ClassVar[list[tuple[str, int, int]]] = []  # address, status, bytes of the body

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
        """Send a file, or that it has not changed."""
        path = self.find()
        if path is None:
            return
        body = self.pack(path)
        values = {
            "Last-Modified": formatdate(path.stat().st_mtime, usegmt=True),
            "ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        }
        sent = {name: value or values[name] for name, value in self.headers_sent.items()}
        conditions = {"If-None-Match": "ETag", "If-Modified-Since": "Last-Modified"}
        same = any(self.headers.get(question) == sent.get(name, "") for question, name in conditions.items())
        self.send_response(304 if same else 200)
        for name, value in sent.items():
            self.send_header(name, value)
        if not same:
            self.send_header("Content-Type", self.guess_type(str(path)))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(body)))
        super(Handler, self).end_headers()
        self.answers.append((self.path, 304 if same else 200, 0 if same else len(body)))
        if not same:
            self.wfile.write(body)


def main() -> None:
    """Measure and print a table."""
    argument_parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    argument_parser.add_argument("--only", default=",".join(HOSTS))
    argument_parser.add_argument("--dist", type=Path, default=DIST, help="the site that is measured")
    options = argument_parser.parse_args()
    server = Server(("127.0.0.1", 0), functools.partial(Host, directory=str(options.dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as tools:
        chromium = tools.chromium.launch(executable_path=browser.system_chromium(), chromium_sandbox=False)
        print(f"{'host':<7}{'game':<10}{'answers':>8}{'304':>6}{'MB':>7}{'twice':>7}")
        for host in options.only.split(","):
            for game in games.ALL:
                answers = _visit(chromium, url + game.pages[0], host)
                bodies = Counter(address for address, status, _ in answers if status == 200)
                twice = sum(times > 1 for times in bodies.values())
                again = sum(status == 304 for _, status, _ in answers)
                size = sum(size for _, _, size in answers) / MEGABYTE
                print(f"{host:<7}{game.name:<10}{len(answers):>8}{again:>6}{size:>7.2f}{twice:>7}", flush=True)
        chromium.close()


def _visit(chromium: Browser, url: str, host: str) -> list[tuple[str, int, int]]:
    """Make a first visit; return what the host answered."""
    Host.headers_sent = HOSTS[host]
    Host.answers.clear()
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(url)
        wait_for_mark(page, "offline-ready")
        answers = -1
        while answers != len(Host.answers):
            answers = len(Host.answers)
            page.wait_for_timeout(REST)
    return [*Host.answers]


if __name__ == "__main__":
    main()
