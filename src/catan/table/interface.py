"""The definition of Catan for sessions (tabletop.game.spec)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan.core.frames import Answer, Choose, FreeRoads, Place, Robber, Steal
from catan.core.moves import REFUSE, Move
from catan.flow.setup import PLAYERS
from catan.game import Game
from tabletop.bots.protocol import Allowance, Bot, unlimited
from tabletop.core.events import Event
from tabletop.game.spec import GameSpec

SAVE_VERSION = 1
# Public decisions: the legal moves do not depend on a hand.
OPEN = (Place, Robber, Steal, FreeRoads)

# The auto-replies that refuse all offers: until it is switched off, and until the player makes a decision.
NO_TRADE = "no_trade"
NO_TRADE_NOW = "no_trade_now"
# Those that refuse the offers of one seat, until they are switched off.
NO_TRADE_WITH = tuple([f"no_trade_with_{seat}" for seat in range(max(PLAYERS))])


def opening(_: Game) -> list[Event]:
    """Return no events: the setup is public (K2)."""
    return []


def offers_at_the_table(game: Game) -> bool:
    """Return whether the decision needs no curtain where offers are answered and closed at the open table (K7.9)."""
    return decision_is_public(game) or (not game.over and isinstance(game.observe(None).stack[-1], Answer | Choose))


def decision_is_public(game: Game) -> bool:
    """Return whether the decision needs no curtain: it is public, or has only one option (often `roll`)."""
    if game.to_move is None:
        return False
    return isinstance(game.observe(None).stack[-1], OPEN) or len(game.moves()) == 1


def turn_of(game: Game) -> int:
    """Return the seat whose turn it is."""
    return game.observe(None).turn_of


def auto_reply(game: Game, _: int, wishes: frozenset[str]) -> Move | None:
    """Return the automatic refusal of an offer (K7.6), or None to ask the player."""
    top = game.observe(None).stack[-1]
    refuse = isinstance(top, Answer) and wishes & {NO_TRADE, NO_TRADE_NOW, NO_TRADE_WITH[top.owner]}
    return REFUSE if refuse else None


def game_spec(
    bots: Mapping[str, Callable[[], Bot]],
    budget: Allowance = unlimited,
    public: Callable[[Game], bool] = decision_is_public,
) -> GameSpec:
    """Return the definition of Catan for sessions, with these bots and their budget for a decision.

    `public` says which decisions need no curtain; with `offers_at_the_table` a screen must show offers without a hand.
    """
    return GameSpec(
        name="catan",
        version=SAVE_VERSION,
        game=Game,
        opening=opening,
        decision_is_public=public,
        bots=bots,
        budget=budget,
        turn_of=turn_of,
        auto_replies=frozenset((NO_TRADE, NO_TRADE_NOW, *NO_TRADE_WITH)),
        lasting_replies=frozenset((NO_TRADE, *NO_TRADE_WITH)),
        auto_reply=auto_reply,
        deeds={"steal": "robbery", "longest-road": "road"},
    )
