"""Facts about an offered move: its price and its gain, as the card reckons them that offers it.

Everything said here is known to the seat that is asked.
"""

from __future__ import annotations

from citadels.core.building import cost_of, gold_for, lent_for
from citadels.core.definitions import ChoiceFacts
from citadels.core.frames import Turn
from citadels.core.hooks import cards_seen, gold_gathered
from citadels.core.moves import Move
from citadels.core.readings import from_bank
from citadels.core.state import State
from citadels.flow.turn import powers

NOTHING: ChoiceFacts = {}


def choice_facts(state: State, move: Move) -> ChoiceFacts:
    """Return the numbers shown with a choice (`definitions.ChoiceFacts`), for a legal or a refused move."""
    frame = state.stack[-1]
    if type(frame) is Turn:
        return _in_turn(state, frame, move)
    question = state.rules.cards.questions.get(type(frame).__name__)
    return NOTHING if question is None or question.shows is None else question.shows(state, frame, move)


def _in_turn(state: State, turn: Turn, move: Move) -> ChoiceFacts:
    if move.verb == "gold":
        return {"gold": from_bank(state, gold_gathered(state, turn.seat))}
    if move.verb == "draw":
        return {"count": min(len(state.deck), cards_seen(state, turn.seat))}
    if move.verb == "build":
        return _price(state, turn, move)
    power = next((power for power in powers(state, turn) if power.verb.word == move.verb), None)
    return NOTHING if power is None or power.shows is None else power.shows(state, turn, move)


def _price(state: State, turn: Turn, move: Move) -> ChoiceFacts:
    """Return a build's price; beside it `count`, the gold that another lends and gets as many cards for."""
    if len(move.args) == 1:
        return {"cost": cost_of(state, turn.seat, move.name)}
    lent = lent_for(state, turn, move)
    return {"cost": gold_for(state, turn, move) - lent} | ({"count": lent} if lent else {})
