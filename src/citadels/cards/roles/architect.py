"""The Architect (R6.7A)."""

from __future__ import annotations

from citadels.cards.roles.powers import draw_cards
from citadels.core.definitions import Role
from citadels.core.frames import Turn
from citadels.core.hooks import RoleWhen
from citadels.core.state import State
from tabletop.core.event_spec import FROM_TABLE, EventSpec


def _two_cards(state: State, turn: Turn) -> None:
    draw_cards(state, turn.seat, 2, "architect")


ARCHITECT = Role(
    "architect", 7,
    build_limit=3,
    when=RoleWhen(bonus_due=_two_cards),
    events=(EventSpec("architect", flow=FROM_TABLE, not_announced=True, aggregated=True),),
)  # fmt: skip
