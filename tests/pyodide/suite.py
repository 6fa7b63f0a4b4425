"""Runs inside Pyodide: the unit tests, without those that need other processes, the build's own tools or a clock."""

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

options = ["-q", "-p", "no:cacheprovider", "-m", "not desktop"]
options += ["--ignore=tests/build", "--ignore=tests/fuzz", "--ignore=tests/page", "--ignore=tests/pyodide"]
int(pytest.main([*options, *ARGS]))  # ARGS is given by run.mjs; the last value is the answer
