"""The timeline of a game of Citadels: points as if the game ended then, the first full city (docs/protocol.md §6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citadels.game import Game
from citadels.rulebook import scores
from tabletop.table.timeline import Moment, read_timeline

if TYPE_CHECKING:
    from tabletop.table.answers import Timeline


def timeline(game: Game) -> Timeline:
    """Return the timeline of a game that is over; there are no prospects, since a call is no turn of a seat."""
    return read_timeline(game, _read, scores, scores)


def _read(state: Any) -> Moment:
    view = Game(state).observe(None)
    first = next((seat for seat, player in enumerate(view.players) if player.completed == 1), None)
    return Moment(view.round, None, {"first": first})
