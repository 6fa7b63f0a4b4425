"""Lets the page's Python run in CPython, on a stand-in for the browser (device.py), anew for each test."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from build import chapters, games, lessons
from citadels.core.registry import NEWER
from citadels.table import sheets
from tests.page.device import Device

FOLDERS = (*games.PLAYED.folders, *chapters.all_folders(games.PLAYED))
NAMES = frozenset(path.stem for folder in FOLDERS for path in folder.glob("*.py")) | {"pyscript"}


class App:
    """The page's modules by name, each imported when it is first asked for: `app.citadels_table.CitadelsTable()`."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.pieces.learn(sheets.card_sheet())
        self.saves.saves.own = self.citadels_game.save_fields  # as the page has it

    def __getattr__(self, name: str) -> Any:
        if name not in NAMES:
            raise AttributeError(f"site/ has no module {name}")
        return importlib.import_module(name)

    def open(self) -> Any:
        """The page as `main.py` opens it, at its first screen."""
        page = self.page.Page(self.citadels_game.CitadelsGame(sheets.setup_sheet()))
        self.device.settle(self.start_up.start_up, page)
        return page

    def seated(self, view: dict[str, Any]) -> Any:
        """A table on the page that shows this view."""
        table = self.citadels_table.CitadelsTable()
        table.take(view)
        return table


@pytest.fixture
def device() -> Device:
    """A device in whose browser nothing has happened yet."""
    return Device()


@pytest.fixture
def load_page(
    modules_folder: Path, byte_code: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Device], AbstractContextManager[App]]:
    """A call that loads the page's Python on a browser; its modules are gone afterwards, and what they remember."""
    for folder in FOLDERS:
        monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(sys, "pycache_prefix", str(byte_code))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.chdir(modules_folder)

    @contextmanager
    def load(device: Device) -> Iterator[App]:
        elsewhere = {name: sys.modules.pop(name) for name in NAMES & sys.modules.keys()}
        sys.modules["pyscript"] = device.pyscript
        yield App(device)
        for name in NAMES & sys.modules.keys():
            del sys.modules[name]
        sys.modules.update(elsewhere)

    return load


@pytest.fixture
def app(device: Device, load_page: Callable[[Device], AbstractContextManager[App]]) -> Iterator[App]:
    """The page's Python on the browser of this test."""
    with load_page(device) as loaded:
        yield loaded


@pytest.fixture(scope="session")
def byte_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the page's byte code: each test imports all modules anew, but compiles none twice, nor in site/."""
    return tmp_path_factory.mktemp("byte_code")


@pytest.fixture(scope="session")
def modules_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the build lays beside the page's modules."""
    folder = tmp_path_factory.mktemp("laid")
    made: dict[str, object] = {"cards": sheets.card_sheet(), "setup": sheets.setup_sheet()}
    made |= {"cards-2016": sheets.card_sheet(NEWER), "setup-2016": sheets.edition_sheet(NEWER)}
    for name, sheet in made.items():
        (folder / f"{name}.json").write_text(json.dumps(sheet), encoding="utf-8")
    lessons.write(folder)
    return folder
