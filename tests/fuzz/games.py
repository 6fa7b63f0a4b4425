"""The games that are fuzzed, by name."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.testing.fuzz import Fuzzer
from tests.fuzz.of_catan import CatanFuzzer
from tests.fuzz.of_citadels import CitadelsFuzzer
from tests.fuzz.of_praga import PragaFuzzer
from tests.tabletop.pebbles_harness import PebblesFuzzer

FUZZERS: dict[str, Fuzzer[Any]] = {
    "citadels": CitadelsFuzzer(),
    "catan": CatanFuzzer(),
    "praga": PragaFuzzer(),
    "pebbles": PebblesFuzzer(),
}
of_each_game = pytest.mark.parametrize("game", FUZZERS)
