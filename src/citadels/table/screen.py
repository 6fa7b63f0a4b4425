"""What the page is told of Citadels: the game's part of the TableView, the log and advice (docs/protocol.md §1, §2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from citadels.flow.drawn import settle
from citadels.flow.options import read_rules
from citadels.game import Game
from citadels.table import narrate, prompts, story
from citadels.table.affected import Course, eyes
from citadels.table.result import result
from citadels.table.summary import summary
from citadels.views.table import Sight, card, table
from tabletop.bots.protocol import Budget
from tabletop.table.screen import ALL, Screen
from tabletop.table.session import LogEntry, Seat, Session

if TYPE_CHECKING:
    from citadels.table.advice import Adviser
    from citadels.table.answers import Cost, Deal, HintJson, Summary
    from citadels.table.messages import Block, Entry, NewsJson, Prompt, Result
    from citadels.views.json_types import Card, TableJson
    from tabletop.table.answers import DecisionAt


class CitadelsScreen(Screen[Game]):
    """Citadels, as its viewer may know it; the course of the game is read on as the log grows."""

    game = Game

    def __init__(self) -> None:
        self.course = Course()
        self._adviser: Adviser | None = None

    def table(self, game: Game, eyes: int | str | None, seats: Sequence[Seat]) -> TableJson:
        """Return the table as these eyes see it."""
        bare = game.observe(None)
        seen = game.lay_open() if eyes == ALL else game.observe(eyes) if isinstance(eyes, int) else bare
        return table(Sight(seen, bare, seats, game.to_move, game.scores))

    def prompt(self, game: Game) -> Prompt:
        """Return what the seat that decides is asked, with its choices."""
        return prompts.prompt(game.observe(game.to_move), game.moves(), game.refused())

    def result(self, game: Game) -> Result | None:
        """Return the result of a game, or None while it goes on."""
        return result(game)

    def summary(self, session: Session) -> Summary | None:
        """Return what stays of a game that is over."""
        return summary(session)

    # --- what was told

    def news(self, session: Session, entries: Sequence[LogEntry]) -> NewsJson:
        """Tell what is new entry by entry, and what the others did since the viewer's last decision as a story."""
        viewer = session.viewer
        news = self.entries(session, entries)
        since = story.began(session.log, session.decisions, viewer)
        hidden = session.behind_curtain is not None
        others = [] if hidden else story.of_others(self.log(session, session.known(), since), viewer)
        return {"news": news, "story": others, "say": narrate.sayings(self._reader(session).specs, news)}

    def entries(self, session: Session, entries: Sequence[LogEntry]) -> list[Entry]:
        """Write what was told as the viewer may know it."""
        reader = self._reader(session)
        return narrate.entries(
            entries, [self.course.rounds[entry.number] for entry in entries], reader.names, reader.specs, reader.eyes
        )

    def log(self, session: Session, known: Sequence[LogEntry], since: int) -> list[Block]:
        """Tell what was told after a number, as a story; what is known of before says whose turn it is."""
        reader = self._reader(session)
        return story.blocks(known, self.course.rounds, reader, since)

    def replayed(self, here: Game, entries: Sequence[LogEntry]) -> NewsJson:
        """Tell what the last move of a replay brought about."""
        public = here.observe(None)
        specs = public.rules.cards.events
        news = narrate.entries(entries, [public.round] * len(entries), here.names, specs)
        return {"news": news, "story": [], "say": narrate.sayings(specs, news)}

    def hands(self, game: Game) -> list[list[Card]]:
        """Return every hand face up."""
        seen = game.lay_open()
        return [[card(seen.rules.cards, name) for name in player.hand] for player in seen.players]

    def _reader(self, session: Session) -> story.Reader:
        """Return the viewer as a reader; the course is then read to the end of the log."""
        game: Any = session.game
        viewer = session.viewer
        course = self.course.read(session.log, _first_round(game))
        view = game.observe(viewer)
        names, specs = [seat.name for seat in session.seats], view.rules.cards.events
        return story.Reader(names, specs, eyes(course, view, viewer), alone=not session.curtain.shared)

    # --- a deal, and advice

    def deal(self, game: Game) -> Deal | None:
        """Return how a game was dealt, with the cards and the size of the city that were settled on."""
        dealt = super().deal(game)
        if dealt is None:
            return None
        settled, _ = settle(dict(dealt["rules"]), dealt["seats"], dealt["seed"])
        rules = read_rules(settled, dealt["seats"])
        return {
            **dealt,
            "roles": list(rules.cast),
            "specials": list(rules.specials),
            "city_size": rules.city_size,
        }

    def advise(self, game: Game, budget: Budget) -> HintJson:
        """Say what the Expert would do in the current player's place, from what that seat may know."""
        # Read when somebody first asks: the first screen need not wait for it.
        from citadels.table.advice import Adviser  # noqa: PLC0415

        self._adviser = self._adviser or Adviser()
        return self._adviser.advise(game, budget)

    def decisions(self, game: Game, people: Sequence[int]) -> list[DecisionAt]:
        """List the persons' decisions of a game that is over."""
        from citadels.table.review import decisions  # noqa: PLC0415 - as above

        return decisions(game, people)

    def look_back(self, game: Game, at: int, budget: Budget) -> Cost:
        """Say what the decision after `at` moves cost."""
        from citadels.table.review import look_back  # noqa: PLC0415 - as above

        return look_back(game, at, budget)


def _first_round(game: Game) -> int:
    """Return the round in which a game began: its position's, if it began from one."""
    began: int = 1 if game.setup is not None else game.at(0).observe(None).round
    return began
