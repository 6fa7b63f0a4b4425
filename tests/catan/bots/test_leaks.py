"""No bot decides by what its seat cannot know: everything hidden is dealt anew, the decision must be the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catan.bots import BOTS
from catan.bots.arena import CATAN
from catan.bots.guessing import guess
from catan.core.state import State
from tabletop.bots.protocol import Budget
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice


def decisions(games: int, every: int, seed: int) -> Iterator[State]:
    """Positions of games among casual bots in which somebody has a choice."""
    for number in range(seed, seed + games):
        state, dice, bot = CATAN.new(3, {"offers": 1}, number), Dice(number), BOTS["casual"]()
        count = 0
        while state.stack:
            moves = options(state)
            count += len(moves) > 1
            if len(moves) > 1 and count % every == 0:
                yield state
            view = CATAN.observe(state, state.stack[-1].seat)
            apply(state, moves[bot.choose(view, moves, dice, Budget()) if len(moves) > 1 else 0])


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_the_same_when_everything_hidden_is_dealt_anew(name: str) -> None:
    differing = []
    for number, state in enumerate(decisions(games=3, every=9, seed=31)):
        seat = state.stack[-1].seat
        other = guess(CATAN.observe(state, seat), Dice(number))
        first, second = (
            BOTS[name]().choose(CATAN.view(world, seat), options(world), Dice(number), Budget(playouts=12))
            for world in (state, other)
        )
        if first != second:
            differing.append(options(state)[first])
    assert differing == []
