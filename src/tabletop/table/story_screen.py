"""A screen whose log is a story: what is new, what others did since the viewer's last turn, and what is read aloud."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop.table import narrate
from tabletop.table.screen import GameOf, Screen
from tabletop.table.session import LogEntry, Session
from tabletop.table.story import Reader, Story, of_others
from tabletop.table.viewer import Course, Viewer

if TYPE_CHECKING:
    from tabletop.table.answers import Block, Entry, Message, NewsJson


class StoryScreen(Screen[GameOf]):
    """A game's screen that tells by the declarations of its events; the course is read on as the log grows."""

    story: ClassVar[type[Story]] = Story

    def __init__(self) -> None:
        self.course = self.new_course()

    # --- what a game fills in

    def new_course(self) -> Course:
        """Return what keeps the round of each entry of the log."""
        return Course()

    @abstractmethod
    def viewer(self, game: GameOf, seat: int | None) -> Viewer:
        """Return who looks, by what `course` has read."""

    @abstractmethod
    def round_of(self, game: GameOf) -> int:
        """Return the round that is played."""

    def round_count(self, game: GameOf, begun: Sequence[int]) -> int:
        """Return how many rounds a replayed game had: the number of its last."""
        return self.round_of(game)

    def saying(self, entry: Entry) -> Message:
        """Return an entry as a message that is read aloud."""
        return {"id": f"event-{entry['id']}", "args": entry["args"]}

    # --- what was told

    def news(self, session: Session, entries: Sequence[LogEntry]) -> NewsJson:
        """Tell what is new entry by entry, and what the others did since the viewer's last decision as a story."""
        viewer = session.viewer
        news = self.entries(session, entries)
        since = self.story.began(session.log, session.decisions, viewer)
        hidden = session.behind_curtain is not None
        others = [] if hidden else of_others(self.log(session, session.known(), since), viewer)
        return {"news": news, "story": others, "say": self._sayings(self.reader(session).viewer, news)}

    def entries(self, session: Session, entries: Sequence[LogEntry]) -> list[Entry]:
        """Write what was told as the viewer may know it."""
        reader = self.reader(session)
        rounds = [self.course.rounds[entry.number] for entry in entries]
        return narrate.entries(entries, rounds, reader.names, reader.viewer)

    def log(self, session: Session, known: Sequence[LogEntry], since: int) -> list[Block]:
        """Tell what was told after a number, as a story; what is known of before says whose turn it is."""
        reader = self.reader(session)
        return self.story.tell(known, self.course.rounds, reader, since)

    def replayed(self, here: GameOf, entries: Sequence[LogEntry]) -> NewsJson:
        """Tell what the last move of a replay brought about."""
        viewer = self.viewer(here, None)
        news = narrate.entries(entries, [self.round_of(here)] * len(entries), here.names, viewer)
        return {"news": news, "story": [], "say": self._sayings(viewer, news)}

    def _sayings(self, viewer: Viewer, news: Sequence[Entry]) -> list[Message]:
        return [self.saying(entry) for entry in narrate.announced(viewer.specs, news)]

    def reader(self, session: Session) -> Reader:
        """Return the viewer as a reader; the course is then read to the end of the log."""
        game: Any = session.game
        first = 1 if game.setup is not None else self.round_of(game.at(0))
        self.course.read(session.log, first)
        names = [seat.name for seat in session.seats]
        return Reader(names, self.viewer(game, session.viewer), alone=not session.shared)
