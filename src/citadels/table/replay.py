"""Looking at a game that was played: step by step, from one seat's eyes or with every card face up (protocol §5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from citadels.game import Game
from citadels.table import narrate
from citadels.table.deals import deal
from citadels.table.names import by_name
from citadels.table.result import result
from citadels.views.table import Sight, card, table
from tabletop.errors import IllegalMove, PositionError
from tabletop.events import Event
from tabletop.links import LinkError, wrapped
from tabletop.record import read_record
from tabletop.session import LogEntry, Seat

if TYPE_CHECKING:
    from citadels.table.answers import Refused, Replayed, Shared, Stopped
    from citadels.table.messages import Entry, Message, TableView
    from citadels.views.shown import Card

ALL = "all"
LONGEST_RECORD = 200_000  # letters; a long game of eight has some 20,000


class Replay:
    """A game that was played, standing at a step: 0 is the deal, `steps` the end."""

    def __init__(self, game: Game, told: list[list[Event]], stopped: Stopped | None = None) -> None:
        self.game = game
        self.stopped = stopped  # the move at which a record could not go on
        self.told = told  # by step: what its move brought about; before the first move, nothing
        self.at = self.steps
        self.eyes: int | str | None = ALL if game.over else None

    @property
    def steps(self) -> int:
        """How many moves were played."""
        return len(self.told)

    def move_to(self, step: Any, eyes: Any) -> None:
        """Go to a step, or to the nearest that is there, and look from a seat, from all ("all") or from none (None).

        IllegalMove where one of them is no step or no seat; then neither has changed.
        """
        if type(step) is not int:
            raise IllegalMove("a step is a whole number", "bad-request", {"text": "at"})
        seat = type(eyes) is int and 0 <= eyes < len(self.game.names)
        if not (seat or eyes is None or eyes == ALL):
            raise IllegalMove("there is no such seat", "bad-request", {"text": "seat"})
        self.at, self.eyes = min(max(step, 0), self.steps), eyes

    def answer(self) -> Replayed:
        """Return the table at this step, and what there is to step through."""
        return {
            "view": self._view(),
            "save": None,
            "at": self.at,
            "steps": self.steps,
            "eyes": self.eyes,
            "move": str(self.game.history[self.at - 1]) if self.at else None,
            "rounds": self._rounds(),
            "stopped": self.stopped,
            "over": self.game.over,
            "hands": self._hands(),
            "deal": deal(self.game),
        }

    def _here(self) -> Game:
        return self.game.at(self.at)

    def _hands(self) -> list[list[Card]] | None:
        """Every hand face up, if all eyes are on the table."""
        if self.eyes != ALL:
            return None
        seen = self._here().lay_open()
        return [[card(seen.rules.cards, name) for name in player.hand] for player in seen.players]

    def _view(self) -> TableView:
        here = self._here()
        viewer = self.eyes if isinstance(self.eyes, int) else None
        seen = here.lay_open() if self.eyes == ALL else here.observe(viewer)
        seats = [Seat(name, "person") for name in here.names]
        news = self._news(viewer)
        return {
            **table(Sight(seen, here.observe(None), seats, here.to_move)),
            "shared": False,
            "curtain": None,
            "waiting": "over" if here.over else "person",
            "prompt": None,
            "news": news,
            "story": [],
            "say": narrate.sayings(news),
            "can": {"undo": {"id": "undo-nothing", "args": {}}},
            "result": result(here),
        }

    def _news(self, viewer: int | None) -> list[Entry]:
        events = self.told[self.at - 1] if self.at else []
        known = [event for event in events if event.audience is None or event.audience == viewer or self.eyes == ALL]
        told = [LogEntry(self.at * 100 + number, event) for number, event in enumerate(known)]
        count = self._here().observe(None).round
        return narrate.entries(told, [count] * len(told), self.game.names)

    def _rounds(self) -> list[int]:
        """The steps at which each round begins."""
        begun = [0]
        for step, events in enumerate(self.told, start=1):
            begun += [step for event in events if event.id == "round"]
        return begun


def share(game: Game) -> Shared:
    """Return a game as a link and as a record; `hidden` says that it is not over, and so holds every hidden card."""
    link = game.link()
    return {"link": link, "wrapped": wrapped(link), "record": game.record(), "hidden": not game.over}


def open_replay(request: Mapping[str, Any]) -> Replay:
    """Open what a request brings: a link or a record; LinkError, PositionError or IllegalMove says what it is not."""
    if "link" in request:
        return _of_link(request["link"], request.get("names"))
    return _of_record(request.get("record"))


def _of_link(link: Any, names: Any) -> Replay:
    called = [name[:24] if isinstance(name, str) else "" for name in names] if isinstance(names, list) else []
    played = Game.from_link(link, called)
    return _played(played.beginning(), played.history)


def _of_record(text: Any) -> Replay:
    if not isinstance(text, str) or not text.strip():
        raise LinkError("link-foreign", "this is neither a link nor a record")
    if len(text) > LONGEST_RECORD:
        raise LinkError("link-long", f"a record has at most {LONGEST_RECORD} letters, this has {len(text)}")
    head, moves = read_record(text)
    return _played(Game.from_head(head), [said for _, said in moves], [line for line, _ in moves])


def _played(game: Game, moves: Sequence[str], lines: Sequence[int] = ()) -> Replay:
    """Play moves and note what each brought about; at one that cannot be played the replay ends and says so."""
    told: list[list[Event]] = []
    game.listen().clear()
    for number, said in enumerate(moves):
        try:
            game.play(said)
        except IllegalMove as error:
            line = lines[number] if lines else number + 1
            named = by_name(error.details, game.names.__getitem__)
            return Replay(game, told, {"line": line, "id": error.reason or "bad-request", "args": named})
        events = game.listen()
        told.append(list(events))
        events.clear()
    return Replay(game, told)


def refusal(error: LinkError | PositionError) -> Message:
    """Write why a link or record cannot be shown, as a message."""
    if isinstance(error, LinkError):
        return {"id": error.reason, "args": error.details}
    if error.reason:
        return {"id": error.reason, "args": error.details}
    return {"id": "record-unreadable", "args": {"key": error.key or "Position", "why": error.why}}


class Shown:
    """The worker's one replay, if any is open."""

    def __init__(self) -> None:
        self.replay: Replay | None = None

    def answer(self, request: Mapping[str, Any]) -> Replayed | Refused:
        """Open a link or record, or step through the open one; a refusal leaves what was open as it was."""
        try:
            opened = open_replay(request) if "link" in request or "record" in request else self.replay
        except (LinkError, PositionError) as error:
            return {"error": refusal(error), "view": None}
        if opened is None:
            return {"error": {"id": "link-foreign", "args": {}}, "view": None}
        opened.move_to(request.get("at", opened.at), request.get("seat", opened.eyes))
        self.replay = opened
        return opened.answer()
