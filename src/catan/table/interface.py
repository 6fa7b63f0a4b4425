"""What Catan provides so that a session can run it (tabletop.interface)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan.core.frames import Answer, FreeRoads, Place, Robber, Steal
from catan.core.moves import REFUSE, Move
from catan.game import Game
from tabletop.bots import Allowance, Bot, unlimited
from tabletop.events import Event
from tabletop.interface import Terms

SAVE_VERSION = 1
# Questions that lie open on the board: no hand says anything about their answers.
OPEN = (Place, Robber, Steal, FreeRoads)

# The wish of who trades with nobody until they decide something themselves.
NO_TRADE = "no_trade"


def opening(_: Game) -> list[Event]:
    """Tell nothing: what is dealt lies open (K2)."""
    return []


def open_question(game: Game) -> bool:
    """True if the question may be asked without the curtain: it lies open, or has one answer, as `roll` often is."""
    if game.to_move is None:
        return False
    return isinstance(game.observe(None).stack[-1], OPEN) or len(game.moves()) == 1


def standing(game: Game, _: int, wishes: frozenset[str]) -> Move | None:
    """Refuse whatever is offered to one who trades with nobody for now (K7.6); None asks them."""
    return REFUSE if NO_TRADE in wishes and isinstance(game.observe(None).stack[-1], Answer) else None


def terms(bots: Mapping[str, Callable[[], Bot]], budget: Allowance = unlimited) -> Terms:
    """Return what a session needs of Catan, with these bots and what each may spend on a decision."""
    return Terms(
        name="catan",
        version=SAVE_VERSION,
        game=Game,
        opening=opening,
        open_question=open_question,
        bots=bots,
        budget=budget,
        wishes=frozenset((NO_TRADE,)),
        standing=standing,
    )
