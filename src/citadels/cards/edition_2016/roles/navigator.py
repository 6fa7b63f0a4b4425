"""The Navigator of 2016, who builds nothing (E6.7N)."""

from __future__ import annotations

from dataclasses import replace

from citadels.cards.roles import navigator
from citadels.core.definitions import Why
from citadels.core.frames import Turn
from citadels.core.hooks import RoleAsks
from citadels.core.state import State

NEVER = Why("builds-nothing", english="the Navigator builds nothing in this turn (E6.7N)")


def _builds_nothing(_: State, __: Turn) -> Why:
    """Whether he uses his power or not."""
    return NEVER


NAVIGATOR = replace(
    navigator.NAVIGATOR, edition="2016", text="navigator-2016", asks=RoleAsks(why_no_building=_builds_nothing)
)
