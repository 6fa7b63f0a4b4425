"""Lets the Python of the island's page run in CPython, on the stand-in for the browser, with Catan behind it."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from build import chapters, games, lessons
from catan.table import sheets
from catan.table.worker import Table
from tests.page.device import Device

FOLDERS = (*games.ISLAND.folders, *chapters.all_folders(games.ISLAND))
NAMES = frozenset(path.stem for folder in FOLDERS for path in folder.glob("*.py")) | {"pyscript"}


class App:
    """The page's modules by name, each imported when it is first asked for."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def __getattr__(self, name: str) -> Any:
        if name not in NAMES:
            raise AttributeError(f"the island's page has no module {name}")
        return importlib.import_module(name)

    def open(self) -> Any:
        """The page as `main.py` opens it, at its first screen."""
        page = self.page.Page(self.island_game.IslandGame(sheets.setup_sheet()))
        self.device.settle(self.start_up.start_up, page)
        return page

    def dealt(self, rules: dict[str, Any] | None = None, seed: str = "7") -> Any:
        """A page on which a game was dealt; one person plays against three bots, who decide at once."""
        page = self.open()
        page.settings["pace"] = "instant"
        page.start.rules, page.start.written_seed = rules or {}, seed
        self.device.settle(page.act, "deal", "", "")
        return page

    def resume(self, stored: str) -> Any:
        """A page that goes on with a stored game; bots decide at once."""
        self.device.window.storage.write("island.save.1", stored)
        page = self.open()
        page.settings["pace"] = "instant"
        self.device.settle(page.act, "continue", "", "")
        return page


@pytest.fixture
def device() -> Device:
    """A device in whose browser nothing has happened yet, with Catan's engine."""
    device = Device()
    device.stage.game, device.stage.home = "island", "island.html"
    device.window.engine.table = Table()  # type: ignore[assignment]  # the stand-in was made for the other game
    return device


@pytest.fixture(scope="session")
def modules_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the build puts beside the page's modules."""
    folder = tmp_path_factory.mktemp("island")
    (folder / "setup.json").write_text(json.dumps(sheets.setup_sheet()), encoding="utf-8")
    name, content = chapters.shelf()
    (folder / name).write_bytes(content)
    lessons.write(folder, games.ISLAND)
    return folder


@pytest.fixture
def app(device: Device, modules_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The page's Python on the browser of this test; its modules are gone afterwards."""
    for folder in FOLDERS:
        monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.chdir(modules_folder)
    elsewhere = {name: sys.modules.pop(name) for name in NAMES & sys.modules.keys()}
    sys.modules["pyscript"] = device.pyscript
    yield App(device)
    for name in NAMES & sys.modules.keys():
        del sys.modules[name]
    sys.modules.update(elsewhere)
