"""Sites of which a part is missing, cut or something else: what the tests of all browsers let a page meet."""

from __future__ import annotations

import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from build import folders
from build.paths import DIST
from build.wheel import OF_THE_PAGE
from citadels import Game


def link() -> str:
    """A link to a short game that is over."""
    game = Game.new(["Ann", "Ben"], {"round_limit": 1}, seed=3)
    while not game.over:
        game.play(game.moves()[0])
    return game.link()


PAGES = {"table": "index.html", "replay": "replay.html#" + link(), "island": "island.html", "crane": "crane.html"}
PACKS = {"table": "app/page.pack", "replay": "app/replay.pack"}
SHEETS = {"table": "css/page.css", "replay": "css/replay.css"}
# What only the island's page loads; the rest it has in common with the table.
OF_ISLAND = ("app/page.pack", "css/island.css", "js/page.js", "js/engine.js", "locales/en.ftl", "wheels/" + OF_THE_PAGE)
OF_CRANE = ("app/page.pack", "css/crane.css")
# All without which a page does not start, or the engine.
OF_BOTH = (
    "js/page.js",
    "js/engine.js",
    "locales/en.ftl",
    "vendor/fluent/bundle.js",
    "vendor/micropython/micropython.js",
    "vendor/micropython/micropython.wasm",
    "vendor/polyscript/index.js",
    "vendor/pyodide/pyodide-lock.json",
    "vendor/pyodide/pyodide.asm.js",
    "vendor/pyodide/pyodide.asm.wasm",
    "vendor/pyodide/pyodide.js",
    "vendor/pyodide/python_stdlib.zip",
    "wheels/" + OF_THE_PAGE,
)
CELLS = [(name, file) for name in PACKS for file in (PACKS[name], SHEETS[name], *OF_BOTH)]
CELLS += [("island", file) for file in OF_ISLAND]
CELLS += [("crane", file) for file in OF_CRANE]


class FaultyAnswer(TypedDict):
    """A faulty answer of a host."""

    status: int
    body: bytes
    content_type: str


def missing(_: Path) -> FaultyAnswer:
    """The host does not have it."""
    return {"status": 404, "body": b"Not found", "content_type": "text/plain"}


def another(_: Path) -> FaultyAnswer:
    """The host answers with its first page whatever it is asked for."""
    return {"status": 200, "body": (DIST / "index.html").read_bytes(), "content_type": "text/html"}


def cut(file: Path) -> FaultyAnswer:
    """Half of it was put on the host."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return {"status": 200, "body": file.read_bytes()[: file.stat().st_size // 2], "content_type": kind}


def made(name: str, page: str = "table") -> Path:
    """A file that a page loads, wherever the build put it."""
    vendor = name.removeprefix("vendor/")
    own = next(DIST.glob(f"{page}-*/"), folders.parts(DIST))
    files = own.glob(name) if vendor == name else folders.vendor(DIST).glob(vendor)
    return next(files)


FAULTS = (missing, another, cut)


def cells_to_show() -> list[tuple[str, str, Callable[[Path], FaultyAnswer]]]:
    """The cells that Chromium is shown, each with a fault: of each file of the built site every fault, on some page.

    Pages load their files by the same scripts, so a fault of a file that other pages have in common with the first
    game's is not shown on both; each file of each page has one.
    """
    cells = [cell for cell in CELLS if cell[0] != "table"]
    others = [(name, file, FAULTS[number % len(FAULTS)]) for number, (name, file) in enumerate(cells)]
    there = {(made(file, name), fault) for name, file, fault in others}
    files = [file for name, file in CELLS if name == "table"]
    first = [("table", file, fault) for file in files for fault in FAULTS if (made(file), fault) not in there]
    return [*first, *others]
