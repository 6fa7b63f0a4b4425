"""The Wizard (R6.3W)."""

from __future__ import annotations

from typing import Any, NamedTuple

from citadels.core.building import build, cost_of, gold_for, paid_otherwise
from citadels.core.definitions import ChoiceFacts, Power, Question, Role, Why
from citadels.core.effects import (
    drop,
    know_card,
    see_hand,
    slip_card,
    take_in_hand,
)
from citadels.core.frames import Turn, asking
from citadels.core.hooks import RoleAsks
from citadels.core.moves import Move, move
from citadels.core.readings import has_used
from citadels.core.state import State
from citadels.core.verbs import TABLE, Verb
from tabletop.core.event_spec import FROM_OTHER, EventSpec


class Take(NamedTuple):
    """The Wizard has seen a hand and must take one card of it."""

    seat: int
    whose: int


def _peeks(state: State, turn: Turn) -> list[Move]:
    return [move("peek", other) for other in state.others(turn.seat) if state.players[other].hand]


def _peek(state: State, turn: Turn, move: Move) -> None:
    see_hand(state, turn.seat, move.seat)
    state.emit("peek", player=turn.seat, other=move.seat)
    state.emit("peek-own", audience=turn.seat, player=turn.seat, other=move.seat, cards=state.players[move.seat].hand)
    state.stack.append(Take(turn.seat, move.seat))


def _no_peek(_: State, __: Turn) -> Why:
    return Why("nobody")


def _takes(state: State, frame: Take) -> list[Move]:
    moves = []
    for card in dict.fromkeys(state.players[frame.whose].hand):
        moves.append(move("take", card))
        if why_not_at_once(state, frame, card) is None:
            moves.append(move("take", card, "build"))
        if state.rules.building_varies and _barred_at_once(state, card) is None:
            moves += [move("take", card, "build", words) for words in _paid_otherwise(state, frame, card)]
    return moves


def _in_hand(state: State, frame: Take, card: str) -> State:
    """Return a copy of the state after taking the card: what may be paid with can depend on the hand it lies in."""
    twin = state.clone()
    drop(twin, frame.whose, card)
    take_in_hand(twin, frame.seat, (card,))
    return twin


def _paid_otherwise(state: State, frame: Take, card: str) -> list[str]:
    """List the other ways to pay for a card that is built at once (E6.3)."""
    return [*paid_otherwise(_in_hand(state, frame, card), state.stack[-2], card)]


def _barred_at_once(state: State, card: str) -> Why | None:
    """Return why a card cannot be built at once, however it is paid for."""
    turn: Turn = state.stack[-2]
    if "resources" not in turn.taken:
        return Why("gather-first")
    own = state.rules.cards.districts[card].asks.why_not_built
    return None if own is None else own(state, turn)


def why_not_at_once(state: State, frame: Take, card: str) -> Why | None:
    """Return why the Wizard cannot build at once the card they take, or None if they can (R6.3W, R11.8)."""
    why = _barred_at_once(state, card)
    if why is not None:
        return why
    short = cost_of(state, frame.seat, card) - state.players[frame.seat].gold
    return Why("too-dear", {"missing": short}) if short > 0 else None


def _take(state: State, frame: Take, move: Move) -> None:
    card = move.name
    drop(state, frame.whose, card)
    slip_card(state, frame.whose, card, frame.seat)
    take_in_hand(state, frame.seat, (card,))
    if len(move.args) == 1:
        know_card(state, frame.whose, frame.seat, card)
        state.emit("took", player=frame.seat, other=frame.whose)
        state.emit("took-own", audience=frame.seat, player=frame.seat, other=frame.whose, card=card)
        state.emit("lost-own", audience=frame.whose, player=frame.seat, other=frame.whose, card=card)
        return
    state.emit("took", player=frame.seat, other=frame.whose)
    turn: Any = state.stack.pop()
    build(state, turn, card, _as_build(move) if len(move.args) > 2 else None, beyond_limit=True)


def _as_build(choice_move: Move) -> Move:
    """Return the build that a card taken to be built at once is."""
    return move("build", choice_move.name, choice_move.removeprefix(f"take {choice_move.name} build "))


def _at_once(state: State, frame: Take, move: Move) -> ChoiceFacts:
    if len(move.args) < 3:
        return {"cost": cost_of(state, frame.seat, move.name)} if len(move.args) > 1 else {}
    return {"cost": gold_for(_in_hand(state, frame, move.name), state.stack[-2], _as_build(move))}


def _unbuilt(state: State, frame: Take) -> list[tuple[Move, Why]]:
    """List the cards that may be taken but cannot be built at once, with the reason against each."""
    cards = dict.fromkeys(state.players[frame.whose].hand)
    reasons = [(card, why_not_at_once(state, frame, card)) for card in cards]
    return [(move("take", card, "build"), why) for card, why in reasons if why is not None]


def _untaken(state: State, turn: Turn, _: Turn, frame: Take) -> str | None:
    if frame.seat != turn.seat or not has_used(state, turn, "peek"):
        return "the Wizard takes a card after looking (R6.3W)"
    if frame.whose not in state.others(turn.seat) or not state.players[frame.whose].hand:
        return "it is taken from another's hand (R11.8)"
    if sorted(state.known.get((frame.seat, frame.whose), ())) != sorted(state.players[frame.whose].hand):
        return f"that hand is not what players[{frame.seat}].seen.hands.{frame.whose} says (R15.1)"
    return None


asking(Take, _takes, _take)

PEEK = Power(
    Verb("peek", ("seat",), "cards"),
    _peeks,
    _peek,
    _no_peek,
    events=(
        EventSpec("peek", affects="other", private_variants=("peek-own",)),
        EventSpec("peek-own", affects="other"),
        EventSpec("took", flow=FROM_OTHER, affects="other", private_variants=("took-own", "lost-own"), is_setback=True),
        EventSpec("took-own", flow=FROM_OTHER),
        EventSpec("lost-own", flow=FROM_OTHER, affects="other"),
    ),
)
TAKE = Question(
    Take, (Verb("take", ("card", "card build"), place=TABLE, builds="card build"),), "take", {"other": "whose"},
    shows=_at_once, targets=_unbuilt, misplaced=_untaken,
)  # fmt: skip


WIZARD = Role(
    "wizard", 3, edition="dark_city",
    powers=(PEEK,),
    questions=(TAKE,),
    asks=RoleAsks(may_duplicate=True),
)  # fmt: skip
