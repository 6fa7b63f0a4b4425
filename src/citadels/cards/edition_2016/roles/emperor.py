"""The Emperor of 2016, who takes what he likes from whom he crowns (E6.4E)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.cards.roles.emperor import CROWN_GIVEN
from citadels.cards.roles.powers import income
from citadels.core.definitions import AFTER_ROUND, NOBLE, ChoiceFacts, Power, Question, Role, Why
from citadels.core.effects import crown, drop, hand_over, know_card, slip_card, take_in_hand
from citadels.core.frames import Closing, Turn, asking
from citadels.core.hooks import RoleWhen
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_OTHER, EventSpec
from tabletop.core.rng import below


class LateCrowning(NamedTuple):
    """The killed Emperor was revealed, and his player gives the Crown away."""

    seat: int


def _heirs(state: State, seat: int) -> list[int]:
    """List who may be given the Crown: neither the Emperor nor its holder."""
    return [other for other in state.others(seat) if other != state.crown]


def _crownings(state: State, turn: Turn) -> list[Move]:
    """List whom he may crown, and what he takes for it: something, if anything is there (E11.5)."""
    moves: list[Move] = []
    for other in _heirs(state, turn.seat):
        player = state.players[other]
        moves += [move("crown", other, "gold")] if player.gold else []
        moves += [move("crown", other, "card")] if player.hand else []
        moves += [] if player.gold or player.hand else [move("crown", other)]
    return moves


def _crown(state: State, turn: Turn, move: Move) -> None:
    emperor, other = turn.seat, move.seat
    _give_crown(state, emperor, other)
    if move.name == "gold":
        hand_over(state, other, emperor, 1)
        state.emit("levy-gold", player=emperor, other=other, gold=1)
    elif move.name == "card":
        _take_card(state, emperor, other)


def _give_crown(state: State, giver: int, taker: int) -> None:
    state.emit("crown-given", player=giver, other=taker)
    crown(state, taker)


def _take_card(state: State, emperor: int, other: int) -> None:
    """A card of that hand at random goes over; the two know which."""
    state.rng, at = below(state.rng, len(state.players[other].hand))
    card = state.players[other].hand[at]
    drop(state, other, card)
    slip_card(state, other, card, emperor)
    take_in_hand(state, emperor, (card,))
    know_card(state, other, emperor, card)
    state.emit("levy-card", player=emperor, other=other)
    for seat in (emperor, other):
        state.emit("levy-own", audience=seat, player=emperor, other=other, card=card)


def _no_crowning(_: State, __: Turn) -> Why:
    return Why("nobody")


def _gain(_: State, __: Turn, move: Move) -> ChoiceFacts:
    return {"gold": 1} if move.name == "gold" else {}


def _reveal(state: State) -> None:
    """The killed Emperor is revealed: his player gives the Crown away and takes nothing."""
    seat = state.holder("emperor")
    if seat is not None and state.silenced("emperor") and _heirs(state, seat):
        state.stack.append(LateCrowning(seat))


def _late_crownings(state: State, frame: LateCrowning) -> list[Move]:
    return [move("crown", other) for other in _heirs(state, frame.seat)]


def _crown_late(state: State, frame: LateCrowning, move: Move) -> None:
    _give_crown(state, frame.seat, move.seat)


def _not_so_late(state: State, _: None, below: Closing, frame: LateCrowning) -> str | None:
    if frame.seat != state.holder("emperor") or not state.silenced("emperor"):
        return "the killed Emperor's player gives the Crown away (E6.4E)"
    if _reveal not in state.rules.closing or below.at != state.rules.closing.index(_reveal) + 1:
        return "the Emperor has his say by rank (E11.13)"
    return None


asking(LateCrowning, _late_crownings, _crown_late)

SAID = Verb("crown", ("seat", "seat gold", "seat 'card'"), {"crown": "crown", "crown-gold": "coin",
                                                            "crown-card": "cards"}, steps=("seat",))  # fmt: skip
CROWN = Power(
    SAID, _crownings, _crown, _no_crowning, shows=_gain, hostile=False,
    events=(
        CROWN_GIVEN,
        EventSpec("levy-gold", flow=FROM_OTHER, goods="gold", affects="other", affects_sign="coin"),
        EventSpec("levy-card", flow=FROM_OTHER, affects="other", private_variants=("levy-own",)),
        EventSpec("levy-own", flow=FROM_OTHER, affects="other", hidden_from_actor=True),
    ),
)  # fmt: skip
LATE = Question(LateCrowning, (SAID,), "late-crowning", when=AFTER_ROUND, under=(Closing,), misplaced=_not_so_late)

EMPEROR = Role(
    "emperor", 4, NOBLE, edition="2016", text="emperor-2016", min_seats=3,
    powers=(income(NOBLE), CROWN),
    when=RoleWhen(round_ended=_reveal),
    questions=(LATE,),
    owed="crown",
    owed_first=Why("crown-first", english="the Crown must be given away first (E6.4E)"),
)  # fmt: skip
