"""Catan as learning agents play it: one record for PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from catan.bots import BOTS
from catan.bots.arena import ROUND_LIMIT
from catan.bots.guessing import guess
from catan.cli.table import hand, result, table
from catan.core.state import State
from catan.envs.actions import ACTIONS
from catan.envs.encoding import encode
from catan.envs.fields import FIELDS
from catan.envs.steps import parts
from catan.game import Game
from tabletop.core.rng import Dice
from tabletop.envs.spec import EnvSpec


def piles(state: State) -> tuple[Sequence[int], ...]:
    """Return the development cards and the deck of dice."""
    return state.deck, state.dice_deck


def redeal(state: State, dice: Dice, settled: Sequence[int]) -> None:
    """Shuffle both decks: nobody ever puts a card under them."""
    cards, throws = list(state.deck), list(state.dice_deck)
    dice.shuffle(cards)
    dice.shuffle(throws)
    state.deck, state.dice_deck = tuple(cards), tuple(throws)


def in_words(game: Game, seat: int | None) -> str:
    """Return the island and the players as the terminal shows them, a seat's own hand, and at the end the result."""
    view = game.view(seat)
    lines = [table(view, game.observe(seat))]
    if seat is not None:
        lines.append(hand(view["players"][seat]))
    return "\n".join([*lines, *([result(game)] if game.over else [])])


def worlds(view: Any, dice: Dice, options: Sequence[str]) -> State:
    """Return a state that fits the view of a seat: all hands and cards that it does not see are equally likely."""
    return guess(view, dice)


# A game ends after 300 rounds (K12.28), unless the rules say another `round_limit`, or None.
SPEC: Final = EnvSpec(
    name="catan",
    module=__name__,
    title="Catan",
    game=Game,
    players=range(2, 5),
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
    parameters={"offers": 5, "board": "random", "points": 10},
)
