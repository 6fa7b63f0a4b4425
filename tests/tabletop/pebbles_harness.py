"""Pebbles for the kernel's harnesses (docs/games.md): all that a small game gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.rng import Dice
from tabletop.testing.fuzz import Fuzzer
from tests.tabletop.pebbles import MOVES, NOD, Pebbles, State
from tests.tabletop.pebbles_worker import Table


class PebblesFuzzer(Fuzzer[Pebbles]):
    """Pebbles of two to four."""

    worker = Table
    words = ("rounds", *MOVES, *NOD)
    trials = (*MOVES, *NOD)

    def table(self, number: int) -> tuple[Sequence[str], dict[str, Any]]:
        return ("Ann", "Bo", "Cy", "Di")[: 2 + number % 3], {"rounds": 1 + Dice(number).below(20)}

    def rarity(self, state: State) -> int:
        return 2 * (len(state.stack) - 1)
