"""The Cardinal, who borrows for what he builds (E6.5C)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.cards.roles.powers import income_in_cards
from citadels.core.building import cost_of, may_duplicate
from citadels.core.definitions import RELIGIOUS, District, Question, Role
from citadels.core.effects import drop, hand_over, know_card, pay, slip_card, take_in_hand
from citadels.core.frames import Paid, Turn, asking
from citadels.core.hooks import RoleAsks, WayToPay
from citadels.core.menu import ways_to_choose
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.core.verbs import CARDS, Verb
from tabletop.core.event_spec import FROM_OTHER, TO_OTHER, EventSpec


class Repay(NamedTuple):
    """The Cardinal gives as many cards of his hand as he was lent gold."""

    seat: int
    lender: int
    lent: int


def _lacks(state: State, turn: Turn, card: str) -> int:
    """Return what he lacks for a card once he has paid all his own gold."""
    return cost_of(state, turn.seat, card) - state.players[turn.seat].gold


def _lenders(state: State, turn: Turn, district: District) -> list[str]:
    """List who has what he lacks; he must have the cards for it beside the one he builds."""
    lacks = _lacks(state, turn, district.id)
    if not 0 < lacks < len(state.players[turn.seat].hand):
        return []
    return [f"from {other}" for other in state.others(turn.seat) if state.players[other].gold >= lacks]


def _price(state: State, turn: Turn, move: Move) -> int:
    return cost_of(state, turn.seat, move.name)


def _loan(state: State, turn: Turn, move: Move) -> int:
    return _lacks(state, turn, move.name)


def _borrow(state: State, turn: Turn, move: Move) -> None:
    lender, lacks = move.seat, _lacks(state, turn, move.name)
    hand_over(state, lender, turn.seat, lacks)
    state.emit("lent", player=turn.seat, other=lender, gold=lacks)
    pay(state, turn.seat, cost_of(state, turn.seat, move.name))
    state.stack.append(Repay(turn.seat, lender, lacks))


def _returns(state: State, frame: Repay) -> list[Move]:
    return [*ways_to_choose("spend", state.players[frame.seat].hand, frame.lent)]


def _return(state: State, frame: Repay, move: Move) -> None:
    """The lender sees the cards, the others their number."""
    giver, lender = frame.seat, frame.lender
    for card in move.names:
        drop(state, giver, card)
        slip_card(state, giver, card, lender)
        know_card(state, giver, lender, card)
    take_in_hand(state, lender, move.names)
    state.emit("repaid", player=giver, other=lender, count=len(move.names))
    for seat in (giver, lender):
        state.emit("repaid-own", audience=seat, player=giver, other=lender, cards=move.names)


def _no_debt(state: State, turn: Turn, below: Paid, frame: Repay) -> str | None:
    if turn.alone or not turn.power or LOAN not in state.rules.cards.roles[turn.role].asks.ways_to_pay:
        return "the Cardinal gives cards for what he was lent (E6.5C)"
    if not frame.seat == below.seat == turn.seat or not below.paid or not turn.built + turn.extra:
        return "they are given for what is being built in this turn (E6.5C)"
    player = state.players[frame.seat]
    if below.card in player.names and not may_duplicate(state, turn):
        return f"a second {below.card} could not be built (R4.3)"
    if frame.lender not in state.others(frame.seat):
        return "another player lent the gold (E6.5C)"
    price = cost_of(state, frame.seat, below.card)
    if player.gold or below.gold != price or turn.spent < price or not 0 < frame.lent <= min(price, len(player.hand)):
        return "they are as many as the gold that was missing (E6.5C)"
    return None


asking(Repay, _returns, _return)

LOAN = WayToPay(form="from seat", offer=_lenders, gold=_price, pay=_borrow, lent=_loan, power=True)
DEBT = Question(
    Repay, (Verb("spend", ("card*",), steps=(CARDS,)),), "repay", {"other": "lender", "count": "lent"}, under=(Paid,),
    misplaced=_no_debt,
)  # fmt: skip

CARDINAL = Role(
    "cardinal", 5, RELIGIOUS, edition="2016",
    powers=(income_in_cards(RELIGIOUS),),
    asks=RoleAsks(ways_to_pay=(LOAN,)),
    questions=(DEBT,),
    events=(
        EventSpec("lent", flow=FROM_OTHER, goods="gold", affects="other", affects_sign="coin"),
        EventSpec("repaid", flow=TO_OTHER, private_variants=("repaid-own",)),
        EventSpec("repaid-own", flow=TO_OTHER),
    ),
)  # fmt: skip
