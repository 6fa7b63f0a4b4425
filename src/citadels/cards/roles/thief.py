"""The Thief (R5.2)."""

from __future__ import annotations

from citadels.cards.roles.powers import names_character
from citadels.core.definitions import Role
from citadels.core.effects import hand_over, place_mark
from citadels.core.frames import Turn
from citadels.core.hooks import RoleWhen
from citadels.core.marks import CHARACTER, Mark
from citadels.core.state import State
from tabletop.core.event_spec import FROM_OTHER, EventSpec

ROBBED: Mark[str] = Mark("robbed", CHARACTER, always=True, shown="robbed")


def _may_rob(state: State, turn: Turn) -> tuple[str, ...]:
    spared = [turn.role, *[name for name in state.marks.values() if state.is_withheld(name)]]
    return tuple([name for name in state.rules.characters[1:] if name not in spared])


def _mark(state: State, _: Turn, name: str) -> None:
    place_mark(state, ROBBED, name)


def _rob(state: State, name: str, seat: int) -> None:
    """The robbed character is revealed: all its player's gold goes to the Thief (R5.2)."""
    if name not in state.marks.values() or ROBBED.on(state) != name:
        return
    thief = state.player_of(2)
    gold = state.players[seat].gold
    if thief is None or thief == seat:
        return
    hand_over(state, seat, thief, gold)
    state.emit("robbed", player=thief, other=seat, gold=gold)


# The gold goes at another's call (R5.2).
TAKEN_GOLD = EventSpec(
    "robbed", flow=FROM_OTHER, goods="gold", affects="other", affects_sign="pouch", carries_out="rob",
    is_setback=True, by="thief",
)  # fmt: skip

THIEF = Role(
    "thief", 2,
    powers=(names_character("rob", "pouch", _may_rob, _mark, tells=(TAKEN_GOLD,)),),
    when=RoleWhen(rank_called=_rob),
    marks=(ROBBED,),
)  # fmt: skip
