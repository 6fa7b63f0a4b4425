"""Presenter: turns a game into the JSON that the page draws."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from tabletop.core.errors import IllegalMove

if TYPE_CHECKING:
    from tabletop.bots.protocol import Budget
    from tabletop.core.events import Event
    from tabletop.game.base import BaseGame
    from tabletop.table.answers import Deal, DecisionAt, Luck, Message, Timeline, View
    from tabletop.table.session import LogEntry, Seat, Session

GameOf = TypeVar("GameOf", bound="BaseGame[Any, Any]")

ALL = "all"  # the eyes of a replay that has every card face up


class Screen(ABC, Generic[GameOf]):
    """A game's own part of what the page is told, all of it plain JSON; a game fills it in.

    Eyes are a seat, None for the public view, or `ALL`. One screen goes with one table, and may keep what it has read
    of the log.
    """

    game: ClassVar[type[BaseGame[Any, Any]]]  # the games it shows
    round_event: ClassVar[str] = "round"  # the event with which a round of a replay begins
    hints_at_open_table: ClassVar[bool] = False  # whether a hint tells nothing that the open table does not show
    round_key: ClassVar[str | None] = None  # its argument that numbers the round, where it comes more than once in one

    # --- the table

    @abstractmethod
    def table(self, game: GameOf, eyes: int | str | None, seats: Sequence[Seat]) -> View:
        """Return the table as these eyes see it."""

    @abstractmethod
    def prompt(self, game: GameOf) -> View:
        """Return what the seat that decides is asked, with its choices."""

    def public_prompt(self, game: GameOf) -> View:
        """Return the same where people share the device and all eyes are on the table: it must show no hand."""
        return self.prompt(game)

    @abstractmethod
    def result(self, game: GameOf) -> View | None:
        """Return who won and how; None while the game goes on."""

    def summary(self, session: Session) -> View | None:
        """Return what stays of a game that is over when all else is forgotten; None while it goes on."""
        return None

    def reason_args(self, details: dict[str, Any]) -> dict[str, Any]:
        """Return what the message of a refused move says, from the details of its error."""
        return details

    def refusal(self, reason: str, details: dict[str, Any], at_table: int | None) -> tuple[str, dict[str, Any]]:
        """Return the id and the arguments of a refusal.

        `at_table` is the seat that decides at the open table, where nothing may tell of its hand; None elsewhere.
        """
        return reason, self.reason_args(details)

    # --- what was told

    @abstractmethod
    def news(self, session: Session, entries: Sequence[LogEntry]) -> View:
        """Tell the viewer what is `news`, and what is worth to `say` aloud."""

    @abstractmethod
    def log(self, session: Session, known: Sequence[LogEntry], since: int) -> list[Any]:
        """Tell all that the viewer may know that has a number above `since`."""

    @abstractmethod
    def replayed(self, here: GameOf, entries: Sequence[LogEntry]) -> View:
        """Tell what the last move of a replay brought about, as `news` does."""

    def rounds(self, eventses: Sequence[Sequence[Event]]) -> list[int]:
        """Return the steps of a replay at which a round begins; `eventses` has what each step brought about."""
        begun, number = [0], None
        for step, events in enumerate(eventses, start=1):
            for event in events:
                if event.id == self.round_event and (self.round_key is None or event.args[self.round_key] != number):
                    number = event.args[self.round_key] if self.round_key else None
                    begun.append(step)
        return begun

    def round_count(self, game: GameOf, begun: Sequence[int]) -> int:
        """Return how many rounds a replayed game had; `begun` are the steps at which they began."""
        return len(begun)

    def hands(self, game: GameOf) -> Any:
        """Return what everybody holds, for a replay with everything face up; None where the table shows it."""
        return None

    # --- a deal, and advice

    def deal(self, game: GameOf) -> Deal | None:
        """Return how a game was dealt, as a text for an address (without the prefix) and as what a page says of it.

        `rules` and `seed` are what a request for a new game takes. None where the game began from a position.
        """
        setup = game.setup
        if setup is None:
            return None
        return {
            "text": game.deal().removeprefix(game.links.prefix),
            "seats": len(setup["players"]),
            "rules": setup["rules"],
            "seed": setup["seed"],
        }

    def advise(self, game: GameOf, budget: Budget) -> View:
        """Say what a good player would do in the current player's place, from what that seat may know."""
        raise IllegalMove("there are no hints in this game", "bad-request", {"text": "hint"})

    def follow(self, game: GameOf, plan: Sequence[str], budget: Budget) -> View:
        """Say the same to a player who follows a plan: its moves of this turn, those made and those to come."""
        return self.advise(game, budget)

    def tried(self, before: GameOf, after: GameOf) -> list[Message]:
        """Say what the moves of a trial bring the seat that decides, and what they cost; nothing if not told."""
        return []

    def weigh(self, game: GameOf, scripted: str, tried: str, budget: Budget) -> Message | None:
        """Say how a move that was tried compares with the one that a lesson asks for; None if a game does not tell."""
        return None

    def luck(self, game: GameOf) -> Luck | None:
        """Say what chance gave each seat of a game that is over; None for a game that does not tell."""
        return None

    def timeline(self, game: GameOf) -> Timeline:
        """Tell the points by round and the prospects by turn of a game that is over."""
        raise IllegalMove("there is no timeline of this game", "bad-request", {"text": "timeline"})

    def decisions(self, game: GameOf, people: Sequence[int]) -> list[DecisionAt]:
        """List the persons' decisions of a game that is over."""
        raise IllegalMove("there is no review of this game", "bad-request", {"text": "review"})

    def look_back(self, game: GameOf, at: int, budget: Budget) -> View:
        """Say what the decision after `at` moves cost."""
        raise IllegalMove("there is no review of this game", "bad-request", {"text": "review"})
