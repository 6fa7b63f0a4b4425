"""What stays of a game that is over when all else is forgotten: who came where, as whom, and what was done to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from citadels.table.affected import Course, Viewer, eyes
from tabletop.core.event_spec import spec_of
from tabletop.table.places import places
from tabletop.table.session import LogEntry, Seat, Session
from tabletop.table.summary import link_or_none

if TYPE_CHECKING:
    from citadels.table.answers import BotSummary, PersonSummary, Summary


def summary(session: Session) -> Summary | None:
    """Return what is told of a game that is over (docs/protocol.md §7); None while it goes on.

    Of persons it tells which characters they held, in how many rounds, and which struck them, how often.
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
    }


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
