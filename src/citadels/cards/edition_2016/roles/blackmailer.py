"""The Blackmailer (E5.5): two threats face down, of which the one with the flower takes all of a player's gold."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from citadels.core.definitions import RESOURCES, ChoiceFacts, Power, Question, Role
from citadels.core.effects import REVEALED, hand_over, place_mark, take_off, turn_up
from citadels.core.frames import Bonus, Turn, asking
from citadels.core.hooks import RoleAsks, RoleWhen
from citadels.core.marks import FACE_DOWN, FaceDown, Mark
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import ASKED, ROLES, Verb
from tabletop.core.event_spec import FROM_OTHER, TO_OTHER, EventSpec


class Bribe(NamedTuple):
    """A threatened player has gathered, and may pay half of the gold to have the threat taken away (E5.5.3)."""

    seat: int
    blackmailer: int


class Unmask(NamedTuple):
    """The threatened player did not pay, and the Blackmailer may turn the threat up (E5.5.4)."""

    seat: int
    threatened: int


# --- laying them


def _may_threaten(state: State, turn: Turn) -> list[str]:
    """List who may be threatened: not rank 1, not his own, not the killed, not the bewitched (E5.5, E11.6)."""
    return [name for name in state.rules.characters[1:] if name != turn.role and not state.is_withheld(name)]


def _ways_to_lay(state: State, turn: Turn) -> tuple[Move, ...]:
    return _flower_and_blank(tuple(_may_threaten(state, turn)))


@lru_cache(maxsize=64)
def _flower_and_blank(names: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple([move("threaten", *two) for two in permutations(names, 2)])


def _lay(state: State, turn: Turn, move: Move) -> None:
    on = tuple([name for name in state.rules.characters if name in move.names])
    place_mark(state, THREATS, FaceDown(on, move.name))
    state.emit("threaten", player=turn.seat, roles=on)
    state.emit("threaten-own", audience=turn.seat, player=turn.seat, roles=on, role=move.name)


# --- settling them


def _threatens(state: State, turn: Turn) -> int | None:
    """Return who is bribed and reveals in this turn; None where no threat is to be settled.

    The Witch does if she acts for him; on his own other character nothing comes of it (E5.5.6).
    """
    threats = THREATS.on(state)
    if threats is None or turn.role not in threats.on or turn.alone:
        return None
    blackmailer = state.player_of(2)
    return None if blackmailer == turn.seat else blackmailer


def _must_gather(state: State, turn: Turn) -> bool:
    """A threatened player gathers before anything else (E5.5.2)."""
    return _threatens(state, turn) is not None


def _threaten(state: State, turn: Turn) -> None:
    """Settle the threat once drawn cards are in hand, before anything on top of gathering (E5.5.2, E5.5.5)."""
    blackmailer = _threatens(state, turn)
    if blackmailer is not None:
        state.stack.append(Bribe(turn.seat, blackmailer))


def _unsettled(state: State, turn: Turn) -> str | None:
    if RESOURCES not in turn.taken or _threatens(state, turn) is None:
        return None
    return f"the {turn.role} has gathered, and the threat is not settled (E5.5.2)"


THREATS: Mark[FaceDown] = Mark(
    "threats", FACE_DOWN, shown="threatened", count=2, real="real", real_flag="flower", unsettled=_unsettled,
)  # fmt: skip


def _bribes(_: State, __: Bribe) -> list[Move]:
    return [move("bribe"), move("pass")]


def _half(state: State, frame: Bribe) -> int:
    return state.players[frame.seat].gold // 2


def _bribe(state: State, frame: Bribe, move: Move) -> None:
    if move.verb == "pass":
        state.emit("unbribed", player=frame.seat, other=frame.blackmailer)
        state.stack.append(Unmask(frame.blackmailer, frame.seat))
        return
    gold = _half(state, frame)
    hand_over(state, frame.seat, frame.blackmailer, gold)
    state.emit("bribed", player=frame.seat, other=frame.blackmailer, gold=gold)
    take_off(state, THREATS, state.stack[-2].role)  # below what comes on top of gathering


def _bribe_facts(state: State, frame: Bribe, move: Move) -> ChoiceFacts:
    """The bribe, or what is at stake without it."""
    if move.verb == "bribe":
        return {"seat": frame.blackmailer, "gold": _half(state, frame)}
    return {"gold": state.players[frame.seat].gold}


def _threat_facts(state: State, frame: Unmask, move: Move) -> ChoiceFacts:
    """Return what the flower brings, and nothing of the blank token, which the Blackmailer knows."""
    turn, threats = state.stack[-3], THREATS.on(state)  # below what comes on top of gathering, and the question
    if move.verb == "pass" or threats is None or threats.real != turn.role:
        return {"gold": 0}
    return {"gold": state.players[frame.threatened].gold}


def _reveals(_: State, __: Unmask) -> list[Move]:
    return [move("reveal"), move("pass")]


def _reveal(state: State, frame: Unmask, move: Move) -> None:
    role = state.stack[-2].role
    threats = THREATS.on(state)
    assert threats is not None, "a threat that is revealed was laid before"
    if move.verb == "pass":
        take_off(state, THREATS, role)
        state.emit("spared", player=frame.seat, other=frame.threatened)
        return
    if threats.real != role:
        take_off(state, THREATS, role)
        state.set_barrier(REVEALED)
        state.emit("threat-blank", player=frame.seat, other=frame.threatened, role=role)
        return
    turn_up(state, THREATS)
    gold = state.players[frame.threatened].gold
    hand_over(state, frame.threatened, frame.seat, gold)
    state.emit("flower", player=frame.seat, other=frame.threatened, role=role, gold=gold)


def _misplaced(state: State, turn: Turn, below: Bonus, threatened: int, blackmailer: int) -> str | None:
    if RESOURCES not in turn.taken or turn.resumed:
        return "a threat is settled once its player has gathered (E5.5.2)"
    if threatened != turn.seat or below.seat != turn.seat:
        return "it is settled by whose turn it is (E5.5.2)"
    return None if blackmailer == _threatens(state, turn) else "no threat of that player is to be settled (E5.5)"


def _not_bribed(state: State, turn: Turn, below: Bonus, frame: Bribe) -> str | None:
    return _misplaced(state, turn, below, frame.seat, frame.blackmailer)


def _not_revealed(state: State, turn: Turn, below: Bonus, frame: Unmask) -> str | None:
    return _misplaced(state, turn, below, frame.threatened, frame.seat)


asking(Bribe, _bribes, _bribe)
asking(Unmask, _reveals, _reveal)

BLACKMAILER = Role(
    "blackmailer", 2, edition="2016",
    powers=(Power(
        Verb("threaten", ("character character",), "threat", steps=(ROLES, "role")), _ways_to_lay, _lay,
        events=(EventSpec("threaten", private_variants=("threaten-own",)), EventSpec("threaten-own")),
        default_bot_weight=2.0,
    ),),
    when=RoleWhen(gathered=_threaten),
    asks=RoleAsks(gathers_first=_must_gather),
    marks=(THREATS,),
    questions=(
        Question(Bribe, (Verb("bribe", sign="coin", place=ASKED), Verb("pass")), "bribe", {"other": "blackmailer"},
                 open=True, no="no-bribe", shows=_bribe_facts, under=(Bonus,), misplaced=_not_bribed),
        Question(Unmask, (Verb("reveal", sign="flower"), Verb("pass")), "unmask", {"other": "threatened"},
                 no="no-reveal", shows=_threat_facts, under=(Bonus,), misplaced=_not_revealed),
    ),
    events=(
        EventSpec("bribed", flow=TO_OTHER, goods="gold"),
        EventSpec("unbribed"),
        EventSpec("spared"),
        EventSpec("threat-blank"),
        EventSpec("flower", flow=FROM_OTHER, goods="gold", affects="other", affects_sign="flower", is_setback=True),
    ),
)  # fmt: skip
