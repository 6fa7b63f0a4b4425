"""Citadels as learning agents play it: one record for PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from citadels.bots import BOTS
from citadels.bots.arena import ROUND_LIMIT
from citadels.bots.guessing import guess
from citadels.cli import picture
from citadels.cli.words import Words
from citadels.core.state import State
from citadels.envs.actions import ACTIONS
from citadels.envs.encoding import encode
from citadels.envs.fields import FIELDS
from citadels.envs.steps import parts
from citadels.game import Game
from citadels.table.result import result
from citadels.views.table import Sight, table
from tabletop.core.rng import Dice
from tabletop.envs.spec import EnvSpec
from tabletop.table.session import Seat


def piles(state: State) -> tuple[Sequence[str], ...]:
    """Return the deck."""
    return (state.deck,)


def redeal(state: State, dice: Dice, settled: Sequence[int]) -> None:
    """Shuffle the deck down to the cards that somebody put under it."""
    unseen = state.deck[: len(state.deck) - settled[0]]
    dice.shuffle(unseen)
    state.deck[: len(unseen)] = unseen


def in_words(game: Game, seat: int | None) -> str:
    """Return the table as the terminal shows it, what one seat alone sees, and at the end how each came in."""
    words = _words()
    seats = [Seat(name, "person") for name in game.names]
    seen = table(Sight(game.observe(seat), game.observe(None), seats, game.to_move))
    words.play(seen["edition"])
    ended = [picture.result({**seen, "result": result(game)}, words)] if game.over else []
    own = picture.own(seen, words)
    return "\n".join([picture.table(seen, words), *([own] if own else []), *ended])


@cache
def _words() -> Words:
    return Words()


def worlds(view: Any, dice: Dice, options: Sequence[str]) -> State:
    """Return a state that fits the view of a seat, which decides between `options`, or does not decide."""
    return guess(view, dice, options)


# A game ends after 60 rounds (R4.11), unless the rules say another `round_limit`, or None.
SPEC: Final = EnvSpec(
    name="citadels",
    module=__name__,
    title="Citadels",
    game=Game,
    players=range(2, 9),
    usual=4,
    rules={"round_limit": ROUND_LIMIT},
    actions=ACTIONS,
    parts=parts,
    fields=FIELDS,
    encode=encode,
    bots=BOTS,
    guess=worlds,
    redeal=redeal,
    piles=piles,
    text=in_words,
    parameters={"edition": 2005},
)
