"""Building a district: what it costs, what forbids it, and laying it (R4.3)."""

from __future__ import annotations

from functools import cache
from typing import Final

from citadels.actions import Move, move
from citadels.effects import drop as drop_card
from citadels.effects import pay, place, show_card
from citadels.frames import Turn
from citadels.moments import fold
from citadels.records import Why
from citadels.shelf import COST, DISTRICTS, ROLES
from citadels.state import State

BUILD: Final[dict[str, Move]] = {}


def cost_of(state: State, seat: int, card: str) -> int:
    """Return what a card costs this player to build (R4.3, R7.20)."""
    if "cost_of" in state.players[seat].works.asks:
        return fold(state, seat, "cost_of", COST[card], DISTRICTS[card])  # type: ignore[no-any-return]  # a fold is as typed as its question
    return COST[card]


def may_duplicate(state: State, turn: Turn) -> bool:
    """Whether this turn's player may build a second district of one name (R7.17, R6.3W)."""
    return "may_duplicate" in state.players[turn.seat].works.asks or "may_duplicate" in ROLES[turn.role].asks


def cannot_build(state: State, turn: Turn) -> Why | None:
    """Return why nothing can be built in this turn any more, or not yet; None if something may be."""
    role = ROLES[turn.role]
    if "resources" not in turn.taken:
        return Why("gather-first")
    if turn.built >= role.build_limit:
        return _limit_reached(role.build_limit)
    may_build = role.asks.get("may_build")
    if may_build is not None and not may_build(turn):
        return Why("after-navigate")
    return None


@cache
def _limit_reached(count: int) -> Why:
    return Why("build-limit", {"count": count})


def buildable(state: State, turn: Turn, moves: list[Move]) -> None:
    """Add the builds that are possible now, in hand order (R4.3)."""
    player = state.players[turn.seat]
    hand, gold = player.hand, player.gold
    # No card is free, not even with a Factory.
    if not hand or not gold or cannot_build(state, turn) is not None:
        return
    barred = () if may_duplicate(state, turn) else player.names
    asked = "cost_of" in player.works.asks
    cost = {card: cost_of(state, turn.seat, card) for card in hand} if asked else COST
    moves += dict.fromkeys([BUILD[card] for card in hand if cost[card] <= gold and card not in barred])


def why_not_build(state: State, turn: Turn, card: str) -> Why | None:
    """Return why one card of the hand cannot be built now, or None if it can."""
    why = cannot_build(state, turn)
    if why is not None:
        return why
    player = state.players[turn.seat]
    if card in player.names and not may_duplicate(state, turn):
        return Why("already-built", {"card": card})
    short = cost_of(state, turn.seat, card) - player.gold
    return Why("too-dear", {"missing": short}) if short > 0 else None


def build(state: State, turn: Turn, card: str, *, beyond_limit: bool = False) -> None:
    """Pay for a card of the hand and lay it; the turn goes on on the stack, under what the district may ask.

    `beyond_limit` is the Wizard's build, which does not count (R6.3W).
    """
    cost = cost_of(state, turn.seat, card)
    seat, role, taken, power, built, extra, spent, alone, resumed = turn
    if beyond_limit:
        extra += 1
    else:
        built += 1
    state.stack.append(Turn(seat, role, taken, power, built, extra, spent + cost, alone, resumed))
    drop_card(state, seat, card)
    if state.known:
        show_card(state, seat, card)
    pay(state, seat, cost)
    if state.events is not None:
        state.tell("built", player=seat, card=card, gold=cost)
    place(state, seat, card)


def shelve_builds() -> None:
    """Write every `build` move once, when the cards are known."""
    BUILD.update({card: move("build", card) for card in DISTRICTS})
