"""The Navigator (R6.7N)."""

from __future__ import annotations

from citadels.cards.roles.powers import before_building, draw_cards
from citadels.core.definitions import ChoiceFacts, Power, Role, Why
from citadels.core.effects import gain
from citadels.core.frames import Turn
from citadels.core.hooks import RoleAsks
from citadels.core.moves import Move, move
from citadels.core.readings import from_bank
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_TABLE, EventSpec


def _voyages(state: State, turn: Turn) -> list[Move]:
    if before_building(state, turn) is not None:
        return []
    gold = [move("navigate", "gold")] if state.bank != 0 else []
    return [*gold, move("navigate", "cards")] if state.deck else gold


def _navigate(state: State, turn: Turn, move: Move) -> None:
    if move.name == "gold":
        gold = gain(state, turn.seat, 4)
        state.emit("navigate-gold", player=turn.seat, gold=gold)
    else:
        draw_cards(state, turn.seat, 4, "navigate-cards")


def _nothing_there(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    if before_building(state, turn) is not None:
        return []
    empty = [(move("navigate", "gold"), Why("no-gold-in-bank"))] if state.bank == 0 else []
    return empty if state.deck else [*empty, (move("navigate", "cards"), Why("deck-empty"))]


AFTER = Why("after-navigate", english="nothing can be built after navigating (R6.7N)")


def _has_sailed(_: State, turn: Turn) -> Why | None:
    return AFTER if turn.power else None


def _cargo(state: State, _: Turn, move: Move) -> ChoiceFacts:
    return {"gold": from_bank(state, 4)} if move.name == "gold" else {"count": min(4, len(state.deck))}


NAVIGATE = Power(
    Verb("navigate", ("gold", "cards"), {"navigate-gold": "coin", "navigate-cards": "cards"}),
    _voyages, _navigate, before_building, _nothing_there, shows=_cargo,
    events=(
        EventSpec("navigate-gold", flow=FROM_TABLE, goods="gold", aggregated=True),
        EventSpec("navigate-cards", flow=FROM_TABLE, aggregated=True),
    ),
)  # fmt: skip

NAVIGATOR = Role(
    "navigator", 7, edition="dark_city",
    powers=(NAVIGATE,),
    asks=RoleAsks(why_no_building=_has_sailed),
)  # fmt: skip
