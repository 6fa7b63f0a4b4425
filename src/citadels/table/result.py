"""The end: who won, each score line by line, and every hand laid open (R8.2, R8.3)."""

from __future__ import annotations

from typing import Any

from citadels.game import Game


def result(game: Game) -> dict[str, Any] | None:
    """Return the result of a game, or None while it goes on."""
    scores = game.scores
    if scores is None:
        return None
    return {"winners": game.winners, "seats": [_seat(game, seat, total) for seat, total in enumerate(scores)]}


def _seat(game: Game, seat: int, total: int) -> dict[str, Any]:
    lines = [{"id": f"score-{line.id}", "args": {}, "points": line.points} for line in game.score_lines(seat)]
    return {"seat": seat, "total": total, "lines": lines, "hand": list(game.view(seat)["players"][seat]["hand"])}
