"""The Witch of 2016 (E5.2): she must gather and must bewitch, and goes on as that character."""

from __future__ import annotations

from citadels.cards.roles.powers import anyone_but_rank_1, names_character
from citadels.cards.roles.witch import BEWITCHED, HELD, STOPPED, stop, wait
from citadels.core.definitions import RESOURCES, Role, Why
from citadels.core.effects import remove_mark
from citadels.core.frames import Turn
from citadels.core.hooks import RoleAsks, RoleWhen
from citadels.core.state import State


def _must_gather(_: State, turn: Turn) -> bool:
    """Until she has gathered she can do nothing else; as another she goes on with what she gathered (E5.2)."""
    return turn.role == "witch"


def _not_yet(_: State, turn: Turn) -> Why | None:
    return None if RESOURCES in turn.taken else Why("gather-first")


def _discard_turn(state: State, name: str) -> None:
    """Nobody has the named character: she does not go on, and her city gives nothing at an end of turn (E5.2)."""
    if state.taken_over(name):
        remove_mark(state, HELD)


WITCH_2016 = Role(
    "witch", 1, edition="2016",
    powers=(names_character("bewitch", "hex", anyone_but_rank_1, stop, why=_not_yet, tells=(STOPPED,), blow=True),),
    when=RoleWhen(rank_called=wait, rank_passed=_discard_turn),
    asks=RoleAsks(gathers_first=_must_gather),
    marks=(BEWITCHED, HELD),
    owed="bewitch",
    owed_first=Why("bewitch-first", english="a character must be bewitched now (E5.2)"),
    owed_at_once=True,
    text="witch-2016",
)  # fmt: skip
