"""The golden games of each game, what they are to use together, and the folders of rare rounds."""

from __future__ import annotations

import importlib
from pathlib import Path

from citadels import Game as Citadels
from tabletop.testing.golden import GoldenGames
from tests.games import NAMES
from tests.golden import features, features_2016, rare, rare_2016
from tests.tabletop.pebbles_harness import GOLDEN_PEBBLES

HERE = Path(__file__).parent
FIRST = GoldenGames(Citadels, HERE, ".citadels", features.wanted, features.used)
OF_2016 = GoldenGames(Citadels, HERE / "edition_2016", ".citadels", features_2016.wanted, features_2016.used)
# Of each other game, `GOLDEN` of `tests/<package>/golden/features.py`.
OTHERS: dict[str, GoldenGames] = {
    name: importlib.import_module(f"tests.{name}.golden.features").GOLDEN for name in NAMES[1:]
}
GOLDEN = {"citadels": FIRST, "citadels 2016": OF_2016, **OTHERS, "pebbles": GOLDEN_PEBBLES}
RARE = {"citadels": rare.FIRST, "citadels 2016": rare_2016.SHELF}
# The records of Citadels, without the rare rounds.
RECORDS = [*FIRST.paths(), *OF_2016.paths()]


def text(path: Path) -> str:
    """The text of a record."""
    return path.read_text(encoding="utf-8")
