"""Lets the Python of a game's page run in CPython, on the stand-in for the browser, with its engine behind it."""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from build import chapters, lessons, locales
from build.games import Game
from tests.page.device import Device
from tests.page.tree import messages, nodes, props, with_class

# Actions that lead away from the table.
LEAVING = ("new-table", "leave", "menu", "log", "set-language", "wish")


@dataclass(frozen=True)
class Played:
    """A game beside the first: its record, the class of its page as module and name, and its engine's parts."""

    record: Game
    module: str
    cls: str
    setup_sheet: Any
    table: Any

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders with the modules of its page."""
        return (*self.record.folders, *chapters.all_folders(self.record))

    @property
    def names(self) -> frozenset[str]:
        """The modules of its page."""
        return frozenset(path.stem for folder in self.folders for path in folder.glob("*.py")) | {"pyscript"}

    def device(self) -> Device:
        """A device in whose browser nothing has happened yet, with this game's engine."""
        device = Device()
        device.stage.game, device.stage.home = self.record.name, self.record.pages[0]
        device.window.engine.table = self.table()
        return device

    def fill(self, folder: Path) -> Path:
        """Put into a folder what the build puts beside the page's modules."""
        (folder / "setup.json").write_text(json.dumps(self.setup_sheet()), encoding="utf-8")
        if lessons.CHAPTER in self.record.chapters:
            lessons.write(folder, self.record)
        return folder

    @contextmanager
    def run(self, device: Device, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
        """The page's Python on a device; its modules are gone afterwards."""
        for path in self.folders:
            monkeypatch.syspath_prepend(str(path))
        monkeypatch.setattr(sys, "pycache_prefix", str(folder / "bytecode"))  # compiled once, and not into the sources
        monkeypatch.setattr(sys, "dont_write_bytecode", False)
        monkeypatch.chdir(folder)
        elsewhere = {name: sys.modules.pop(name) for name in self.names & sys.modules.keys()}
        sys.modules["pyscript"] = device.pyscript
        yield App(self, device)
        for name in self.names & sys.modules.keys():
            del sys.modules[name]
        sys.modules.update(elsewhere)


class App:
    """The page's modules by name, each imported when it is first asked for."""

    def __init__(self, played: Played, device: Device) -> None:
        self.played = played
        self.device = device

    def __getattr__(self, name: str) -> Any:
        if name not in self.played.names:
            raise AttributeError(f"the page of {self.played.record.title} has no module {name}")
        return importlib.import_module(name)

    def open(self) -> Any:
        """The page as `main.py` opens it, at its first screen."""
        game = getattr(getattr(self, self.played.module), self.played.cls)
        page = self.page.Page(game(self.played.setup_sheet()))
        self.device.settle(self.start_up.start_up, page)
        return page

    def dealt(self, rules: dict[str, Any] | None = None, seed: str = "7", seats: int | None = None) -> Any:
        """A page on which a game was dealt; one person plays against bots, who decide at once.

        `seats` is the number of players; None deals to as many as the game usually has.
        """
        page = self.open()
        page.start.count = seats or page.start.count
        page.settings["pace"] = "instant"
        page.start.rules, page.start.written_seed = rules or {}, seed
        self.device.settle(page.act, "deal", "", "")
        return page

    def resume(self, stored: str) -> Any:
        """A page that goes on with a stored game; bots decide at once."""
        self.device.window.storage.write(f"{self.played.record.name}.save.1", stored)
        return self.go_on()

    def go_on(self) -> Any:
        """A page that goes on with the game that its device has stored; bots decide at once."""
        page = self.open()
        page.settings["pace"] = "instant"
        self.device.settle(page.act, "continue", "", "")
        return page

    def watch(self, link: str) -> None:
        """Open the replay's page at a link; its card is shown."""
        self.device.stage.asks["link"] = link
        page = self.device.settle(lambda: self.replay).ReplayPage()
        self.device.settle(page.open_link)


def opened_anew(played: Played, device: Device, folder: Path) -> Any:
    """Return the table of a page that goes on with this device's storage, with nothing in its memory."""
    later = played.device()
    later.window.storage.entries = dict(device.window.storage.entries)
    with pytest.MonkeyPatch.context() as monkeypatch, played.run(later, folder, monkeypatch) as app:
        app.go_on()
    return later.stage.trees["table"]


def tables_before_and_after_reloads(
    played: Played, device: Device, folder: Path, decide: Callable[[int], None], count: int
) -> tuple[list[Any], list[Any]]:
    """Return the table at so many decisions, and the table of a page opened again at each of them."""
    before, after = [], []
    for number in range(count):
        before.append(table_contents(device.stage.trees["table"]))
        after.append(table_contents(opened_anew(played, device, folder)))
        decide(number)
    return before, after


def table_contents(table: Any) -> list[Any]:
    """Return all that can be read on a table and in its question; the news of others' moves are read once."""
    parts = [node for css in ("round", "seats", "mine", "hand-row", "goods-row") for node in with_class(table, css)]
    question = [node for node in nodes(table) if props(node).get("id") == "decision-title"]
    return [leaf for part in parts + question for leaf in _leaves(part)]


def _leaves(tree: Any) -> list[Any]:
    """The texts and messages of a tree, without its icons."""
    if not isinstance(tree, list):
        return [] if tree is None else [tree]
    kids = tree[2:] if tree and isinstance(tree[0], str) else tree
    return [] if tree[:1] == ["icon"] else [leaf for kid in kids for leaf in _leaves(kid)]


def fixtures(played: Played) -> tuple[Any, Any, Any]:
    """The fixtures `device`, `modules_folder` and `app` of a game's page, for a conftest to name."""

    @pytest.fixture
    def device() -> Device:
        """A device in whose browser nothing has happened yet, with the engine of this game."""
        return played.device()

    @pytest.fixture(scope="session")
    def modules_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
        """A folder with what the build puts beside the page's modules."""
        return played.fill(tmp_path_factory.mktemp(played.record.name))

    @pytest.fixture
    def app(device: Device, modules_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
        """The page's Python on the browser of this test; its modules are gone afterwards."""
        with played.run(device, modules_folder, monkeypatch) as app:
            yield app

    return device, modules_folder, app


def screen(device: Device) -> Any:
    """Return the page's tree, sheets too."""
    return [device.stage.trees["table"], device.stage.trees["sheet"]]


_known: dict[str, frozenset[str]] = {}


def words(game: Game) -> frozenset[str]:
    """The messages for which a game's page has words."""
    if game.name not in _known:
        _known[game.name] = frozenset(locales._messages(locales._all("en", game))[0])
    return _known[game.name]


def unknown(device: Device, game: Game) -> set[str]:
    """The messages on the screen that the page has no words for."""
    return {name for name in messages(screen(device)) if name not in words(game)}


def targets(device: Device) -> list[tuple[str, str]]:
    """Return the targets at the table now: actions with their arguments."""
    all_props = [props(node) for node in nodes(screen(device)[0])]
    return [
        (str(each["data-do"]), str(each.get("data-arg") or ""))
        for each in all_props
        if each.get("data-do") and not each.get("aria-disabled") and each["data-do"] not in LEAVING
    ]


def unknown_after_taps(page: Any, device: Device, game: Game, dice: random.Random, taps: int) -> set[str]:
    """The messages without words on the way through so many random taps."""
    missing: set[str] = set()
    for _ in range(taps):
        missing |= unknown(device, game)
        if device.stage.trees["sheet"]:
            device.settle(page.act, "close-sheet", "", "")
        elif page.play.table.reading.moment:
            device.settle(page.act, "go-on", "", "")
        elif not page.play.view["result"]:
            device.settle(page.act, *dice.choice(targets(device)), "")
    return missing
