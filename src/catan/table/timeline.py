"""The timeline of a game of Catan: points with hidden point cards, prizes, and chances to win (docs/protocol.md §6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan.bots.outlook import FITTED, chances
from catan.core.state import State
from catan.flow.scoring import scores
from catan.game import Game
from tabletop.table.timeline import Moment, read_timeline

if TYPE_CHECKING:
    from tabletop.table.answers import Timeline


def timeline(game: Game) -> Timeline:
    """Return the timeline of a game that is over; prospects are chances to win in per cent, by all hands."""
    return read_timeline(game, _read, scores, _prospects)


def _read(state: State) -> Moment:
    prizes = {"road": state.longest_road, "army": state.largest_army}
    return Moment(state.round, state.turn_of if state.round else None, prizes)


def _prospects(state: State) -> list[int]:
    return [round(100 * chance) for chance in chances(state, FITTED)]
