"""Citadels' part of what the page receives: the TableView, the log and advice (docs/protocol.md §1, §2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from citadels.flow.drawn import settle
from citadels.flow.options import read_rules
from citadels.game import Game
from citadels.table import prompts
from citadels.table.affected import Course, Viewer, eyes
from citadels.table.result import result
from citadels.table.story import Story
from citadels.table.summary import summary
from citadels.views.table import Sight, card, table
from tabletop.bots.protocol import Budget
from tabletop.table.screen import ALL
from tabletop.table.session import Seat, Session
from tabletop.table.story_screen import StoryScreen

if TYPE_CHECKING:
    from citadels.table.advice import Adviser
    from citadels.table.answers import Cost, Deal, HintJson, Summary
    from citadels.table.messages import Prompt, Result
    from citadels.views.json_types import Card, TableJson
    from tabletop.table.answers import DecisionAt, Timeline


class CitadelsScreen(StoryScreen[Game]):
    """Citadels, as its viewer may know it."""

    game = Game
    story = Story

    def __init__(self) -> None:
        super().__init__()
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

    def new_course(self) -> Course:
        """Return what keeps the round of each entry, and who picked what in it."""
        return Course()

    def viewer(self, game: Game, seat: int | None) -> Viewer:
        """Return who looks, with the characters it held."""
        return eyes(self.course, game.observe(seat), seat)

    def round_of(self, game: Game) -> int:
        """Return the round that is played."""
        return game.round

    def hands(self, game: Game) -> list[list[Card]]:
        """Return every hand face up."""
        seen = game.lay_open()
        return [[card(seen.rules.cards, name) for name in player.hand] for player in seen.players]

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

    def timeline(self, game: Game) -> Timeline:
        """Tell the points by round and the prospects by turn of a game that is over."""
        from citadels.table.timeline import timeline  # noqa: PLC0415 - read when somebody first asks

        return timeline(game)

    def decisions(self, game: Game, people: Sequence[int]) -> list[DecisionAt]:
        """List the persons' decisions of a game that is over."""
        from citadels.table.review import decisions  # noqa: PLC0415 - as above

        return decisions(game, people)

    def look_back(self, game: Game, at: int, budget: Budget) -> Cost:
        """Say what the decision after `at` moves cost."""
        from citadels.table.review import look_back  # noqa: PLC0415 - as above

        return look_back(game, at, budget)
