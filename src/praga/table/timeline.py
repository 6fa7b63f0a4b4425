"""The timeline of a game of Crown and Crane: points as if the game ended then, and the eras (docs/protocol.md §6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praga.core.state import State
from praga.flow.scoring import score_now
from praga.game import Game
from tabletop.table.timeline import Moment, read_timeline

if TYPE_CHECKING:
    from tabletop.table.answers import Timeline


def timeline(game: Game) -> Timeline:
    """Return the timeline of a game that is over; points and prospects are those if it had ended there (P14)."""
    return read_timeline(game, _read, _points, _points)


def _read(state: State) -> Moment:
    return Moment((state.turn - 1) // state.of_table + 1, state.turn_of, {"era": state.era})


def _points(state: State) -> list[int]:
    return [sum(sheet) for sheet in score_now(state)]
