"""The notebooks run from the first cell to the last, and what is written below their cells is what they show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.notebooks import running

pytestmark = pytest.mark.desktop
NOTEBOOKS = sorted(running.FOLDER.glob("*.ipynb"))
KB = 1000


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_is_written_in_it(path: Path) -> None:
    """To renew the output: `PYTHONPATH=src:. python -m tests.notebooks.running --write`."""
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")
    notebook = json.loads(path.read_text(encoding="utf-8"))
    rest = [running.words(cell["outputs"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]

    assert [running.words(outputs) for outputs in running.run(notebook, path.name)] == rest


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_with_its_pictures_is_small(path: Path) -> None:
    assert path.stat().st_size < 60 * KB


def test_the_last_value_of_a_cell_is_shown() -> None:
    lines = ["%pip install nothing\n", "a = 2\n", "print('now')\n", "a + 1"]
    items = running.run({"cells": [{"cell_type": "code", "source": lines}]})

    assert [running.words(outputs) for outputs in items] == [["now\n", "3"]]
