"""The island's page in CPython, with Catan behind it (tests/page/game_app.py)."""

from __future__ import annotations

from build import games
from catan.table import sheets
from catan.table.worker import Table
from tests.page.game_app import Played, fixtures

PLAYED = Played(games.BY_NAME["island"], "island_game", "IslandGame", sheets.setup_sheet, Table)
device, modules_folder, app = fixtures(PLAYED)
