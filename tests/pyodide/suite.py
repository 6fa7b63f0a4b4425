"""Runs inside Pyodide: the unit tests whose result can differ there, without those that need other processes.

What a rule says does not depend on where Python runs, so the tests of the rules, of refusals and of words are left out.
Numbers, hashing, recursion, memory, packing and text can differ: WebAssembly has 32-bit addresses, a small stack, no
processes, and a later Python than ours. Whole games in `golden`, `perft` and `conformance` play every card there.

`SHARE` in the environment says which share of them: `1/2` is every second one, from the first on.
"""

import os
import sys

sys.dont_write_bytecode = True
sys.path.append("/packages")
os.chdir("/repository")

import pytest
from hypothesis import settings

# Python is about twice as slow here; the number of games is not what this run is for.
settings.register_profile("pyodide", deadline=None, max_examples=5, database=None)
settings.load_profile("pyodide")

PART, PARTS = map(int, os.environ["SHARE"].split("/"))


class Share:
    """Leaves the tests of the other shares to others."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Take every so many-th test: the slow ones of a module go to all shares alike."""
        items[:] = items[PART - 1 :: PARTS]


# Kept here as plain texts, one for each line: tests/build/test_checks.py looks whether they exist.
TESTS = (
    "tests/tabletop",  # the kernel: chance, JSON, saves, sessions, frames
    "tests/links",  # packed numbers and texts, recursion while a link is read
    "tests/formats",  # stored games of every version
    "tests/golden",  # whole games, each card in one of them
    "tests/perft",  # the order and the number of legal moves
    "tests/conformance/test_citadels.py",  # copies, hashes, positions and records of random games
    "tests/catan/conformance/test_conformance.py",
    "tests/catan/perft",
    "tests/catan/notation/test_links.py",
    "tests/catan/notation/test_random_move.py",
    "tests/praga/conformance/test_conformance.py",
    "tests/notation/test_random_move.py",
    "tests/test_copies.py",  # copy and pickle
    "tests/bots/test_own.py",  # tracebacks and limits of bots that a person writes in the page
    "tests/bots/test_search.py",  # floating-point numbers decide
    "tests/table/test_freed.py",  # memory
    "tests/table/test_worker.py",  # JSON in, JSON out
    "tests/workshop",  # printed text and bots that never end
)
options = ["-q", "-p", "no:cacheprovider", "-m", "not desktop"]
int(pytest.main([*options, *(ARGS or TESTS)], plugins=[Share()]))  # run.mjs gives ARGS; the last value is the answer
