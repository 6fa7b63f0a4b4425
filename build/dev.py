"""Serves the site for development: what has changed is built again when a page is requested.

Nothing is minified, trimmed or compiled, and no service worker stores anything. The site is in a folder of its own;
``dist/`` is left alone.
"""

import functools
import http
import json
import shutil
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from build import (
    bench,
    catalogue,
    chapters,
    games,
    locales,
    minify,
    other_games,
    packs,
    page,
    paths,
    poster,
    runtime,
    site,
    stdlib,
    wheel,
)
from build import serve as server
from build.say import BuildError, say

FOLDER = paths.CACHE / "dev"
FIRST_PORT = 8100  # not the port of `play`, whose service worker would answer here
# Replaces a service worker that is installed all the same, and unregisters itself.
LEAVES = """\
addEventListener("install", () => skipWaiting());
addEventListener("activate", event => event.waitUntil(registration.unregister()));
"""


@dataclass(frozen=True)
class Part:
    """A part of the site: what it is made from, and how."""

    name: str
    sources: tuple[Path, ...]  # files and folders
    make: Callable[[Path, Path], None]  # called with the site's folder and an empty folder to work in

    def state(self) -> list[tuple[str, int, int]]:
        """The state of its sources, which differs once one of them has changed."""
        files = [
            path for source in self.sources for path in (paths.files_under(source) if source.is_dir() else [source])
        ]
        return [(str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in files]


class DevSite:
    """The folder with the site, and what each part of it was made from."""

    def __init__(self, folder: Path, parts: tuple[Part, ...]) -> None:
        self.folder, self.parts = folder, parts
        self._made: dict[str, list[tuple[str, int, int]]] = {}
        self._lock = threading.Lock()  # a browser asks for several things at once

    def refresh(self) -> list[str]:
        """Make the parts whose sources have changed, and return their names.

        Raises:
            BuildError: a part cannot be made; it is tried again next time.
        """
        with self._lock:
            return [part.name for part in self.parts if self._anew(part)]

    def _anew(self, part: Part) -> bool:
        now = part.state()
        if self._made.get(part.name) == now:
            return False
        with tempfile.TemporaryDirectory() as work:
            try:
                part.make(self.folder, Path(work))
            except SyntaxError as slip:
                raise BuildError(f"{slip.filename}, line {slip.lineno}: {slip.msg}") from slip
        self._made[part.name] = now
        return True


class Handler(server.Handler):
    """Makes what has changed before it answers with a page."""

    caching = "no-store"

    def __init__(self, *given: object, dev_site: DevSite, directory: str) -> None:
        self.dev_site = dev_site
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]  # as the server gives it

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
        """Answer; if a part cannot be made, say why in the terminal and on the page."""
        try:
            if self.path.partition("?")[0].endswith(("/", ".html")):
                refresh(self.dev_site)
        except BuildError as fault:
            say(f"\n{fault}")
            self.send_error(http.HTTPStatus.INTERNAL_SERVER_ERROR, "It cannot be made", str(fault))
            return
        super().do_GET()


def refresh(dev_site: DevSite) -> None:
    """Make what has changed and say how long it took."""
    began = time.monotonic()
    made = dev_site.refresh()
    if made:
        say(f"  {time.monotonic() - began:5.2f} s  {', '.join(made)}")


def serve(port: int | None, host: str) -> None:
    """Make everything and serve it until interrupted."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    dev_site = DevSite(FOLDER, PARTS)
    refresh(dev_site)
    say("What you change is there when you reload the page.")
    server.serve(FOLDER, port, host, functools.partial(Handler, dev_site=dev_site), FIRST_PORT)


def _vendor(dist: Path, work: Path) -> None:
    shutil.rmtree(dist / "vendor", ignore_errors=True)
    runtime.copy(dist)
    stdlib.whole(dist / "vendor" / "pyodide", work)


def _art(dist: Path, work: Path) -> None:
    site.draw(dist)


def _engine(dist: Path, work: Path) -> None:
    """Make the engine and its catalogues. The openings stay empty: they would not fit the engine after a change."""
    wheel.plain_source(dist / "wheels")
    catalogue.make(dist)
    (dist / "openings").mkdir(exist_ok=True)
    for seats in json.loads((dist / "setup.json").read_text(encoding="utf-8"))["characters"]["recommended"]:
        (dist / "openings" / f"{seats}.json").write_text("null\n", encoding="utf-8")


def _page(dist: Path, work: Path) -> None:
    page.copy(dist)
    bench.make(dist, minify.READABLE)
    minify.make(dist, wheel.plain_source(dist / "wheels"), minify.READABLE)
    page.put_first(dist)
    poster.make(dist)
    (dist / "sw.js").write_text(LEAVES, encoding="utf-8")


def _packs(dist: Path, work: Path) -> None:
    packs.make(dist, work, packs.plain_source)


def _chapters(dist: Path, work: Path) -> None:
    chapters.make(dist, work, packs.plain_source)


def _languages(dist: Path, work: Path) -> None:
    locales.make(dist, catalogue.messages(dist))
    bench.words(dist)


def _other_games(dist: Path, work: Path) -> None:
    other_games.make_for_development(dist, work)


PYTHON = games.PLAYED.folders
WORDS = paths.PAGE / "locales"
REST = tuple(path for path in sorted(paths.PAGE.iterdir()) if path not in (*PYTHON, WORDS, chapters.SOURCES))
# In this order, since later parts need earlier ones.
PARTS = (
    Part("third-party files", (paths.NODE_LOCK,), _vendor),
    Part("buildings, characters and title face", (paths.PAGE / "art", paths.SOURCE), _art),
    Part("engine", (paths.SOURCE,), _engine),
    Part("page", (*REST, paths.SOURCE), _page),
    Part("the page's own Python", (*PYTHON, paths.SOURCE), _packs),
    Part("chapters", (chapters.SOURCES, *PYTHON, WORDS), _chapters),
    Part("languages", (WORDS, paths.SOURCE), _languages),
    Part("other games", (paths.PAGE, paths.SOURCE), _other_games),
)
