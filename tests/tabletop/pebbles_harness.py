"""Pebbles for the kernel's harnesses (docs/games.md): all that a small game gives them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tabletop.core.rng import Dice
from tabletop.core.rulebook import Rulebook
from tabletop.notation.record import read_record
from tabletop.testing.conformance import Trial
from tabletop.testing.fuzz import Fuzzer
from tabletop.testing.golden import GoldenGames, add_records
from tabletop.testing.perft import Perft
from tests.tabletop.pebbles import COLOURS, MOVES, NOD, RULEBOOK, Pebbles, State
from tests.tabletop.pebbles_worker import Table

# --- conformance and hidden information


def reshuffle(state: State, seat: int, dice: Dice) -> State:
    """The same game but for what this seat cannot know: others' pebbles, and the random numbers."""
    twin = state.clone()
    twin.rng = dice.below(1 << 64)
    for other, pebbles in enumerate(state.pebbles):
        if other != seat:
            twin.pebbles[other] = tuple([dice.below(COLOURS) for _ in pebbles])
    return twin


def trial(seed: int, rulebook: Rulebook = RULEBOOK) -> Trial:
    """A game of two to four that is over soon."""
    return Trial(rulebook, 2 + seed % 3, {"rounds": 4}, seed, reshuffle=reshuffle, game=Pebbles)


# --- fuzzing


class PebblesFuzzer(Fuzzer[Pebbles]):
    """Pebbles of two to four."""

    worker = Table
    words = ("rounds", *MOVES, *NOD)
    trials = (*MOVES, *NOD)

    def table(self, number: int) -> tuple[Sequence[str], dict[str, Any]]:
        return ("Ann", "Bo", "Cy", "Di")[: 2 + number % 3], {"rounds": 1 + Dice(number).below(20)}

    def rarity(self, state: State) -> int:
        return 2 * (len(state.stack) - 1)


# --- golden games

HERE = Path(__file__).parent


def demands() -> set[str]:
    """Every move, every number of seats."""
    return {f"move {move}" for move in (*MOVES, *NOD)} | {f"seats {seats}" for seats in (2, 3, 4)}


def features(record: str) -> set[str]:
    """The moves and seats of a record."""
    head, moves = read_record(record)
    return {f"move {move}" for _, move in moves} | {f"seats {len(head['players'])}"}


def play(number: int) -> Pebbles:
    """A random game."""
    game, rng = Pebbles.new(("Ann", "Bo", "Cy", "Di")[: 2 + number % 3], {"rounds": 3}, number), Random(number)
    while not game.over:
        game.play(game.random_move(rng))
    return game


GOLDEN_PEBBLES = GoldenGames(Pebbles, HERE / "golden", ".pebbles", demands, features)

# --- perft

PERFT_OF_PEBBLES = Perft(
    {
        "two with the bag passed on twice": lambda: Pebbles.new(["Ann", "Bo"], {"rounds": 2}, 1),
        "a question within a turn": lambda: Pebbles.new(["Ann", "Bo"], {"rounds": 1}, 1).play("ask"),
    },
    lambda state: state.pebbles,
    HERE / "golden" / "perft.json",
)

if __name__ == "__main__":  # writes the records again
    add_records(GOLDEN_PEBBLES, play, int(sys.argv[1]))
