"""Texts stored by any earlier page are opened by this one (tests/formats/README.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from build.paths import ROOT
from tests.page.device import Device
from tests.page.tree import messages

FORMATS = ROOT / "tests" / "formats"
STORED = sorted((FORMATS / "stored").iterdir())


@pytest.mark.parametrize("name", ["citadels.save", "citadels.save.7"])
@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_game_is_opened(app: Any, device: Device, path: Path, name: str) -> None:
    """Under the one name of the first versions, and under a number."""
    device.window.storage.entries[name] = path.read_text(encoding="utf-8").strip()
    page = app.open()
    device.settle(page.act, "games", "", "")

    device.settle(page.act, "games-play", name, "")

    assert page.play.table is not None


def test_a_save_that_claims_a_thousand_million_gold_is_refused(app: Any, device: Device) -> None:
    stored_game = json.loads((FORMATS / "stored" / "2-titled.json").read_text(encoding="utf-8"))
    save = json.loads(stored_game["save"])
    save["record"] = save["record"].replace("\n\n", '\n[Position "{\\"gold\\":1000000000}"]\n\n', 1)
    device.window.storage.entries["citadels.save.7"] = json.dumps({**stored_game, "save": json.dumps(save)})
    page = app.open()

    device.settle(page.act, "continue", "", "")

    assert (page.play.table, "save-refused" in messages(device.stage.trees["sheet"])) == (None, True)


def test_a_file_of_all_games_is_taken_in(app: Any, device: Device) -> None:
    device.stage.file = (FORMATS / "games-1.txt").read_text(encoding="utf-8").splitlines()
    page = app.open()
    device.settle(page.act, "games", "", "")
    device.settle(page.act, "games-found", "", "")

    device.settle(page.act, "games-in", "", "")

    assert len(app.saves.saves.names()) == 2
