"""The Tax Collector of 2016, of rank 9, for whom gold is laid by whenever something is built (E6.9T)."""

from __future__ import annotations

from citadels.cards.roles.powers import INCOME, ONCE
from citadels.core.definitions import ChoiceFacts, Power, Role, Why
from citadels.core.effects import put_gold, take_gold
from citadels.core.frames import Turn
from citadels.core.hooks import RoleWhen
from citadels.core.marks import GAME, GOLD, Mark
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_TABLE, TO_TABLE, EventSpec

# What lies there stays from round to round.
TAXES: Mark[int] = Mark("taxes", GOLD, scope=GAME, shown="taxes")


def _tax(state: State, turn: Turn, seat: int, _: str) -> None:
    """Let each builder lay a gold by, if any is left, but for the Tax Collector in the turn of this character."""
    own = turn.role == "tax_collector" and turn.seat == seat
    if state.players[seat].gold and not own:
        put_gold(state, seat, TAXES)
        state.emit("taxed", player=seat, gold=1)


def _collections(state: State, _: Turn) -> list[Move]:
    return [INCOME] if TAXES.on(state) else []


def _collect(state: State, turn: Turn, _: Move) -> None:
    gold = take_gold(state, turn.seat, TAXES)
    state.emit("taxes", player=turn.seat, gold=gold)


def _no_taxes(_: State, __: Turn) -> Why:
    return Why("no-taxes", english="no taxes were laid by (E6.9T)")


def _all_of_it(state: State, _: Turn, __: Move) -> ChoiceFacts:
    return {"gold": TAXES.on(state) or 0}


COLLECT = Power(
    Verb("income", sign="coin", kind="taxes", free=True), _collections, _collect, _no_taxes, shows=_all_of_it, id=ONCE,
    default_bot_weight=2.0, events=(EventSpec("taxes", flow=FROM_TABLE, goods="gold", aggregated=True),),
)  # fmt: skip

TAX_COLLECTOR = Role(
    "tax_collector", 9, edition="2016", text="tax_collector-2016",
    powers=(COLLECT,),
    when=RoleWhen(laid=_tax),
    marks=(TAXES,),
    events=(EventSpec("taxed", flow=TO_TABLE, goods="gold", affects="player", affects_sign="coin"),),
)  # fmt: skip
