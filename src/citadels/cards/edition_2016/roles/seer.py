"""The Seer (E6.3S)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.core.definitions import Power, Question, Role, Why
from citadels.core.effects import drop, know_card, slip_card, take_in_hand
from citadels.core.frames import Turn, asking
from citadels.core.moves import Move, move
from citadels.core.readings import has_used
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_OTHER, TO_OTHER, EventSpec
from tabletop.core.rng import below


class GiveBack(NamedTuple):
    """The Seer gives a card of the hand to one of those from whom cards were taken; `later` are the others' seats."""

    seat: int
    other: int
    later: tuple[str, ...]


def _giving(state: State, turn: Turn) -> list[int]:
    """List the other players who have a card."""
    return [other for other in state.others(turn.seat) if state.players[other].hand]


def _visions(state: State, turn: Turn) -> list[Move]:
    return [move("foresee")] if _giving(state, turn) else []


def _no_vision(_: State, __: Turn) -> Why:
    return Why("nobody")


def _foresee(state: State, turn: Turn, _: Move) -> None:
    others = _giving(state, turn)
    for other in others:
        hand = state.players[other].hand
        state.rng, at = below(state.rng, len(hand))
        _pass(state, other, turn.seat, hand[at])
        state.emit("foresaw", player=turn.seat, other=other)
        for seat in (turn.seat, other):
            state.emit("foresaw-own", audience=seat, player=turn.seat, other=other, card=hand[at])
    _ask(state, turn.seat, others)


def _pass(state: State, giver: int, taker: int, card: str) -> None:
    """A card goes from hand to hand; the two know which."""
    drop(state, giver, card)
    slip_card(state, giver, card, taker)
    take_in_hand(state, taker, (card,))
    know_card(state, giver, taker, card)


def _ask(state: State, seat: int, others: list[int]) -> None:
    """Let the Seer give a card to each of these, in order of seats (E11.11)."""
    if others:
        state.stack.append(GiveBack(seat, others[0], tuple(map(str, others[1:]))))


def _gifts(state: State, frame: GiveBack) -> list[Move]:
    return [move("give", frame.other, card) for card in dict.fromkeys(state.players[frame.seat].hand)]


def _give(state: State, frame: GiveBack, move: Move) -> None:
    card = move.name
    _pass(state, frame.seat, frame.other, card)
    state.emit("gave-back", player=frame.seat, other=frame.other)
    for seat in (frame.seat, frame.other):
        state.emit("gave-back-own", audience=seat, player=frame.seat, other=frame.other, card=card)
    _ask(state, frame.seat, [int(other) for other in frame.later])


def _ungiven(state: State, turn: Turn, _: Turn, frame: GiveBack) -> str | None:
    if frame.seat != turn.seat or not has_used(state, turn, "foresee"):
        return "the Seer gives a card for each one taken (E6.3S)"
    order = [str(other) for other in state.others(frame.seat)]
    owed = [str(frame.other), *frame.later]
    if owed != [other for other in order if other in owed]:
        return "each gets one back, in order of seats (E11.11)"
    if len(state.players[frame.seat].hand) < len(owed):
        return "there is a card for each (E6.3S)"
    return None


asking(GiveBack, _gifts, _give)

FORESEE = Power(
    Verb("foresee", sign="cards", whole=True), _visions, _foresee, _no_vision, default_bot_weight=2.0,
    events=(
        EventSpec("foresaw", flow=FROM_OTHER, affects="other", private_variants=("foresaw-own",)),
        EventSpec("foresaw-own", flow=FROM_OTHER, affects="other", hidden_from_actor=True),
        EventSpec("gave-back", flow=TO_OTHER, private_variants=("gave-back-own",)),
        EventSpec("gave-back-own", flow=TO_OTHER),
    ),
)  # fmt: skip
GIVE_BACK = Question(
    GiveBack, (Verb("give", ("seat card",), "cards", kind="give-back", steps=("card",)),), "give-back",
    {"other": "other"}, misplaced=_ungiven,
)  # fmt: skip

SEER = Role(
    "seer", 3, edition="2016",
    build_limit=2,
    powers=(FORESEE,),
    questions=(GIVE_BACK,),
)  # fmt: skip
