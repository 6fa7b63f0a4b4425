"""The Scholar (E6.7S)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.core.definitions import ChoiceFacts, Power, Question, Role, Why
from citadels.core.effects import draw, put_under, shuffle_deck, take_in_hand, without
from citadels.core.frames import Turn, asking
from citadels.core.moves import Move, move, naming
from citadels.core.readings import has_used
from citadels.core.state import State
from citadels.core.verbs import KEEP, Verb
from tabletop.core.event_spec import FROM_TABLE, EventSpec

SEEN = 7


class Study(NamedTuple):
    """The Scholar has drawn cards and keeps one of them."""

    seat: int
    cards: tuple[str, ...]


def _studies(state: State, _: Turn) -> list[Move]:
    return [move("study")] if state.deck else []


def _study(state: State, turn: Turn, _: Move) -> None:
    cards = draw(state, SEEN)
    state.emit("study", player=turn.seat, count=len(cards))
    state.emit("draw-own", audience=turn.seat, player=turn.seat, cards=cards)
    state.stack.append(Study(turn.seat, cards))


def _no_study(_: State, __: Turn) -> Why:
    return Why("deck-empty")


def _as_many(state: State, _: Turn, __: Move) -> ChoiceFacts:
    return {"count": min(SEEN, len(state.deck))}


def _keeps(_: State, frame: Study) -> list[Move]:
    return [*naming("keep", tuple(dict.fromkeys(frame.cards)))]


def _keep(state: State, frame: Study, move: Move) -> None:
    """One card stays in hand; the others go back, and nobody knows where they lie."""
    take_in_hand(state, frame.seat, move.names)
    put_under(state, sorted(without(frame.cards, move.names)))
    shuffle_deck(state)
    state.emit("keep-own", audience=frame.seat, player=frame.seat, cards=move.names)


def _unread(state: State, turn: Turn, _: Turn, frame: Study) -> str | None:
    if frame.seat != turn.seat or not has_used(state, turn, "study"):
        return "the Scholar keeps one of the cards drawn (E6.7S)"
    if not 0 < len(frame.cards) <= SEEN or (len(frame.cards) < SEEN and state.deck):
        return f"{SEEN} cards are drawn, or all that are left (E6.7S)"
    return None


asking(Study, _keeps, _keep)

STUDY = Power(
    Verb("study", sign="cards", whole=True), _studies, _study, _no_study, shows=_as_many, default_bot_weight=2.0,
    events=(EventSpec("study", flow=FROM_TABLE),),
)  # fmt: skip
KEEP_ONE = Question(Study, (KEEP,), "study", {"cards": "cards"}, misplaced=_unread)

SCHOLAR = Role(
    "scholar", 7, edition="2016",
    build_limit=2,
    powers=(STUDY,),
    questions=(KEEP_ONE,),
)  # fmt: skip
