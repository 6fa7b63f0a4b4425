"""What a state keeps beside its pieces and cards, so that no decision has to look for it, is what they say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catan.core.moves import Move
from catan.core.state import State
from catan.flow.setup import new_state
from catan.rulebook import RULEBOOK
from tabletop.engine import apply, options
from tabletop.rng import Dice
from tests.catan.conformance.hidden import mostly_plain
from tests.catan.conformance.setups import setup
from tests.catan.golden.make import NAMES, eager

# Of one game in progress alone: who listens, what came to light; the land, which is another object with the same hexes.
NOT_OF_THE_POSITION = {"events", "barrier", "island"}


def states(seed: int) -> Iterator[State]:
    """States of a game by chance, or as somebody plays who wants to build."""
    dice = Dice(seed)
    seats, rules = setup(dice)
    state = new_state(NAMES[:seats], rules, seed)
    while state.stack:
        if dice.below(4) == 0:
            yield state
        listed = options(state)
        chosen = mostly_plain(state, listed, dice) if seed % 3 == 0 else listed.index(Move.parse(eager(listed, dice)))
        apply(state, listed[chosen])


@pytest.mark.parametrize("seed", range(24))
def test_what_is_kept_is_what_a_position_read_anew_has(seed: int) -> None:
    """Notation §2: a position is the whole truth."""
    for state in states(seed):
        anew = RULEBOOK.read(dict(RULEBOOK.write(state)))
        slots = [slot for slot in State.__slots__ if slot not in NOT_OF_THE_POSITION]
        assert [slot for slot in slots if getattr(state, slot) != getattr(anew, slot)] == []
