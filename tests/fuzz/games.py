"""The games that are fuzzed, by name: `FUZZER` of `tests/fuzz/of_<package>.py`."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from tabletop.testing.fuzz import Fuzzer
from tests.games import NAMES
from tests.tabletop.pebbles_harness import PebblesFuzzer

FUZZERS: dict[str, Fuzzer[Any]] = {
    **{name: importlib.import_module(f"tests.fuzz.of_{name}").FUZZER for name in NAMES},
    "pebbles": PebblesFuzzer(),
}
of_each_game = pytest.mark.parametrize("game", FUZZERS)
