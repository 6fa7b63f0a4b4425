"""The page of Crown and Crane in CPython, with its engine behind it (tests/page/game_app.py)."""

from __future__ import annotations

from build import games
from praga.table import sheets
from praga.table.worker import Table
from tests.page.game_app import Played, fixtures

PLAYED = Played(games.BY_NAME["crane"], "crane_game", "CraneGame", sheets.setup_sheet, Table)
device, modules_folder, app = fixtures(PLAYED)
