"""Automatic replies that a person has switched on, such as refusing every offer."""

from __future__ import annotations

from typing import Any

from tabletop.core.errors import IllegalMove
from tabletop.game.base import BaseGame
from tabletop.game.spec import GameSpec


class AutoReplies:
    """The auto-replies of each seat; unless they last, they are switched off when it makes a decision itself."""

    def __init__(self, spec: GameSpec) -> None:
        self._spec = spec
        self._by_seat: dict[int, frozenset[str]] = {}

    def of(self, seat: int) -> list[str]:
        """Return the names of a seat's auto-replies, sorted."""
        return sorted(self._by_seat.get(seat, ()))

    def lasting(self, seat: int) -> list[str]:
        """Return the names of a seat's auto-replies that last, sorted; a save keeps them."""
        return sorted(self._by_seat.get(seat, frozenset()) & self._spec.lasting_replies)

    def restore(self, seat: int, names: Any) -> None:
        """Switch on the lasting auto-replies of a seat that a save names; ignore anything else in it."""
        if isinstance(names, list):
            known = frozenset(name for name in names if isinstance(name, str)) & self._spec.lasting_replies
            self._by_seat[seat] = known

    def turn(self, seat: int | None, name: Any) -> None:
        """Toggle an auto-reply of a seat; IllegalMove without a viewer or for an unknown name."""
        if seat is None or not isinstance(name, str) or name not in self._spec.auto_replies:
            raise IllegalMove("there is no such wish here", "bad-request", {"text": "wish"})
        self._by_seat[seat] = self._by_seat.get(seat, frozenset()) ^ {name}

    def end_decision(self, seat: int | None) -> None:
        """Switch off the auto-replies of a seat that has decided, but for those that last."""
        if seat is not None:
            self._by_seat[seat] = self._by_seat.get(seat, frozenset()) & self._spec.lasting_replies

    def forget(self, seat: int | None) -> None:
        """Switch off all auto-replies of a seat."""
        if seat is not None:
            self._by_seat.pop(seat, None)

    def answer(self, game: BaseGame[Any, Any]) -> str | None:
        """Return the automatic move of the current player, or None to ask them."""
        seat = game.to_move
        if seat is None or not self._by_seat.get(seat):
            return None
        return self._spec.auto_reply(game, seat, self._by_seat[seat])
