"""The definition of Crown and Crane for sessions (tabletop.game.spec)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from praga.core.frames import REVEALING
from praga.game import Game
from praga.table.trial import trial_of
from tabletop.bots.protocol import Allowance, Bot, unlimited
from tabletop.core.events import Event
from tabletop.game.spec import GameSpec

SAVE_VERSION: Final = 1


def opening(game: Game) -> list[Event]:
    """Return the beginning of the turn that is under way, of which the log then tells; the setup is public (P2)."""
    state = game.observe(None).state
    return [] if game.over else [Event("turn", {"player": state.turn_of, "turn": state.turn_number})]


def decision_is_public(game: Game) -> bool:
    """Return whether the decision needs no curtain: all is open but what somebody looks at (notation §6)."""
    return game.to_move is not None and not isinstance(game.observe(None).state.stack[-1], REVEALING)


def turn_of(game: Game) -> int:
    """Return the seat whose turn it is."""
    return game.observe(None).state.turn_of


def game_spec(bots: Mapping[str, Callable[[], Bot]], budget: Allowance = unlimited) -> GameSpec:
    """Return the definition of the game for sessions, with these bots and their budget for a decision."""
    return GameSpec(
        name="praga",
        version=SAVE_VERSION,
        game=Game,
        opening=opening,
        decision_is_public=decision_is_public,
        bots=bots,
        budget=budget,
        turn_of=turn_of,
        trial=trial_of,
    )
