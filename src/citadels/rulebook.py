"""Citadels as the kernel plays, shows and writes any game (`tabletop.core.rulebook`)."""

from __future__ import annotations

from functools import partial

from citadels.core.moves import Move
from citadels.core.state import State
from citadels.flow.scoring import score, winners
from citadels.flow.setup import new_state
from citadels.notation.position import read_position, write_position
from citadels.notation.record import heading, older_moves, playing
from citadels.views.observing import observe, view
from citadels.views.refusals import explain, forms_at
from tabletop.core.marks import Marks
from tabletop.core.rulebook import Rulebook


def names(state: State) -> list[str]:
    """Return the players' names by seat."""
    return [player.name for player in state.players]


def parse(state: State, text: str) -> Move:
    """Read a move; the error says which moves this table has."""
    return Move.parse(text, state.rules.cards, partial(forms_at, state.rules))


def scores(state: State) -> list[int]:
    """Return the points by seat (R8.2)."""
    return [score(state, seat) for seat in range(len(state.players))]


RULEBOOK = Rulebook(
    deal=new_state,
    view=view,
    observe=observe,
    write=write_position,
    read=read_position,
    scores=scores,
    winners=winners,
    names=names,
    explain=explain,
    parse=parse,
    turn=playing,
    heading=heading,
    older_moves=older_moves,
    marks=Marks("citadels", first_words=("pick",)),
)
