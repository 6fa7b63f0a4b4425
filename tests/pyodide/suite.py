"""Runs inside Pyodide: the unit tests, without those that need other processes, the build's own tools or a clock.

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
settings.register_profile("pyodide", deadline=None, max_examples=15, database=None)
settings.load_profile("pyodide")

PART, PARTS = map(int, os.environ["SHARE"].split("/"))


class Share:
    """Leaves the tests of the other shares to others."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Take every so many-th test: the slow ones of a module go to all shares alike."""
        items[:] = items[PART - 1 :: PARTS]


options = ["-q", "-p", "no:cacheprovider", "-m", "not desktop"]
left_out = ("tests/build", "tests/fuzz", "tests/catan/fuzz", "tests/page", "tests/pyodide")
options += [f"--ignore={folder}" for folder in left_out]
int(pytest.main([*options, *ARGS], plugins=[Share()]))  # ARGS is given by run.mjs; the last value is the answer
