"""Reading what is asked on top of a written turn (notation §1 `pending`): only what play itself can ask there.

The phase says who plays which turn. A question repeats that turn below itself and must agree with it; who is asked for
what follows from the turn, the cities, the Crown and the cards, and is checked against them (R16.1).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from citadels.cards.districts.classic import GRAVEYARD, Recover
from citadels.cards.districts.dark_city import BALL_ROOM, LIGHTHOUSE, MUSEUM, Search, Thank
from citadels.cards.roles.emperor import ThankEmperor
from citadels.cards.roles.wizard import Take
from citadels.core.frames import Answer, Bury, Gathered, Keep, Turn
from citadels.core.hooks import cards_kept, cards_seen
from citadels.core.registry import ROLES
from citadels.core.state import State
from citadels.flow.stack import stack_after
from tabletop.codec import decode
from tabletop.errors import PositionError
from tabletop.frames import Frame
from tabletop.validation import rows

# What lies on one another, the question last; below all of it the Witch may be waiting for the turn to end (R5.3).
LAID: dict[type, tuple[type, ...]] = {
    Keep: (Turn, Gathered, Keep),
    Take: (Turn, Take),
    ThankEmperor: (Turn, ThankEmperor),
    Recover: (Turn, Bury, Recover),
    Search: (Turn, Search),
    Thank: (Answer, Thank),
}


def read_questions(written: Any) -> list[Frame]:
    """Read the frames of `pending` one by one; PositionError names the one that is none."""
    return [decode(frame, f"pending[{at}]") for at, frame in enumerate(rows(written, "pending"))]


def lay_questions(state: State, frames: list[Frame]) -> None:
    """Put a question on the stack in the place of the turn that was read; PositionError names what cannot be there."""
    *below, turn = state.stack[2:] or [None]
    if type(turn) is not Turn:
        raise PositionError("pending", "only in a turn is anything asked beside it")
    kinds = [type(frame) for frame in frames]
    if kinds[-1] not in LAID or kinds != [*map(type, below), *LAID[kinds[-1]]]:
        raise PositionError("pending", "these frames do not lie on one another in this turn")
    rank = state.rules.characters.index(turn.role) + 1
    first = turn if kinds[-1] is not Thank else Answer(turn.seat, rank)
    for at, frame in enumerate([*below, first]):
        if frames[at] != frame:
            raise PositionError(f"pending[{at}]", f"the phase tells of another {kinds[at].__name__}")
    why = CHECKS[kinds[-1]](state, turn, frames[-2], frames[-1])
    if why is not None:
        raise PositionError(f"pending[{len(frames) - 1}]", f"{kinds[-1].__name__} cannot be asked here: {why}")
    state.stack = stack_after(rank, frames)


# --- the questions: each says what is against it, or None


def _keep(state: State, turn: Turn, under: Gathered, asked: Keep) -> str | None:
    if not asked.seat == under.seat == turn.seat or "resources" not in turn.taken:
        return "whose turn it is keeps cards of his resource action (R4.2)"
    seen, kept = cards_seen(state, turn.seat), cards_kept(state, turn.seat)
    if asked.kept != kept or not kept < len(asked.cards) <= seen:
        return f"of {seen} cards {kept} is to be kept (R4.2, R7.1, R7.2)"
    return None


def _used(turn: Turn, verb: str) -> bool:
    """Whether this turn's character has just used the power of that name; not in a turn of resources alone (R11.7)."""
    return not turn.alone and turn.power == 1 and any(verb == power.verb.word for power in ROLES[turn.role].powers)


def _is_other(state: State, turn: Turn, seat: int) -> bool:
    return 0 <= seat < len(state.players) and seat != turn.seat


def _take(state: State, turn: Turn, _: Turn, asked: Take) -> str | None:
    if asked.seat != turn.seat or not _used(turn, "peek"):
        return "the Wizard takes a card once he has looked (R6.3W)"
    if not _is_other(state, turn, asked.whose) or not state.players[asked.whose].hand:
        return "he takes it from another's hand (R11.8)"
    if sorted(state.known.get((asked.seat, asked.whose), ())) != sorted(state.players[asked.whose].hand):
        return f"that hand is not what players[{asked.seat}].seen.hands.{asked.whose} says (R15.1)"
    return None


def _thank_emperor(state: State, turn: Turn, _: Turn, asked: ThankEmperor) -> str | None:
    if asked.emperor != turn.seat or not _used(turn, "crown"):
        return "the Emperor is thanked once he has given the Crown away (R6.4E)"
    if not _is_other(state, turn, asked.seat) or state.crown != asked.seat:
        return "who holds the Crown now thanks him (R6.4E)"
    giver = state.players[asked.seat]
    return None if giver.gold or giver.hand else "who has neither gold nor a card gives nothing (R6.4E)"


def _recover(state: State, turn: Turn, under: Bury, asked: Recover) -> str | None:
    if not _used(turn, "destroy") or "resources" not in turn.taken:
        return "the Warlord destroys first (R7.5, R11.10)"
    if not _is_other(state, turn, asked.seat) or GRAVEYARD.id not in state.players[asked.seat].names:
        return "the owner of the Graveyard is asked, not who destroys (R11.11)"
    if not state.players[asked.seat].gold:
        return "who has no gold is not asked (R11.4)"
    tucked = under.cards[1:]
    if under.cards[:1] != (asked.card,) or (tucked and asked.card != MUSEUM.id) or list(tucked) != sorted(tucked):
        return f"no {asked.card} is on its way under the deck (R11.5)"
    return None


def _search(state: State, turn: Turn, _: Turn, asked: Search) -> str | None:
    if asked.seat != turn.seat or turn.alone or not turn.built + turn.extra:
        return "the deck is searched by who has just built the Lighthouse (R7.11)"
    if state.players[turn.seat].names[-1:] != (LIGHTHOUSE.id,):
        return "the Lighthouse is not what was built last (R7.11)"
    return None if state.deck else "the deck is empty (R11.17)"


def _thank(state: State, turn: Turn, _: Answer, asked: Thank) -> str | None:
    if asked.seat != turn.seat or turn != Turn(turn.seat, turn.role, alone=turn.alone):
        return "thanks are said before the turn begins (R11.1)"
    if not _is_other(state, turn, asked.host) or BALL_ROOM.id not in state.players[asked.host].names:
        return "the host owns the Ball Room (R7.24)"
    return None if state.crown == asked.host else "the host holds the Crown (R7.24)"


CHECKS: dict[type, Callable[[State, Turn, Any, Any], str | None]] = {
    Keep: _keep,
    Take: _take,
    ThankEmperor: _thank_emperor,
    Recover: _recover,
    Search: _search,
    Thank: _thank,
}
