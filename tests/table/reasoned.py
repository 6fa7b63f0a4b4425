"""What a teacher would say of a move at a table."""

from __future__ import annotations

from typing import Any

from citadels import Game
from citadels.core.moves import Move
from citadels.table.reasons.told import reasons
from tests.table.desk import Json


def told(game: Game, said: str, *instead: str) -> dict[str, Json]:
    """What is said of a move against others, or against all there are: the arguments by the message."""
    seat = game.to_move
    assert seat is not None
    moves = game.moves()
    rest = [Move.parse(one) for one in instead] or [one for one in moves if one != said]
    found: dict[str, Any] = {
        one.id: dict(one.args) for one in reasons(game.observe(seat), moves, Move.parse(said), rest)
    }
    return found
