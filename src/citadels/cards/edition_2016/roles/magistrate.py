"""The Magistrate (E5.3): three warrants face down, of which the signed one takes what was just paid for."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from citadels.cards.roles.powers import anyone_but_rank_1
from citadels.core.definitions import RESOURCES, Power, Question, Role, Why
from citadels.core.effects import gain, place_mark, take_off, turn_up
from citadels.core.frames import Lay, Turn, asking
from citadels.core.hooks import RoleWhen
from citadels.core.marks import FACE_DOWN, FaceDown, Mark
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import ASKED, ROLES, Verb
from tabletop.core.event_spec import FROM_OTHER, FROM_TABLE, EventSpec

WARRANTS: Mark[FaceDown] = Mark(
    "warrants", FACE_DOWN, shown="warranted", count=3, real="signed", real_flag="signed",
)  # fmt: skip


class Serve(NamedTuple):
    """A marked player paid for a district, and the Magistrate says whether it is confiscated (E5.3.2)."""

    seat: int
    builder: int
    card: str


# --- laying them


def _ways_to_lay(state: State, turn: Turn) -> tuple[Move, ...]:
    """List who may have the signed one, and with each the two others that have a blank one (E5.3, E11.6)."""
    return _signed_and_blank(anyone_but_rank_1(state, turn))


@lru_cache(maxsize=64)
def _signed_and_blank(names: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple([
        move("warrant", signed, *sorted(blank))
        for signed in names
        for blank in combinations([name for name in names if name != signed], 2)
    ])  # fmt: skip


def _lay(state: State, turn: Turn, move: Move) -> None:
    on = tuple([name for name in state.rules.characters if name in move.names])
    place_mark(state, WARRANTS, FaceDown(on, move.name))
    state.emit("warrant", player=turn.seat, roles=on)
    state.emit("warrant-own", audience=turn.seat, player=turn.seat, roles=on, role=move.name)


# --- serving them


def _builder(state: State, turn: Turn) -> int | None:
    """Return who is asked about what this turn's player has paid for; None if no warrant can be turned up for it."""
    warrants, magistrate = WARRANTS.on(state), state.player_of(1)
    # With two or three players the other character may be the Magistrate's own (E5.3.8).
    return None if warrants is None or turn.role not in warrants.on or magistrate == turn.seat else magistrate


def _serve(state: State, turn: Turn, card: str, paid: bool) -> None:
    """Ask about the first district paid for, blank or signed: not to ask would tell which it is (E5.3.2, E5.3.3)."""
    magistrate = _builder(state, turn)
    if paid and magistrate is not None:
        state.stack.append(Serve(magistrate, turn.seat, card))


def _why_not(state: State, frame: Serve) -> Why | None:
    """Return why the district cannot be confiscated; None if it can (E5.3.3, E5.3.6)."""
    turn: Turn = state.stack[-3]  # below the district that is paid for, and the question
    warrants = WARRANTS.on(state)
    if warrants is None or warrants.real != turn.role:
        return Why("warrant-blank", {"role": turn.role}, "this warrant is not signed (E5.3.3)")
    if frame.card in state.players[frame.seat].names:
        return Why("already-built", {"card": frame.card})
    own = state.rules.cards.districts[frame.card].asks.why_not_built
    return None if own is None else own(state, turn._replace(seat=frame.seat))


def _answers(state: State, frame: Serve) -> list[Move]:
    return [move("pass")] if _why_not(state, frame) is not None else [move("confiscate"), move("pass")]


def _answer(state: State, frame: Serve, move: Move) -> None:
    below: Lay = state.stack.pop()
    turn: Turn = state.stack[-1]
    if move.verb == "pass":
        take_off(state, WARRANTS, turn.role)
        state.emit("warrant-void", player=frame.seat, other=frame.builder, role=turn.role)
        state.stack.append(below)
        return
    turn_up(state, WARRANTS)
    # What is given back is no longer spent, and was the builder's whole price, loans included (E5.3.7, E6.5C).
    back = gain(state, frame.builder, below.gold)
    state.stack[-1] = turn._replace(spent=turn.spent - below.gold)
    state.emit("confiscated", player=frame.seat, other=frame.builder, role=turn.role, card=frame.card)
    if back:
        state.emit("given-back", player=frame.builder, gold=back)
    state.stack.append(Lay(frame.seat, frame.card))


def _not_confiscated(state: State, frame: Serve) -> list[tuple[Move, Why]]:
    why = _why_not(state, frame)
    return [] if why is None else [(move("confiscate"), why)]


def _what(state: State, frame: Serve, move: Move) -> dict[str, Any]:
    """The district, and the gold that its builder gets back."""
    paid: Lay = state.stack[-2]
    return {"card": frame.card, "gold": paid.gold} if move.verb == "confiscate" else {}


def _unserved(state: State, turn: Turn, below: Lay, frame: Serve) -> str | None:
    if turn.alone or RESOURCES not in turn.taken or not turn.built + turn.extra:
        return "the Magistrate is asked about what was just built (E5.3.2)"
    if frame.seat != _builder(state, turn):
        return "the Magistrate is asked, about another who carries a warrant (E5.3.2)"
    if not turn.seat == frame.builder == below.seat or frame.card != below.card:
        return "the district that was paid for is the builder's and is laid next (E5.3.2)"
    return None if 0 <= below.gold <= turn.spent else "its price is part of what was spent (E5.3.4)"


asking(Serve, _answers, _answer)

MAGISTRATE = Role(
    "magistrate", 1, edition="2016",
    powers=(Power(
        Verb("warrant", ("character character character",), "scroll", any_order=1, steps=(ROLES, "role")),
        _ways_to_lay, _lay, default_bot_weight=2.0,
        events=(EventSpec("warrant", private_variants=("warrant-own",)), EventSpec("warrant-own")),
    ),),
    when=RoleWhen(paid_for=_serve),
    marks=(WARRANTS,),
    questions=(Question(
        Serve, (Verb("confiscate", sign="seal", place=ASKED), Verb("pass")), "serve",
        {"other": "builder", "card": "card"}, no="no-warrant", shows=_what, targets=_not_confiscated,
        under=(Lay,), misplaced=_unserved,
    ),),
    events=(
        EventSpec("warrant-void", not_announced=True),
        EventSpec("confiscated", flow=FROM_OTHER, affects="other", affects_sign="seal", is_setback=True),
        EventSpec("given-back", flow=FROM_TABLE, goods="gold"),
    ),
)  # fmt: skip
