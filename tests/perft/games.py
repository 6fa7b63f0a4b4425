"""Games whose trees of legal moves are counted: `PYTHONPATH=src:. python -m tests.perft.games NAME` writes them."""

from __future__ import annotations

import importlib
import sys

from tests.games import NAMES
from tests.perft import trees
from tests.tabletop.pebbles_harness import PERFT_OF_PEBBLES

PERFTS = {
    "citadels": trees.PERFT,
    **{name: importlib.import_module(f"tests.{name}.perft.trees").PERFT for name in NAMES[1:]},
    "pebbles": PERFT_OF_PEBBLES,
}


if __name__ == "__main__":
    PERFTS[sys.argv[1]].write()
