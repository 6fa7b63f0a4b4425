"""The Tax Collector (R5.4)."""

from __future__ import annotations

from citadels.core.definitions import Role
from citadels.core.effects import hand_over, place_mark, remove_mark
from citadels.core.frames import Turn
from citadels.core.hooks import RoleWhen
from citadels.core.marks import SEAT, Mark
from citadels.core.state import State
from tabletop.core.event_spec import TO_OTHER, EventSpec


def _no_collector(state: State) -> str | None:
    return None if "tax_collector" in state.rules.cast else "there is no Tax Collector in the game"


def _due(state: State, turn: Turn) -> bool:
    """Whether the player of this turn will pay for what they built (R5.4)."""
    if not (turn.built or turn.extra) or state.silenced("tax_collector"):
        return False
    return state.player_of(2) not in (None, turn.seat)


# A rank-1 player who built and has gold to pay with, until the Tax Collector is revealed (R5.4, R14.4).
OWES: Mark[int] = Mark("owes", SEAT, always=True, bars=_no_collector, shown="owes", due=_due)


def _collect(state: State, payer: int) -> None:
    collector = state.player_of(2)
    if collector is None or collector == payer or not state.players[payer].gold:
        return
    hand_over(state, payer, collector, 1)
    state.emit("tax", player=payer, other=collector, gold=1)


def _collect_after_turn(state: State, turn: Turn) -> None:
    """Collect from the builder at the end of their turn; rank 1 pays when the Tax Collector is revealed (R5.4).

    What the city gives afterwards is never taxed: rank 1, too, pays only out of the gold that is there now (R14.4).
    """
    if not (turn.built or turn.extra) or not state.players[turn.seat].gold:
        return
    if state.rules.characters[0] == turn.role:
        place_mark(state, OWES, turn.seat)
    elif not state.silenced("tax_collector"):
        _collect(state, turn.seat)


def _collect_from_rank_1(state: State, _: int) -> None:
    payer = remove_mark(state, OWES)
    if payer is not None:
        _collect(state, payer)


TAX_COLLECTOR = Role(
    "tax_collector", 2, edition="dark_city",
    when=RoleWhen(turn_began=_collect_from_rank_1, turn_ended_any=_collect_after_turn),
    marks=(OWES,),
    events=(EventSpec("tax", flow=TO_OTHER, goods="gold", affects="player", affects_sign="coin"),),
)  # fmt: skip
