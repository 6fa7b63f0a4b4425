"""Pebbles behind a page: what is told of it, and the worker that a page of the tests starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop.bots.protocol import Budget
from tabletop.core.event_spec import FROM_TABLE, EventSpec
from tabletop.core.events import Event
from tabletop.table import story
from tabletop.table.places import places
from tabletop.table.session import Seat
from tabletop.table.story_screen import StoryScreen
from tabletop.table.viewer import Course, Viewer
from tabletop.table.worker import GameWorker
from tests.tabletop.pebbles import PEBBLES, Pebbles

if TYPE_CHECKING:
    from tabletop.game.spec import GameSpec
    from tabletop.table.answers import Entry, Message

Json = dict[str, Any]
EVENTS = {
    spec.event: spec
    for spec in (
        EventSpec("drew", flow=FROM_TABLE, private_variants=("drew-own",)),
        EventSpec("drew-own", flow=FROM_TABLE, hidden_from_actor=True),
        EventSpec("marked", not_announced=True),
    )
}
AIMED = {"mark": "bag", "draw": "bag"}  # the moves that are in a tray, since they point at something


class PebblesStory(story.Story):
    """A block for each pass of the bag."""

    turns = ()
    between = headings = ("began", "passed")

    @classmethod
    def moves_on(cls, event: Event, seat: int) -> bool:
        """Whether somebody else has the bag now."""
        return event.id == "passed"


class PebblesCourse(Course):
    """A round is a pass of the bag."""

    def round_after(self, event: Event, count: int) -> int:
        """Return the round in which an event stands."""
        return count + (event.id == "passed")


class PebblesScreen(StoryScreen[Pebbles]):
    """The screen: each hand's contents, and the moves."""

    game = Pebbles
    story = PebblesStory

    def new_course(self) -> Course:
        return PebblesCourse()

    def viewer(self, game: Pebbles, seat: int | None) -> Viewer:
        return Viewer(seat, EVENTS)

    def round_of(self, game: Pebbles) -> int:
        return 1 + int(game.position()["passes"])

    def saying(self, entry: Entry) -> Message:
        return {"id": f"did-{entry['id']}", "args": entry["args"]}

    def table(self, game: Pebbles, eyes: int | str | None, seats: Sequence[Seat]) -> Json:
        viewer = eyes if isinstance(eyes, int) else None
        seen, decides = game.view(viewer), game.to_move
        sitting = [
            {
                "seat": at,
                **seat.write(),
                "pebbles": seen["pebbles"][at],
                "asked": at == decides,
                "active": at == decides,
            }
            for at, seat in enumerate(seats)
        ]
        phase = "over" if game.over else "turn"
        return {"viewer": viewer, "phase": phase, "round": self.round_of(game), "seats": sitting}

    def prompt(self, game: Pebbles) -> Json:
        choices: list[Json] = [
            {
                "kind": "bag" if move in AIMED else str(move), "move": move, "id": f"choice-{move}", "args": {},
                "aim": move if move in AIMED else None, "pick": None, "enabled": True, "why_not": None,
            }
            for move in game.moves()
        ]  # fmt: skip
        return {"id": "asked-pebbles", "args": {}, "seat": game.to_move, "choices": choices}

    def result(self, game: Pebbles) -> Json | None:
        points = game.scores
        if points is None:
            return None
        came = places(points, game.winners)
        rows = [{"seat": seat, "place": came[seat], "total": total} for seat, total in enumerate(points)]
        return {"winners": game.winners, "seats": rows}

    def advise(self, game: Pebbles, budget: Budget) -> Json:
        move = "draw" if "draw" in game.moves() else game.moves()[0]
        advised = {"move": move, "id": f"choice-{move}", "args": {}}
        reasons = [{"id": "reason-draw", "args": {}, "good": True}]
        return {"options": [advised], "reasons": reasons, "count": len(game.moves()), "worlds": 0}


class Table(GameWorker):
    """The worker's table."""

    version = "0"

    def _screen(self) -> PebblesScreen:
        return PebblesScreen()

    def _game_spec(self) -> GameSpec:
        return PEBBLES


_table = Table()


def answer(text: str, now: Callable[[], float] | None = None) -> str:
    """Answer a request of the page."""
    return _table.handle_json(text, now)
