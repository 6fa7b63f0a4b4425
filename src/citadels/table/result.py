"""The end: who won, each score line by line, and every hand laid open (R8.2, R8.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.game import Game
from tabletop.table.places import places

if TYPE_CHECKING:
    from citadels.table.messages import Result, ScoreLine, SeatResult


def result(game: Game) -> Result | None:
    """Return the result of a game, or None while it goes on."""
    scores = game.scores
    if scores is None:
        return None
    winners = game.winners
    came = zip(places(scores, winners), scores, strict=True)
    seats = [_seat(game, seat, place, total) for seat, (place, total) in enumerate(came)]
    return {"winners": winners, "seats": seats}


def _seat(game: Game, seat: int, place: int, total: int) -> SeatResult:
    lines: list[ScoreLine] = [
        {"id": f"score-{line.id}", "args": {}, "points": line.points} for line in game.score_lines(seat)
    ]
    hand = list(game.observe(seat).players[seat].hand)
    return {"seat": seat, "place": place, "total": total, "lines": lines, "hand": hand}
