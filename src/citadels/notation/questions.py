"""Reading what is asked beside a written phase (notation §1 `pending`): only what play itself can ask there.

The phase says who plays which turn. A question repeats that turn below itself and must agree with it; who is asked for
what follows from the turn, the cities, the Crown and the cards. Where it can be asked, and what is against it, the card
that asks it declares (R16.1).
"""

from __future__ import annotations

from typing import Any, Final

from citadels.cards.catalog import deck_cards
from citadels.core import verbs
from citadels.core.definitions import AFTER_DRAFT, AFTER_ROUND, AT_CALL, IN_TURN, District, Question, Role, Rules
from citadels.core.frames import FRAMES, Answer, Bonus, Gathered, Keep, Turn
from citadels.core.hooks import cards_seen, draw_keeps
from citadels.core.state import State
from citadels.flow.draft import Choose
from citadels.flow.stack import stack_after
from citadels.notation.phases import check_settled
from citadels.views.view import last_called
from tabletop.core.errors import PositionError
from tabletop.core.frames import Frame
from tabletop.notation.codec import decode
from tabletop.notation.validation import rows


def read_questions(data: Any) -> list[Frame]:
    """Read the frames of `pending` one by one; PositionError names the one that is none."""
    return [decode(frame, f"pending[{at}]", FRAMES) for at, frame in enumerate(rows(data, "pending"))]


def decision_stage(rules: Rules, frames: list[Frame]) -> str | None:
    """Return when the last of these frames is asked: in a turn, if it is no question; None if there are none."""
    if not frames:
        return None
    question = _declared(rules, frames[-1])
    return IN_TURN if question is None else question.when


def place_questions(state: State, frames: list[Frame]) -> None:
    """Put a question on the stack in the place of what the phase laid; PositionError names what cannot be there."""
    resting = state.stack[-1] if state.stack else None
    drafted = type(resting) is Choose and not resting.pool  # nobody is left to choose
    if type(resting) is not Turn and not drafted:
        raise PositionError("pending", "only in a turn is anything asked beside it")
    question = _declared(state.rules, frames[-1])
    below = [] if question is None else _frames_at(state, question.when)
    if (
        question is None
        or drafted != (question.when == AFTER_DRAFT)
        or [*map(type, frames)] != [*map(type, below), *question.under, question.frame]
    ):
        raise PositionError("pending", "these frames do not lie on one another in this turn")
    for at, frame in enumerate(below):
        if frames[at] != frame:
            raise PositionError(f"pending[{at}]", f"the phase tells of another {type(frame).__name__}")
    stack = stack_after(last_called(state), frames)
    why = _misplaced(state, question, stack[-2], stack[-1])
    if why is not None:
        raise PositionError(f"pending[{len(frames) - 1}]", f"{type(frames[-1]).__name__} cannot be asked here: {why}")
    if type(resting) is Turn and not any(type(frame) in (Gathered, Bonus) for frame in frames):
        check_settled(state, resting)  # in between, the marks' questions to the gathering player are open
    state.stack = stack


def _declared(rules: Rules, frame: Frame) -> Question[Any] | None:
    """Return what is declared of a question: by play, by a card of this game, or else by any card."""
    query = next((question for question in _questions_in(rules) if question.frame is type(frame)), None)
    return rules.cards.questions.get(type(frame).__name__) if query is None else query


def _questions_in(rules: Rules) -> list[Question[Any]]:
    """List all that can be asked in a game of these rules, beside the picks and turns themselves."""
    cards: list[Role | District] = [rules.cards.roles[name] for name in rules.cast]
    cards += [rules.cards.districts[name] for name in deck_cards(rules.cards, rules.specials, rules.removed)]
    return [KEEP, *(question for card in cards for question in card.questions)]


def _frames_at(state: State, when: str) -> list[Frame]:
    """Return what lies below a question, and all that goes with it, at this moment of what the phase laid."""
    *waiting, resting = state.stack[2:]
    if when in (AFTER_DRAFT, AFTER_ROUND):
        return waiting
    return [*waiting, Answer(resting.seat, last_called(state)) if when == AT_CALL else resting]


def _misplaced(state: State, question: Question[Any], below: Frame, query: Frame) -> str | None:
    """Say what is against a question that lies on the right frames: what its card has, or what holds for all."""
    resting = state.stack[-1]
    outside = question.when in (AFTER_DRAFT, AFTER_ROUND)  # of every turn
    turn = None if outside else resting
    why = None if question.misplaced is None else question.misplaced(state, turn, below, query)
    if why is not None:
        return why
    if not 0 <= query.seat < len(state.players):
        return f"there is no seat {query.seat}"
    if outside and query.seat != resting.seat:
        return f"the phase says that seat {resting.seat} is asked"
    return None if question in _questions_in(state.rules) else "no card of this game asks it"


# --- what play itself asks


def _misplaced_keep(state: State, turn: Turn, below: Gathered, frame: Keep) -> str | None:
    if not frame.seat == below.seat == turn.seat or "resources" not in turn.taken:
        return "whose turn it is keeps cards of the resource action (R4.2)"
    seen, count = cards_seen(state, turn.seat), draw_keeps(state, turn.seat)
    if frame.kept != count or not count < len(frame.cards) <= seen:
        return f"of {seen} cards {count} is to be kept (R4.2, R7.1, R7.2)"
    return None


KEEP: Final = Question(
    Keep, (verbs.KEEP,), "keep", {"count": "kept", "cards": "cards"}, under=(Gathered,), misplaced=_misplaced_keep,
)  # fmt: skip
