"""The game that is played, as whoever looks may be told of it: the TableView and the log (docs/protocol.md §1, §2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citadels.table import narrate, prompts, story
from citadels.table.affected import Course, eyes
from citadels.table.result import result
from citadels.views.table import Sight, table
from tabletop.session import LogEntry, Session

if TYPE_CHECKING:
    from citadels.table import answers, messages


@dataclass(frozen=True, slots=True)
class Played:
    """A session, looked at; `course` is kept from look to look, since it is read on as the log grows."""

    session: Session
    course: Course

    def view(self) -> messages.PlayedView:
        """Return the TableView for whoever looks."""
        session = self.session
        game, viewer, asked = session.game, session.viewer, session.asked
        bare = game.observe(None)
        seen = bare if viewer is None else game.observe(viewer)
        behind = session.behind_curtain
        why = session.why_no_undo
        news = self.entries(session.news())
        since = story.began(session.log, session.decisions, viewer)
        return {
            **table(Sight(seen, bare, session.seats, asked)),
            "shared": session.curtain.shared,
            "curtain": None if behind is None else {"seat": behind, "name": session.seats[behind].name},
            "waiting": session.waiting,
            "prompt": self.prompt(),
            "news": news,
            "story": [] if behind is not None else story.of_others(self._story(session.known(), since), viewer),
            "say": narrate.sayings(news),
            "can": {"undo": True if why is None else {"id": why, "args": {}}},
            "result": result(game),  # type: ignore[arg-type]  # the kernel's Game is this one
            **self._led(),
        }

    def prompt(self) -> messages.Prompt | None:
        """Return what a person is asked now; None if nobody is."""
        session = self.session
        seat = session.asked
        if seat is None or session.waiting != "person":
            return None
        game: Any = session.game
        return prompts.prompt(game.observe(seat), game.moves(), game.refused())

    def entries(self, told: Sequence[LogEntry]) -> list[messages.Entry]:
        """Write what was told as whoever looks may know it."""
        reader = self._reader()
        return narrate.entries(told, [self.course.rounds[one.number] for one in told], reader.names, reader.eyes)

    def log(self, before: int | None, most: int | None) -> answers.Logged:
        """Tell what whoever looks may know: all of it, or the newest `most`, or those before the number `before`."""
        known = [told for told in self.session.known() if before is None or told.number < before]
        earlier = 0 if most is None else max(0, len(known) - most)
        since = known[earlier - 1].number if earlier else 0
        return {"log": self._story(known, since), "earlier": earlier}

    def _story(self, told: Sequence[LogEntry], since: int) -> list[messages.Block]:
        """Tell what was told after a number, as a story; what is known of before says whose turn it is."""
        reader = self._reader()
        return story.blocks(told, self.course.rounds, reader, since)

    def _reader(self) -> story.Reader:
        """Return whoever looks; the course is then read to the end of the log."""
        session, viewer = self.session, self.session.viewer
        course = self.course.read(session.log, _first_round(session.game))
        looks = eyes(course, session.game.observe(viewer), viewer)
        return story.Reader([seat.name for seat in session.seats], looks, alone=not session.curtain.shared)

    def _led(self) -> messages.FollowingShown:
        """Say where a game stands that follows a record, and what is to be played next."""
        session = self.session
        if not session.led:
            return {}
        move = session.led_to
        return {"led": {"at": len(session.decisions), "move": None if move is None else str(move)}}


def _first_round(game: Any) -> int:
    """Return the round in which a game began: its position's, if it began from one."""
    began: int = 1 if game.setup is not None else game.at(0).observe(None).round
    return began
