"""Every module of the page runs here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.page.conftest import FOLDERS
from tests.page.device import Device

MODULES = [path for folder in FOLDERS for path in sorted(folder.glob("*.py"))]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_is_imported_from_its_folder(path: Path, app: Any, device: Device) -> None:
    module = device.settle(lambda: getattr(app, path.stem))

    assert Path(module.__file__) == path


def test_the_page_opens_at_its_first_screen(app: Any, device: Device) -> None:
    device.settle(lambda: app.main)

    assert device.stage.told("alive") == [()]
