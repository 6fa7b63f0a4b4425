"""The table of a game that shows no more than its view: seats, choices and result as any game has them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop.core.event_spec import EventSpec
from tabletop.notation.validation import unseen_pattern
from tabletop.table.places import places
from tabletop.table.screen import GameOf
from tabletop.table.story_screen import StoryScreen
from tabletop.table.viewer import Viewer

if TYPE_CHECKING:
    from tabletop.table.answers import Entry, Message, View
    from tabletop.table.session import Seat


class PlainScreen(StoryScreen[GameOf]):
    """A screen whose table is the view of a seat, with the keys that any page reads; a game says what its moves are."""

    events: ClassVar[Mapping[str, EventSpec]] = {}  # what the game declares of its events

    @abstractmethod
    def choice(self, game: GameOf, move: str) -> dict[str, Any]:
        """Return the `kind` of a legal move, and its words as `id` and `args`."""

    def viewer(self, game: GameOf, seat: int | None) -> Viewer:
        """Return the viewer at a seat, None for a spectator."""
        return Viewer(seat, self.events)

    def saying(self, entry: Entry) -> Message:
        """Return an entry as a message that is read aloud."""
        return {"id": f"event-{entry['id']}", "args": entry["args"]}

    def table(self, game: GameOf, eyes: int | str | None, seats: Sequence[Seat]) -> View:
        """Return the view of a seat, with phase, round and seats."""
        viewer = eyes if isinstance(eyes, int) else None
        mover = game.to_move
        rows = [
            {"seat": at, **seat.write(), "asked": at == mover, "active": at == mover} for at, seat in enumerate(seats)
        ]
        phase = "over" if game.over else "turn"
        return {**game.view(viewer), "viewer": viewer, "phase": phase, "round": self.round_of(game), "seats": rows}

    def prompt(self, game: GameOf) -> View:
        """Return the question of a turn with a choice for each legal move."""
        usual = {"pick": None, "enabled": True, "why_not": None}
        choices = [{**usual, "move": str(move), **self.choice(game, str(move))} for move in game.moves()]
        seat = game.to_move
        player = "" if seat is None else game.names[seat]
        return {"id": "prompt-turn", "args": {"player": player}, "seat": seat, "choices": choices}

    def result(self, game: GameOf) -> View | None:
        """Return the place and points of each seat; None while the game goes on."""
        scores = game.scores
        if scores is None:
            return None
        ranks = places(scores, game.winners or ())
        rows = [{"seat": seat, "place": ranks[seat], "total": total} for seat, total in enumerate(scores)]
        return {"winners": game.winners, "seats": rows}

    def advice(self, game: GameOf, move: str, *reasons: Mapping[str, Any]) -> View:
        """Return the answer to a hint that advises one move, with messages that say why."""
        words = self.choice(game, move)
        option = {"move": str(move), "id": words["id"], "args": words["args"]}
        listed = [{**reason, "good": True} for reason in reasons]
        return {"options": [option], "reasons": listed, "count": len(game.moves()), "worlds": 0}


def plain_sheet(bots: Iterable[str], least: int, most: int) -> dict[str, Any]:
    """Return what a table without options can be set with: seats and bots, the first of which is the usual one.

    Its bots have no tempers, so that rivals at its seats play by their strength alone.
    """
    strengths = [name for name in bots if name != "random"]
    return {
        "players": {"min": least, "max": most, "default": most},
        "bots": {"strengths": strengths, "personalities": [], "tempers": []},
        "bot": strengths[0],
        "names": {"unseen": unseen_pattern()},
        "options": [],
        "alone": {},
    }
