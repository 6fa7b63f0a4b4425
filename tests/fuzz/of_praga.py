"""The third game for the fuzzers: tables with any options, words, and moves to try."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from praga import Game
from praga.core.frames import Turn
from praga.core.places import PLACES
from praga.core.state import State
from praga.core.tables import LEVEL_OF, SEALS, TILES, TILES_IV, TILES_V, TOKENS
from praga.flow.options import WORDS
from praga.table.worker import Table
from tabletop.core.rng import Dice
from tabletop.testing.fuzz import Fuzzer
from tabletop.testing.mutators import Chance, mutate
from tests.praga.conformance.hidden import conserved, gladly
from tests.praga.golden.make import NAMES, setup

Json = dict[str, Any]
# Words that mutations insert.
GAME_WORDS = (
    *list(TILES)[::7], *PLACES, *LEVEL_OF, *SEALS, *TOKENS, *TILES_IV, *TILES_V, *WORDS, "z1", "z9", "o1", "n6", "s1",
    "s27", "w1", "w11", "p1", "p5", "t0", "r1", "mine.0", "r1.3", "house-2", "turn", "over", "what", "on", "of", "seat",
    "action", "at", "by", "technology", "token", "IV", "V", "plank", "arrow", "plaza", "side", "good", "wheel",
    "sideways", "bonus", "effect", "free", "egg", "extra", "either", "wall", "cathedral", "claim", "pushed", "kept",
)  # fmt: skip
TRIAL_MOVES = (
    "take w1", "take w7", "mine more", "mine produce", "quarry more", "road", "upgrade u1n01", "wall w1n01",
    "building b1n01", "at t0", "at r1 t0", "at s23 t5", "bonus wheel", "bonus u1n09", "sideways wall", "pass",
    "effect 1 free", "effect 2 egg 1", "up wall", "up cathedral", "arrow up", "arrow stay", "use univ_4",
    "use free_up wall", "use any_action mine", "use plaza_both z1", "use track_and_produce mine quarry", "seal six",
    "extra mine silver", "extra road goldw", "refresh wall w1n01 w1n02 gold", "keep univ_4", "keep IV_mine",
    "keep upper", "keep gold", "plank p1", "end", "end 2 silver", "end 1 silver 1 goldw",
)  # fmt: skip
QUESTIONS_AS_OFTEN = 3  # a position with a question is kept in one of this many cases


class PragaFuzzer(Fuzzer[Game]):
    """The third game with any options."""

    worker = Table
    words = GAME_WORDS
    trials = TRIAL_MOVES
    bots = ("casual", "newcomer")  # the strong one thinks too long for so many cases
    most_moves = 600
    count_every = 1

    def table(self, number: int) -> tuple[Sequence[str], Json]:
        seats, rules = setup(Dice(number))
        return NAMES[:seats], rules

    def choose(self, moves: Sequence[str], dice: Dice) -> str:
        return moves[gladly(None, moves, dice)]  # type: ignore[arg-type]  # the state is not looked at

    def rarity(self, state: State) -> int:
        return 0 if isinstance(state.stack[-1], Turn) else QUESTIONS_AS_OFTEN

    def count(self, state: State) -> object:
        return conserved(state)

    def mutate_position(self, position: Json, chance: Chance) -> Any:
        """Often only its questions, what is kept, or one player."""
        mutated = copy.deepcopy(position)
        if chance.random() < 0.3:
            mutated["phase"] = mutate(mutated["phase"], chance, GAME_WORDS)
        elif chance.random() < 0.5:
            number = chance.randrange(len(mutated["players"]))
            mutated["players"][number] = mutate(mutated["players"][number], chance, GAME_WORDS)
        else:
            return mutate(mutated, chance, GAME_WORDS)
        return mutated


FUZZER = PragaFuzzer()
