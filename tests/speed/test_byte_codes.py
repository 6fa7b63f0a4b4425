"""The engine does not grow slower unnoticed: a decision costs the byte codes it cost, or 5 % more at most.

Counted in a process of its own by `bench/byte_codes.py`, which also says how the counts are written anew.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from bench.byte_codes import GAMES, growth, read_counts, shortened

ROOT = Path(__file__).parents[2]
COUNTED_ON = ("cpython", 3, 11)
RUNNING = (sys.implementation.name, *sys.version_info[:2])

here = pytest.mark.skipif(
    RUNNING != COUNTED_ON, reason="byte codes are those of CPython 3.11, every version has others"
)


@cache
def counted() -> dict[str, dict[str, float]]:
    """The counts of every loop, as they are now."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.byte_codes"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    counts: dict[str, dict[str, float]] = json.loads(run.stdout)
    return counts


@here
@pytest.mark.desktop
@pytest.mark.parametrize("loop", GAMES)
def test_a_decision_costs_what_it_cost(loop: str) -> None:
    grown = growth(read_counts()[loop], counted()[loop])
    assert not grown, "\n".join(grown)


def test_growth_within_five_per_cent_is_allowed() -> None:
    assert growth({"listing": 60.0, "playing": 40.0}, {"listing": 64.9, "playing": 40.0}) == []


def test_growth_beyond_five_per_cent_is_told_with_where_it_is_the_most_first() -> None:
    before = {"listing": 60.0, "playing": 40.0, "shuffling": 10.0}
    assert growth(before, {"listing": 62.0, "playing": 45.0, "shuffling": 9.0, "counting": 1.0}) == [
        "117 byte codes a decision, not 110",
        "playing: +5.0",
        "listing: +2.0",
        "counting: +1.0",
    ]


def test_small_functions_are_summed_up_by_module() -> None:
    counts = {"game.play": 99.0, "game.undo": 0.2, "game.clone": 0.1, "rules.read": 0.3}
    assert shortened(counts, named=["rules.read"]) == {"game.play": 99.0, "game, the rest": 0.3, "rules.read": 0.3}
