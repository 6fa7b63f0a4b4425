"""The functions of the game that the kernel calls (`tabletop.core.rulebook`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from praga.core.state import State
from praga.flow import setup
from praga.flow.scoring import scores, winners
from praga.flow.turns import begin_turn
from praga.notation.position import read_position, write_position
from praga.notation.record import heading, playing
from praga.views.refusals import explain
from praga.views.view import observe, view
from tabletop.core.marks import Marks
from tabletop.core.rulebook import Rulebook


def deal(names: Sequence[str], rules: dict[str, Any], seed: int) -> State:
    """Set up a game and begin its first turn; PositionError names the wrong option."""
    state = setup.deal(names, rules, seed)
    state.stack = [begin_turn(state)]
    return state


RULEBOOK = Rulebook(
    deal=deal,
    view=view,
    observe=observe,
    write=write_position,
    read=read_position,
    scores=scores,
    winners=winners,
    explain=explain,
    turn=playing,
    heading=heading,
    marks=Marks("praga", prefix="praga/#", first_words=("take", "refresh")),
)
