"""The island's page in CPython, with Catan behind it (tests/page/game_app.py)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from build import games
from catan.table import sheets
from catan.table.worker import Table
from tests.page.device import Device
from tests.page.game_app import App, Played

PLAYED = Played(games.ISLAND, "island_game", "IslandGame", sheets.setup_sheet, Table)


@pytest.fixture
def device() -> Device:
    """A device in whose browser nothing has happened yet, with Catan's engine."""
    return PLAYED.device()


@pytest.fixture(scope="session")
def modules_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the build puts beside the page's modules."""
    return PLAYED.fill(tmp_path_factory.mktemp("island"))


@pytest.fixture
def app(device: Device, modules_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The page's Python on the browser of this test; its modules are gone afterwards."""
    yield from PLAYED.run(device, modules_folder, monkeypatch)
