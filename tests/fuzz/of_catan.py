"""Catan for the fuzzers: tables with any options, words, and moves to try."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from catan import Game
from catan.core.state import State
from catan.notation.position import write_position
from catan.table.worker import Table
from tabletop.core.rng import Dice
from tabletop.testing.fuzz import Fuzzer
from tabletop.testing.mutators import Chance, mutate
from tests.catan.board import CORNERS, HARBOURS, HEXES, PATHS
from tests.catan.conformance.hidden import conserved
from tests.catan.conformance.setups import OPTIONS, setup
from tests.catan.golden.make import NAMES, eager
from tests.catan.positions import CARDS, KINDS, Json

# Words that mutations insert.
GAME_WORDS = (
    *CORNERS[::5], *PATHS[::7], *HEXES, *KINDS, *CARDS, *OPTIONS, *HARBOURS, "any", "desert", "wood 11", "ore 7", "34",
    "place", "turn", "over", "discard", "robber", "steal", "roads", "answer", "choose", "accept", "refuse", "bid",
    "what", "seats", "give", "get", "to", "said", "says", "left", "from", "new", "played", "rolled", "bank", "deck",
)  # fmt: skip
TRIAL_MOVES = (
    "roll", "end", "buy", "withdraw", "accept", "refuse", "play knight", "play roads", "play plenty wood ore",
    "play plenty ore", "play monopoly wool", "settle c5", "city c5", "road c5-c6", "road c6-c5", "robber h1", "steal 0",
    "steal 3", "confirm 1", "bank 4 wood for 1 ore", "bank 2 ore for 1 wool", "discard 4 wood", "discard 2 wood 2 ore",
    "offer 1 wood for 1 ore", "offer any for 3 ore", "offer 1 wool for any to 1", "bid 1 ore for 1 wood",
    "bid 3 grain for 1 wood",
)  # fmt: skip
QUESTIONS_AS_OFTEN = 3  # a position with a pending decision is kept in one of this many cases


class CatanFuzzer(Fuzzer[Game]):
    """Catan with any options."""

    worker = Table
    words = GAME_WORDS
    trials = TRIAL_MOVES
    most_moves = 500
    count_every = 1

    def table(self, number: int) -> tuple[Sequence[str], Json]:
        seats, rules = setup(Dice(number))
        return NAMES[:seats], rules

    def choose(self, moves: Sequence[str], dice: Dice) -> str:
        return eager(moves, dice)

    def rarity(self, state: State) -> int:
        return QUESTIONS_AS_OFTEN if "asks" in write_position(state)["phase"] else 0

    def count(self, state: State) -> object:
        return conserved(state)

    def pick_move(self, prompt: Json, game: Game, chance: Chance) -> str:
        """Leave out answers that lack cards, which the open table does not know (K7.7, K7.9)."""
        known = [choice for choice in prompt["choices"] if not unsure(choice["move"]) or choice["move"] in game.moves()]
        return super().pick_move({**prompt, "choices": known}, game, chance)

    def mutate_position(self, position: Json, chance: Chance) -> Any:
        """Often only its decision or one player."""
        mutated = copy.deepcopy(position)
        if "asks" in mutated["phase"] and chance.random() < 0.4:
            mutated["phase"]["asks"] = mutate(mutated["phase"]["asks"], chance, GAME_WORDS)
        elif chance.random() < 0.3:
            number = chance.randrange(len(mutated["players"]))
            mutated["players"][number] = mutate(mutated["players"][number], chance, GAME_WORDS)
        else:
            return mutate(mutated, chance, GAME_WORDS)
        return mutated


def unsure(move: str | None) -> bool:
    """Return whether the open table lists a move whether or not the cards for it are there."""
    return move is not None and move.startswith(("accept", "confirm"))


FUZZER = CatanFuzzer()
