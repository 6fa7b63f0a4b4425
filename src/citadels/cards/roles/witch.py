"""The Witch (R5.3)."""

from __future__ import annotations

from citadels.cards.roles.powers import anyone_but_rank_1, before_building, names_character
from citadels.core.definitions import Role
from citadels.core.effects import end_of_turn, give_bonus, place_mark, remove_mark
from citadels.core.frames import Resume, Turn, running
from citadels.core.hooks import RoleWhen
from citadels.core.marks import ALONE, CHARACTER, TURN, Held, Mark
from citadels.core.state import State
from tabletop.core.event_spec import EventSpec

BEWITCHED: Mark[str] = Mark("bewitched", CHARACTER, always=True, leaves=ALONE, takes_over=True, shown="bewitched")


def _nobody_bewitched(state: State) -> str | None:
    return "nobody is bewitched" if BEWITCHED.on(state) is None else None


def _not_hers(state: State, seat: int) -> str | None:
    if "witch" in state.players[seat].characters:
        return None
    return f"seat {seat} is not the Witch, whose turn alone is stopped (R5.3)"


# Her own turn, until she resumes or the rank has passed.
HELD: Mark[Held] = Mark("held", TURN, always=True, bars=_nobody_bewitched, misplaced=_not_hers, shown="held")


def stop(state: State, turn: Turn, name: str) -> None:
    """The Witch's turn stops here and goes on when that character is called (R5.3)."""
    state.stack.pop()
    place_mark(state, BEWITCHED, name)
    place_mark(state, HELD, Held(turn.seat, turn.taken))
    state.emit("stopped", player=turn.seat)


def wait(state: State, name: str, _: int) -> None:
    """The bewitched character is called: once its holder took the resource action, she goes on."""
    if state.resumes(name):
        state.stack.append(Resume(state.rules.characters.index(name) + 1))


def _discard_held_turn(state: State, name: str) -> None:
    """Nobody answers for the bewitched character: what was left of her turn ends."""
    held = remove_mark(state, HELD) if state.taken_over(name) else None
    if held is not None:
        end_of_turn(state, held.seat)


def _resume(state: State, frame: Resume) -> None:
    """She goes on as the bewitched character, with what she used in the first part of her turn (R11.18)."""
    held = remove_mark(state, HELD)
    assert held is not None, "a resumed turn was held before"
    turn = Turn(held.seat, state.rules.characters[frame.rank - 1], held.taken, resumed=True)
    state.emit("resumed", player=turn.seat, role=turn.role)
    state.stack.append(turn)
    give_bonus(state, turn)


running(Resume, _resume)


STOPPED = EventSpec("stopped", not_announced=True)

WITCH = Role(
    "witch", 1, edition="dark_city",
    powers=(names_character("bewitch", "hex", anyone_but_rank_1, stop, why=before_building, tells=(STOPPED,),
                            blow=True),),
    when=RoleWhen(rank_called=wait, rank_passed=_discard_held_turn),
    marks=(BEWITCHED, HELD),
)  # fmt: skip
