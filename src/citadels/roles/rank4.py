"""Rank 4: King (R6.4K) and Emperor (R6.4E)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.actions import Move, move
from citadels.effects import crown, drop, hand_over, know_card, slip_card, take_in_hand
from citadels.frames import Turn
from citadels.records import NOBLE, Power, Role, Why
from citadels.roles.powers import income
from citadels.state import State
from tabletop.frames import asking

# --- King


def _takes_crown(state: State, seat: int) -> None:
    crown(state, seat)


def _heir(state: State) -> None:
    """The assassinated King takes the Crown when he is revealed at the end of the round (R6.4K, R9.2)."""
    seat = state.holder("king")
    if state.rules.heir and state.assassinated == "king" and seat is not None:
        crown(state, seat)


KING = Role(
    "king", 4, NOBLE,
    powers=(income(NOBLE),),
    when={"rank_called": _takes_crown, "round_ended": _heir},
)  # fmt: skip


# --- Emperor


class ThankEmperor(NamedTuple):
    """Who was crowned gives the Emperor a gold or a card, as he likes."""

    seat: int
    emperor: int


def _crownings(state: State, turn: Turn) -> list[Move]:
    if turn.power:
        return []
    return [move("crown", other) for other in state.others(turn.seat) if other != state.crown]


def _crown(state: State, turn: Turn, said: Move) -> None:
    state.tell("crown-given", player=turn.seat, other=said.seat)
    crown(state, said.seat)  # the Throne Room may give its owner the very gold he then gives (R7.23)
    receiver = state.players[said.seat]
    if receiver.gold or receiver.hand:
        state.stack.append(ThankEmperor(said.seat, turn.seat))


def _no_crowning(_: State, turn: Turn) -> Why:
    return Why("used") if turn.power else Why("nobody")


def _gifts(state: State, frame: ThankEmperor) -> list[Move]:
    giver = state.players[frame.seat]
    return [move("give", gift) for gift in (["gold"] if giver.gold else []) + list(dict.fromkeys(giver.hand))]


def _give(state: State, frame: ThankEmperor, said: Move) -> None:
    if said.name == "gold":
        hand_over(state, frame.seat, frame.emperor, 1)
        state.tell("gave-gold", player=frame.seat, other=frame.emperor, gold=1)
        return
    drop(state, frame.seat, said.name)
    slip_card(state, frame.seat, said.name, frame.emperor)
    take_in_hand(state, frame.emperor, (said.name,))
    know_card(state, frame.seat, frame.emperor, said.name)
    state.tell("gave-card", player=frame.seat, other=frame.emperor)
    state.tell("gave-own", only=frame.emperor, player=frame.seat, other=frame.emperor, card=said.name)


asking(ThankEmperor, _gifts, _give)

EMPEROR = Role(
    "emperor", 4, NOBLE, edition="dark_city", min_seats=3,
    powers=(income(NOBLE), Power(("crown",), _crownings, _crown, _no_crowning)),
    owed="crown",
)  # fmt: skip
