"""Games whose trees of legal moves are counted: `PYTHONPATH=src:. python -m tests.perft.games NAME` writes them."""

from __future__ import annotations

import sys

from tests.catan.perft import trees as trees_of_catan
from tests.perft import trees
from tests.praga.perft import trees as trees_of_praga
from tests.tabletop.pebbles_harness import PERFT_OF_PEBBLES

PERFTS = {
    "citadels": trees.PERFT,
    "catan": trees_of_catan.PERFT,
    "praga": trees_of_praga.PERFT,
    "pebbles": PERFT_OF_PEBBLES,
}


if __name__ == "__main__":
    PERFTS[sys.argv[1]].write()
