"""The cached values of a state agree with its pieces and cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catan.core.moves import Move
from catan.core.state import State
from catan.flow.setup import new_state
from catan.rulebook import RULEBOOK
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice
from tests.catan.conformance.hidden import mostly_plain
from tests.catan.conformance.setups import setup
from tests.catan.golden.make import NAMES, eager

# Not part of a position (events, barrier), or another object with the same content (island).
NOT_OF_THE_POSITION = {"events", "barrier", "island"}


def states(seed: int) -> Iterator[State]:
    """States of a random game, or of one with weights that favour building."""
    dice = Dice(seed)
    seats, rules = setup(dice)
    state = new_state(NAMES[:seats], rules, seed)
    while state.stack:
        if dice.below(4) == 0:
            yield state
        moves = options(state)
        at = mostly_plain(state, moves, dice) if seed % 3 == 0 else moves.index(Move.parse(eager(moves, dice)))
        apply(state, moves[at])


@pytest.mark.parametrize("seed", range(24))
def test_cached_values_equal_those_of_the_position_read_back(seed: int) -> None:
    """Notation §2: a position is the whole truth."""
    for state in states(seed):
        copy_ = RULEBOOK.read(dict(RULEBOOK.write(state)))
        slots = [slot for slot in State.__slots__ if slot not in NOT_OF_THE_POSITION]
        assert [slot for slot in slots if getattr(state, slot) != getattr(copy_, slot)] == []
