"""The Spy (E5.4)."""

from __future__ import annotations

from citadels.cards.roles.powers import draw_cards
from citadels.core.definitions import KINDS, Power, Role, Why
from citadels.core.effects import hand_over, see_hand
from citadels.core.frames import Turn
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_OTHER, FROM_TABLE, EventSpec


def _looks(state: State, turn: Turn) -> list[Move]:
    """List whose hand may be looked at, for which kind; a kind that is not there may be named (E11.3)."""
    hands = [other for other in state.others(turn.seat) if state.players[other].hand]
    return [move("spy", other, kind) for other in hands for kind in KINDS]


def _look(state: State, turn: Turn, move: Move) -> None:
    """The hand is looked at; each card of the kind is worth a gold of its owner's and a card of the deck."""
    whose, (kind,) = state.players[move.seat], move.names
    see_hand(state, turn.seat, move.seat)
    result = [state.rules.cards.kind[card] for card in whose.hand].count(kind)
    gold = min(result, whose.gold)
    state.emit("spy", player=turn.seat, other=move.seat, kind=kind)
    state.emit("spy-own", audience=turn.seat, player=turn.seat, other=move.seat, kind=kind, cards=whose.hand)
    if gold:
        hand_over(state, move.seat, turn.seat, gold)
        state.emit("spy-gold", player=turn.seat, other=move.seat, gold=gold)
    draw_cards(state, turn.seat, result, "spy-cards")


def _no_look(_: State, __: Turn) -> Why:
    return Why("nobody")


SPY = Role(
    "spy",
    2,
    edition="2016",
    powers=(
        Power(
            Verb("spy", ("seat kind",), "cards", steps=("seat", "kind")),
            _looks,
            _look,
            _no_look,
            events=(
                EventSpec("spy", affects="other", private_variants=("spy-own",)),
                EventSpec("spy-own", affects="other", hidden_from_actor=True),
                EventSpec(
                    "spy-gold",
                    flow=FROM_OTHER,
                    goods="gold",
                    affects="other",
                    affects_sign="pouch",
                    is_setback=True,
                    hidden_from_actor=True,
                ),
                EventSpec("spy-cards", flow=FROM_TABLE, aggregated=True, hidden_from_actor=True),
            ),
            default_bot_weight=2.0,
        ),
    ),
)
