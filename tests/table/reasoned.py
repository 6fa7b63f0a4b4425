"""A teacher's words about a move at a table."""

from __future__ import annotations

from typing import Any

from citadels import Game
from citadels.core.moves import Move
from citadels.table.reasons.told import reasons
from tests.table.desk import Json


def arguments_of(game: Game, text: str, *instead: str) -> dict[str, Json]:
    """Return the reasons for a move against others, or against all there are: the arguments by the message."""
    seat = game.to_move
    assert seat is not None
    moves = game.moves()
    rest = [Move.parse(word) for word in instead] or [move for move in moves if move != text]
    result: dict[str, Any] = {
        reason.id: dict(reason.args) for reason in reasons(game.observe(seat), moves, Move.parse(text), rest)
    }
    return result
