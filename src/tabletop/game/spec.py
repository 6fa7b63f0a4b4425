"""`GameSpec`: what a session needs of a game besides its public API."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop.bots.protocol import Allowance, Bot, unlimited
from tabletop.core.events import Event
from tabletop.game.base import BaseGame


def no_auto_reply(_: Any, __: int, ___: frozenset[str]) -> None:
    """Never reply automatically."""


@dataclass(frozen=True, slots=True)
class GameSpec:
    """A game for sessions.

    Attributes:
        name: The game's name in saves.
        version: The version of its saves.
        game: Its public API, a class.
        opening: `opening(game)` returns the events before the first decision.
        decision_is_public: Whether the decision needs no curtain: neither it nor the answer reveals a secret.
        bots: Makes a new bot of each kind.
        turn_of: `turn_of(game)` returns the seat whose turn it is, None between turns. A shared device lies in the
            middle between two turns, and while bots decide in another turn. Without it the curtain stays open for the
            last player.
        turn_key: `turn_key(game)` returns a value of its own for each turn, in games in which a seat may have two in a
            row; in others the seat tells them apart.
        budget: What a bot of a kind may spend on its next decision.
        renamed_bots: The kind that replaces one that no longer exists.
        readable_versions: Older versions of saves that can still be read.
        auto_replies: The automatic replies that a person may switch on.
        lasting_replies: Those of them that stay on when their player decides something, until they are switched off.
        auto_reply: `auto_reply(game, seat, names)` returns the move to play for a seat that has these switched on, or
            None to ask the player. The move is recorded like any other.
        deeds: What players remember, by the events that say it: `deeds["steal"]` is `robbery`. Its `player` did
            it to its `other` or `victim`, or to nobody in particular.
        trial: `trial(game, seat)` returns a copy of the game on which a seat may try moves before they are real: it
            holds nothing that the seat does not know. None in games without trials.
    """

    name: str
    version: int
    game: type[BaseGame[Any, Any]]
    opening: Callable[[Any], Sequence[Event]]
    decision_is_public: Callable[[Any], bool]
    bots: Mapping[str, Callable[[], Bot]]
    budget: Allowance = unlimited
    turn_of: Callable[[Any], int | None] | None = None
    turn_key: Callable[[Any], object] | None = None
    renamed_bots: Mapping[str, str] = field(default_factory=dict)
    readable_versions: frozenset[int] = frozenset()
    auto_replies: frozenset[str] = frozenset()
    lasting_replies: frozenset[str] = frozenset()
    auto_reply: Callable[[Any, int, frozenset[str]], str | None] = no_auto_reply
    deeds: Mapping[str, str] = field(default_factory=dict)
    trial: Callable[[Any, int], BaseGame[Any, Any]] | None = None
