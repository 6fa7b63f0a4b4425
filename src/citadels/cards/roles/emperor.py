"""The Emperor (R6.4E)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.cards.roles.powers import income
from citadels.core.definitions import NOBLE, ChoiceFacts, Power, Question, Role, Why
from citadels.core.effects import (
    crown,
    drop,
    hand_over,
    know_card,
    slip_card,
    take_in_hand,
)
from citadels.core.frames import Turn, asking
from citadels.core.moves import Move, move
from citadels.core.readings import has_used
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import TO_OTHER, EventSpec


class ThankEmperor(NamedTuple):
    """A newly crowned player gives the Emperor a gold or a card, as they like."""

    seat: int
    emperor: int


def _crownings(state: State, turn: Turn) -> list[Move]:
    return [move("crown", other) for other in state.others(turn.seat) if other != state.crown]


def _crown(state: State, turn: Turn, move: Move) -> None:
    state.emit("crown-given", player=turn.seat, other=move.seat)
    crown(state, move.seat)  # the Throne Room may give its owner the very gold they then give (R7.23)
    receiver = state.players[move.seat]
    if receiver.gold or receiver.hand:
        state.stack.append(ThankEmperor(move.seat, turn.seat))


def _no_crowning(_: State, __: Turn) -> Why:
    return Why("nobody")


def _gifts(state: State, frame: ThankEmperor) -> list[Move]:
    giver = state.players[frame.seat]
    return [move("give", gift) for gift in (["gold"] if giver.gold else []) + list(dict.fromkeys(giver.hand))]


def _give(state: State, frame: ThankEmperor, move: Move) -> None:
    if move.name == "gold":
        hand_over(state, frame.seat, frame.emperor, 1)
        state.emit("gave-gold", player=frame.seat, other=frame.emperor, gold=1)
        return
    drop(state, frame.seat, move.name)
    slip_card(state, frame.seat, move.name, frame.emperor)
    take_in_hand(state, frame.emperor, (move.name,))
    know_card(state, frame.seat, frame.emperor, move.name)
    state.emit("gave-card", player=frame.seat, other=frame.emperor)
    state.emit("gave-own", audience=frame.emperor, player=frame.seat, other=frame.emperor, card=move.name)


def _gift(_: State, __: ThankEmperor, move: Move) -> ChoiceFacts:
    return {"gold": 1} if move.name == "gold" else {}


def _unthanked(state: State, turn: Turn, _: Turn, frame: ThankEmperor) -> str | None:
    if frame.emperor != turn.seat or not has_used(state, turn, "crown"):
        return "the Emperor is thanked once they have given the Crown away (R6.4E)"
    if frame.seat not in state.others(turn.seat) or state.crown != frame.seat:
        return "who holds the Crown now thanks them (R6.4E)"
    giver = state.players[frame.seat]
    return None if giver.gold or giver.hand else "who has neither gold nor a card gives nothing (R6.4E)"


asking(ThankEmperor, _gifts, _give)

CROWN_GIVEN = EventSpec("crown-given")
CROWN = Power(
    Verb("crown", ("seat",), "crown"), _crownings, _crown, _no_crowning, hostile=False,
    events=(
        CROWN_GIVEN,
        EventSpec("gave-gold", flow=TO_OTHER, goods="gold"),
        EventSpec("gave-card", flow=TO_OTHER, private_variants=("gave-own",)),
        EventSpec("gave-own", flow=TO_OTHER),
    ),
)  # fmt: skip
THANKS = Question(
    ThankEmperor, (Verb("give", ("gold", "card"), {"give-gold": "coin", "give": "cards"}),), "thank-emperor",
    {"other": "emperor"}, shows=_gift, misplaced=_unthanked,
)  # fmt: skip

EMPEROR = Role(
    "emperor", 4, NOBLE, edition="dark_city", min_seats=3,
    powers=(income(NOBLE), CROWN),
    questions=(THANKS,),
    owed="crown",
    owed_first=Why("crown-first", english="the Crown must be given away first (R6.4E)"),
)  # fmt: skip
