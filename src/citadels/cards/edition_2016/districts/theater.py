"""The Theater (E7.27)."""

from __future__ import annotations

from typing import NamedTuple

from citadels.cards.edition_2016.districts import EDITION
from citadels.core.definitions import AFTER_DRAFT, SPECIAL, ChoiceFacts, District, Question
from citadels.core.effects import exchange_characters
from citadels.core.frames import asking
from citadels.core.hooks import CityWhen
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import EventSpec
from tabletop.core.frames import Frame
from tabletop.core.rng import below


class Recast(NamedTuple):
    """The Theater's owner may exchange a character card with another player, unseen."""

    seat: int


def _raise_curtain(state: State, owner: int) -> None:
    state.stack.append(Recast(owner))


def _parts(state: State, frame: Recast) -> list[Move]:
    others = state.others(frame.seat)
    if state.rules.each == 1:
        return [*(move("recast", other) for other in others), move("pass")]
    own = state.players[frame.seat].characters
    return [*(move("recast", other, name) for other in others for name in own), move("pass")]


def _recast(state: State, frame: Recast, move: Move) -> None:
    if move.verb == "pass":
        return
    theirs = state.players[move.seat].characters
    given, at = move.name or state.players[frame.seat].characters[0], 0
    if len(theirs) > 1:
        state.rng, at = below(state.rng, len(theirs))
    got = theirs[at]
    exchange_characters(state, frame.seat, move.seat, given, got)
    state.emit("recast", player=frame.seat, other=move.seat)
    for seat, role, gone in ((frame.seat, got, given), (move.seat, given, got)):
        state.emit("recast-own", audience=seat, player=frame.seat, other=move.seat, role=role, roles=(gone,))


def _not_cast(state: State, _: None, __: Frame, frame: Recast) -> str | None:
    if frame.seat not in range(len(state.players)) or "theater" not in state.players[frame.seat].names:
        return "the owner of the Theater is asked (E7.27)"
    return None if state.swapped is None else "characters were exchanged already (E7.27)"


def _given(state: State, frame: Recast, move: Move) -> ChoiceFacts:
    return {} if move.verb == "pass" else {"roles": [move.name or state.players[frame.seat].characters[0]]}


asking(Recast, _parts, _recast)

THEATER = District(
    "theater", SPECIAL, 6, edition=EDITION,
    when=CityWhen(draft_ended=_raise_curtain),
    questions=(Question(
        Recast, (Verb("recast", ("seat", "seat character"), "swap", steps=("seat", "role")), Verb("pass")), "recast",
        no="no-recast", shows=_given, when=AFTER_DRAFT, misplaced=_not_cast,
    ),),
    events=(
        EventSpec("recast", affects="other", private_variants=("recast-own",)),
        EventSpec("recast-own", affects="other", hidden_from_actor=True),
    ),
)  # fmt: skip
