"""Every module of the page runs here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.page.conftest import FOLDERS
from tests.page.device import Device


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_module_is_imported_from_its_folder(folder: Path, app: Any, device: Device) -> None:
    paths = sorted(folder.glob("*.py"))

    imported = {path: device.settle(lambda path=path: getattr(app, path.stem)).__file__ for path in paths}

    assert {path.name: file for path, file in imported.items() if Path(file) != path} == {}


def test_the_page_opens_at_its_first_screen(app: Any, device: Device) -> None:
    device.settle(lambda: app.main)

    assert device.stage.calls("alive") == [()]
