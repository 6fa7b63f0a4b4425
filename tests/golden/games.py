"""The golden games of each game, what they are to use together, and the folders of rare rounds."""

from __future__ import annotations

from pathlib import Path

from catan import Game as Catan
from citadels import Game as Citadels
from praga import Game as Praga
from tabletop.testing.golden import GoldenGames
from tests.catan.golden import features as features_of_catan
from tests.golden import features, features_2016, rare, rare_2016
from tests.praga.golden import features as features_of_praga
from tests.tabletop.pebbles_harness import GOLDEN_PEBBLES

HERE = Path(__file__).parent
FIRST = GoldenGames(Citadels, HERE, ".citadels", features.wanted, features.used)
OF_2016 = GoldenGames(Citadels, HERE / "edition_2016", ".citadels", features_2016.wanted, features_2016.used)
CATAN = GoldenGames(
    Catan,
    HERE.parent / "catan" / "golden",
    ".catan",
    features_of_catan.all_features,
    features_of_catan.features_of,
)
PRAGA = GoldenGames(
    Praga,
    HERE.parent / "praga" / "golden",
    ".crane",
    features_of_praga.demands,
    features_of_praga.features,
)
GOLDEN = {"citadels": FIRST, "citadels 2016": OF_2016, "catan": CATAN, "praga": PRAGA, "pebbles": GOLDEN_PEBBLES}
RARE = {"citadels": rare.FIRST, "citadels 2016": rare_2016.SHELF}
# The records of Citadels, without the rare rounds.
RECORDS = [*FIRST.paths(), *OF_2016.paths()]


def text(path: Path) -> str:
    """The text of a record."""
    return path.read_text(encoding="utf-8")
