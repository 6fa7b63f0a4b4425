"""The functions of Catan that the kernel calls (`tabletop.core.rulebook`)."""

from __future__ import annotations

from catan.core.moves import Move
from catan.core.state import State
from catan.flow.scoring import scores, winners
from catan.flow.setup import new_state
from catan.notation.position import read_position, write_position
from catan.notation.record import dice_text, heading, playing
from catan.views.observing import view
from catan.views.refusals import explain, words_at
from catan.views.view import observe
from tabletop.core.marks import Marks
from tabletop.core.rulebook import Rulebook


def parse(state: State, text: str) -> Move:
    """Read a move; the error says which moves this table has."""
    return Move.parse(text, words_at(state.rules))


RULEBOOK = Rulebook(
    deal=new_state,
    view=view,
    observe=observe,
    write=write_position,
    read=read_position,
    scores=scores,
    winners=winners,
    explain=explain,
    parse=parse,
    turn=playing,
    heading=heading,
    outcome=dice_text,
    marks=Marks("catan", prefix="catan/#", first_words=("settle", "roll", "offer", "bank")),
)
