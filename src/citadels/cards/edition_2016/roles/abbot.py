"""The Abbot of 2016, who takes his income in gold and cards as he likes (E6.5A)."""

from __future__ import annotations

from dataclasses import replace

from citadels.cards.roles.abbot import TITHE
from citadels.cards.roles.powers import INCOME_IN_CARDS, INCOME_IN_GOLD, NONE_OF_KIND, ONCE, tell_income_in_cards
from citadels.core.definitions import RELIGIOUS, ChoiceFacts, Power, Role, Why
from citadels.core.effects import gain, hand_over
from citadels.core.frames import Turn
from citadels.core.hooks import counts_as
from citadels.core.moves import Move, move
from citadels.core.readings import from_bank
from citadels.core.state import State
from citadels.core.verbs import Verb


def _shares(state: State, turn: Turn, move: Move) -> tuple[int, int]:
    """Return for how many districts he takes gold, and for how many a card."""
    gold = int(move.args[0])
    return gold, counts_as(state, turn.seat, RELIGIOUS) - gold


def _mixes(state: State, turn: Turn) -> list[Move]:
    """List the mixes of gold and cards of which anything comes (E11.3)."""
    count = counts_as(state, turn.seat, RELIGIOUS)
    mixes = range(count + 1) if count else ()
    return [move("income", gold) for gold in mixes if from_bank(state, gold) or (gold < count and state.deck)]


def _mix(state: State, turn: Turn, move: Move) -> None:
    wanted, cards = _shares(state, turn, move)
    gold = gain(state, turn.seat, wanted)
    if gold:
        state.emit("income", player=turn.seat, gold=gold, kind=RELIGIOUS, role=turn.role)
    tell_income_in_cards(state, turn, cards, RELIGIOUS)


def _no_mix(state: State, turn: Turn) -> Why:
    if not counts_as(state, turn.seat, RELIGIOUS):
        return Why("no-district-of-kind", {"kind": RELIGIOUS}, NONE_OF_KIND)
    return Why("deck-empty")


def _of_each(state: State, turn: Turn, move: Move) -> ChoiceFacts:
    gold, cards = _shares(state, turn, move)
    return {"gold": from_bank(state, gold), "count": min(len(state.deck), cards), "kind": RELIGIOUS}


def _richest(state: State, seat: int) -> list[int]:
    """List who has the most gold, if that is more than the Abbot has."""
    most = max(player.gold for player in state.players)
    if state.players[seat].gold == most:
        return []
    return [other for other, player in enumerate(state.players) if player.gold == most]


def _tithes(state: State, turn: Turn) -> list[Move]:
    return [move("tithe", other) for other in _richest(state, turn.seat)]


def _tithe(state: State, turn: Turn, move: Move) -> None:
    hand_over(state, move.seat, turn.seat, 1)
    state.emit("tithe", player=turn.seat, other=move.seat, gold=1)


MIX = Power(
    Verb("income", ("number",), "coin", kind="income-mix", whole=True, steps=("count",)), _mixes, _mix, _no_mix,
    shows=_of_each, id=ONCE, default_bot_weight=2.0, events=(INCOME_IN_GOLD, INCOME_IN_CARDS),
)  # fmt: skip

ABBOT = Role(
    "abbot", 5, RELIGIOUS, edition="2016", text="abbot-2016",
    powers=(MIX, replace(TITHE, verb=Verb("tithe", ("seat",), "coin"), offer=_tithes, use=_tithe, shows=None)),
)  # fmt: skip
