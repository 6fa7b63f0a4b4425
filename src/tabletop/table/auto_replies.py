"""Standing answers: what a person wishes to be answered for them, so that nobody has to ask."""

from __future__ import annotations

from typing import Any

from tabletop.core.errors import IllegalMove
from tabletop.game.base import BaseGame
from tabletop.game.spec import GameSpec


class AutoReplies:
    """The wishes of each seat; one holds until its seat decides something itself, or takes the answer back."""

    def __init__(self, spec: GameSpec) -> None:
        self._spec = spec
        self._by_seat: dict[int, frozenset[str]] = {}

    def of(self, seat: int) -> list[str]:
        """Return what a seat wishes, in the order of the alphabet."""
        return sorted(self._by_seat.get(seat, ()))

    def turn(self, seat: int | None, name: Any) -> None:
        """Let a seat have a wish, or no more if it had; IllegalMove where nobody looks, or the game knows no such."""
        if seat is None or name not in self._spec.auto_replies:
            raise IllegalMove("there is no such wish here", "bad-request", {"text": "wish"})
        self._by_seat[seat] = self._by_seat.get(seat, frozenset()) ^ {name}

    def forget(self, seat: int | None) -> None:
        """Let a seat have no wish any more."""
        if seat is not None:
            self._by_seat.pop(seat, None)

    def answer(self, game: BaseGame[Any, Any]) -> str | None:
        """Return what is played for the seat that decides; None where it is to be asked."""
        seat = game.to_move
        if seat is None or not self._by_seat.get(seat):
            return None
        return self._spec.auto_reply(game, seat, self._by_seat[seat])
