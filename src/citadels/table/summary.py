"""The summary of a finished game when all else is forgotten: who came where, as whom, and what was done to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from citadels.table.affected import Course, Viewer, eyes
from tabletop.core.event_spec import spec_of
from tabletop.table.deeds import counted, deeds
from tabletop.table.places import places
from tabletop.table.session import LogEntry, Seat, Session
from tabletop.table.summary import link_or_none

if TYPE_CHECKING:
    from citadels.table.answers import BotSummary, PersonSummary, Summary

MURDER = "assassinate"  # the event that names a character to be murdered


def summary(session: Session) -> Summary | None:
    """Return what is told of a game that is over (docs/protocol.md §7); None while it goes on.

    Of persons it tells which characters they held, in how many rounds, and which struck them, how often; of all, who
    robbed and murdered whom.
    """
    game: Any = session.game
    if not game.over:
        return None
    return {
        "round": game.observe(None).round,
        "link": link_or_none(game),
        "points": game.scores,
        "places": places(game.scores, game.winners),
        "seats": [_seat(session, seat, who) for seat, who in enumerate(session.seats)],
        "deeds": [*deeds(session), *counted(_murders(session))],
    }


def _murders(session: Session) -> Iterator[tuple[str, int, int]]:
    """Yield each murder of a character that somebody held: who named it, and who lost the turn (R5.1)."""
    log = session.log
    course = Course().read(log)
    held = [eyes(course, session.game.observe(seat), seat).held for seat in range(len(session.seats))]
    for number, event, _ in log:
        if event.id == MURDER:
            by, role = int(str(event.args["player"])), event.args["role"]
            victims = [seat for seat, roles in enumerate(held) if role in roles.get(course.rounds[number], ())]
            yield from (("murder", by, seat) for seat in victims if seat != by)


def _seat(session: Session, seat: int, who: Seat) -> BotSummary | PersonSummary:
    if who.kind == "bot":
        return {"bot": who.bot}
    log = session.log
    course = Course().read(log)
    reader = eyes(course, session.game.observe(seat), seat)
    held = Counter(role for roles in reader.held.values() for role in roles)
    return {"bot": None, "held": dict(held), "struck": dict(Counter(_struck(log, course.rounds, reader)))}


def _struck(log: Sequence[LogEntry], rounds: Mapping[int, int], reader: Viewer) -> Iterator[str]:
    """Return the character behind each blow that a reader was dealt, blow by blow.

    Nobody was called before a game that begins in the middle of a turn: blows of that turn are left out.
    """
    acting = ""
    for number, event, _ in log:
        if event.id in ("called", "resumed"):
            acting = str(event.args["role"])
        spec = spec_of(reader.specs, event.id)
        striker = spec.by or acting
        if striker and spec.is_setback and event.audience is None and reader.touched(event, rounds[number]):
            yield striker
