"""Each rare thing has a record of one round in which it happens; `test_golden` replays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import rare, rare_2016
from tests.golden.games import text
from tests.golden.rare import Shelf

SHELVES = [rare.FIRST, rare_2016.SHELF]
of_each_edition = pytest.mark.parametrize("shelf", SHELVES, ids=["2005", "2016"])
RECORDS = [pytest.param(path, shelf, id=path.stem) for shelf in SHELVES for path in shelf.records]
of_each_record = pytest.mark.parametrize(("path", "shelf"), RECORDS)


@of_each_edition
def test_every_rare_thing_has_its_record(shelf: Shelf) -> None:
    assert {path.stem for path in shelf.records} == {*shelf.rare}


@of_each_record
def test_a_rare_thing_happens_in_its_record(path: Path, shelf: Shelf) -> None:
    assert path.stem in rare.used(text(path), shelf.rare)
