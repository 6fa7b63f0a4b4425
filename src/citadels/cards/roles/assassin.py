"""The Assassin (R5.1)."""

from __future__ import annotations

from citadels.cards.roles.powers import anyone_but_rank_1, names_character
from citadels.core.definitions import Role
from citadels.core.effects import place_mark
from citadels.core.frames import Turn
from citadels.core.marks import CHARACTER, SILENT, Mark
from citadels.core.state import State

ASSASSINATED: Mark[str] = Mark("assassinated", CHARACTER, always=True, leaves=SILENT, shown="killed")


def _kill(state: State, _: Turn, name: str) -> None:
    place_mark(state, ASSASSINATED, name)


ASSASSIN = Role(
    "assassin", 1,
    powers=(names_character("assassinate", "dagger", anyone_but_rank_1, _kill, blow=True),),
    marks=(ASSASSINATED,),
)  # fmt: skip
