"""Crown and Crane as learning agents play it: one record for PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from praga.bots import BOTS
from praga.cli.tables import table
from praga.cli.words import words_of
from praga.core.state import State
from praga.envs.actions import ACTIONS, parts
from praga.envs.encoding import encode
from praga.envs.fields import FIELDS
from praga.envs.guessing import guess, shuffle_stacks, unseen
from praga.game import Game
from tabletop.cli.words import LANGUAGES, Words
from tabletop.core.rng import Dice
from tabletop.envs.spec import EnvSpec


def redeal(state: State, dice: Dice, settled: Sequence[int]) -> None:
    """Shuffle the stacks, but for what is looked at and for what somebody put under them."""
    shuffle_stacks(state, dice, state.stack[-1] if state.stack else None, settled)


def in_words(game: Game, seat: int | None) -> str:
    """Return the table as the terminal shows it; nothing but the order of stacks is hidden from anybody."""
    return table(_words(), game.observe(seat).state)


@cache
def _words() -> Words:
    return words_of(LANGUAGES[0])


# A game has sixteen turns for each player: it needs no limit.
SPEC: Final = EnvSpec(
    name="praga",
    module=__name__,
    title="Crown and Crane",
    game=Game,
    players=range(2, 5),
    usual=4,
    rules={},
    actions=ACTIONS,
    parts=parts,
    fields=FIELDS,
    encode=encode,
    bots=BOTS,
    guess=guess,
    redeal=redeal,
    piles=unseen,
    text=in_words,
    parameters={"tiles": "A"},
)
