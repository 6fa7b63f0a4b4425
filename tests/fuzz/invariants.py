"""What must hold of any game that is read from something twisted: it is refused by name, or all is well with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tabletop.core.errors import IllegalMove, PositionError
from tabletop.game.base import BaseGame
from tests.fuzz.cases import brief

GameOf = TypeVar("GameOf", bound=BaseGame[Any, Any])


def of_position(face: type[GameOf], position: Any, well: Callable[[GameOf], None]) -> str:
    """Read a position, which stays as it is; what came of it. `well` looks at a game that was read."""
    before = repr(position)
    try:
        game = face.from_position(position)
    except PositionError as refused:
        brief(str(refused))
        return "refused"
    finally:
        assert repr(position) == before, "the position that was handed in is changed"
    well(game)
    return "played"


def of_record(face: type[GameOf], text: str, well: Callable[[GameOf], None]) -> str:
    """Read a record, which is written again as the same game; what came of it. `well` looks at what was read."""
    try:
        game = face.from_record(text)
    except (PositionError, IllegalMove) as refused:
        brief(str(refused))
        return f"refused as {type(refused).__name__}"
    words = game.record()
    again = face.from_record(words)
    assert (again.record(), again == game) == (words, True), "what was read is written otherwise"
    well(game)
    return "played"
