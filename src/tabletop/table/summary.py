"""The summary of a finished game when all else is forgotten (docs/protocol.md §7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.notation.link_packing import LinkError
from tabletop.table.deeds import deeds
from tabletop.table.places import places

if TYPE_CHECKING:
    from tabletop.game.base import BaseGame
    from tabletop.table.session import Session


def summarize(session: Session) -> dict[str, Any] | None:
    """Return a game's last round, link, points, places and deeds, and the bot of each seat; None while it goes on."""
    game: Any = session.game
    if not game.over:
        return None
    return {
        "round": game.round,
        "link": link_or_none(game),
        "points": game.scores,
        "places": places(game.scores, game.winners),
        "seats": [{"bot": seat.bot if seat.kind == "bot" else None} for seat in session.seats],
        "deeds": deeds(session),
    }


def link_or_none(game: BaseGame[Any, Any]) -> str | None:
    """Return a game's link; None for one that is too long for a link."""
    try:
        return game.link()
    except LinkError:
        return None
