"""Looking at a game that was played: step by step, from one seat's eyes or with every card face up (protocol §5)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabletop.core.errors import IllegalMove, PositionError, cut
from tabletop.core.events import Event
from tabletop.core.marks import Marks
from tabletop.game.base import BaseGame
from tabletop.game.pictures import Pictures
from tabletop.notation.link_packing import LinkError, wrapped
from tabletop.notation.recognise import ADDRESSES, GAMES, LINK, RECORD, SAVE, UNKNOWN, Recognised, recognise
from tabletop.notation.record import read_record
from tabletop.table.names import by_name
from tabletop.table.screen import ALL, Screen
from tabletop.table.session import LogEntry, Seat

if TYPE_CHECKING:
    from tabletop.table.answers import (
        EditAnswer,
        Message,
        MoveNews,
        OpeningAnswer,
        Refusal,
        ReplayAnswer,
        ReplayStop,
        ShareAnswer,
        View,
    )
    from tabletop.table.editing import Editor

LONGEST_RECORD = 200_000  # letters; a long game of eight has some 20,000
LONGEST_NAME = 24  # letters of a name beside a link
MOST_GAMES = 20  # of a site, whose marks are read
MOVES_AT_ONCE = 16  # between two looks at the clock, while a replay is being opened


class Replay:
    """A game that was played, standing at a step: 0 is the deal, `steps` the end."""

    def __init__(
        self,
        screen: Screen[Any],
        game: BaseGame[Any, Any],
        events: list[list[Event]],
        stopped: ReplayStop | None = None,
    ) -> None:
        self.screen = screen
        self.game = game
        self.stopped = stopped  # the move at which a record could not go on
        self.events = events  # by step: what its move brought about; before the first move, nothing
        self.at = self.steps
        self.eyes: int | str | None = ALL if game.over else None

    @property
    def steps(self) -> int:
        """Return how many moves were played."""
        return len(self.events)

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

    def game_at(self, step: int) -> BaseGame[Any, Any]:
        """Return the game at a step, or at the nearest that is there."""
        return self.game.at(min(max(step, 0), self.steps))

    def answer(self) -> ReplayAnswer:
        """Return the table at this step, and what there is to step through."""
        here, rounds = self.game.at(self.at), self.screen.rounds(self.events)
        return {
            "view": self._view(here),
            "save": None,
            "at": self.at,
            "steps": self.steps,
            "eyes": self.eyes,
            "move": str(self.game.history[self.at - 1]) if self.at else None,
            "next": str(self.game.history[self.at]) if self.at < self.steps else None,
            "rounds": rounds,
            "round_count": self.screen.round_count(self.game, rounds),
            "stopped": self.stopped,
            "over": self.game.over,
            "hands": self.screen.hands(here) if self.eyes == ALL else None,
            "deal": self.screen.deal(self.game),
        }

    def _view(self, here: BaseGame[Any, Any]) -> View:
        seats = [Seat(name, "person") for name in here.names]
        return {
            **self.screen.table(here, self.eyes, seats),
            "shared": False,
            "secret": False,
            "curtain": None,
            "waiting": "over" if here.over else "person",
            "prompt": None,
            **self.screen.replayed(here, self._news(self.at)),
            "can": {"undo": {"id": "undo-nothing", "args": {}}},
            "result": self.screen.result(here),
        }

    def moves(self, first: int, last: int) -> list[MoveNews]:
        """Return the news of the moves from one step to another, as far as these eyes may know them."""
        steps = range(max(first, 1), min(last, self.steps) + 1)
        return [
            {"at": step, "news": self.screen.replayed(self.game.at(step), self._news(step))["news"]} for step in steps
        ]

    def _news(self, step: int) -> list[LogEntry]:
        """Return the news of the move that led to a step, as far as these eyes may know them."""
        events = self.events[step - 1] if step else []
        known = [event for event in events if event.audience is None or self.eyes in (event.audience, ALL)]
        return [LogEntry(step * 100 + number, event) for number, event in enumerate(known)]


def share(game: BaseGame[Any, Any]) -> ShareAnswer:
    """Return a game as a link and as a record; `hidden` says that it is not over, and so holds what is hidden."""
    link = game.link()
    return {"link": link, "wrapped": wrapped(link), "record": game.record(), "hidden": not game.over}


class Opening:
    """A replay that is being opened: its moves are played one after the other, in one go or in several."""

    def __init__(
        self,
        screen: Screen[Any],
        game: BaseGame[Any, Any],
        moves: Iterator[Any],
        count: int,
        lines: Sequence[int] = (),
    ) -> None:
        self.screen, self.game, self.moves, self.count, self.lines = screen, game, moves, count, lines
        self.events: list[list[Event]] = []  # by step: what its move brought about
        game.listen().clear()

    def go_on(self, is_time_up: Callable[[], bool]) -> Replay | None:
        """Play on; None if the time is up before the end. At a move that cannot be played the replay ends and says so.

        LinkError if a link turns out to be damaged.
        """
        for move in self.moves:
            try:
                self.game.play(move, from_record=True)
            except IllegalMove as error:
                return Replay(self.screen, self.game, self.events, self._stopped(error))
            events = self.game.listen()
            self.events.append(list(events))
            events.clear()
            if len(self.events) % MOVES_AT_ONCE == 0 and is_time_up():
                return None
        return Replay(self.screen, self.game, self.events)

    def _stopped(self, error: IllegalMove) -> ReplayStop:
        number = len(self.events)
        named = by_name(error.details, self.game.names.__getitem__)
        return {"line": self.lines[number], "id": error.reason or "bad-request", "args": named}

    def answer(self) -> OpeningAnswer:
        """Return how far it is."""
        return {"opening": {"at": len(self.events), "steps": self.count}, "view": None, "save": None}


def begin_opening(screen: Screen[Any], request: Mapping[str, Any]) -> Opening:
    """Begin what a request brings: a link, a record or a save; what it is decides, not under which key it comes.

    LinkError, PositionError or IllegalMove says what it is not.
    """
    text = request.get("link", request.get("record"))
    if not isinstance(text, str) or not text.strip():
        raise LinkError("link-foreign", "this is neither a link nor a record")
    if "link" not in request and len(text) > LONGEST_RECORD:
        raise LinkError("link-long", f"a record has at most {LONGEST_RECORD} letters, this has {len(text)}")
    kind, _, content = recognise_own(screen.game, text, request.get("games"), (LINK, RECORD, SAVE))
    if kind == LINK or (kind == UNKNOWN and "link" in request):
        return Opening(screen, *screen.game.read_link(content, _names(request.get("names"))))
    head, moves = read_record(content, screen.game.word())
    game = screen.game.from_head(head)
    return Opening(screen, game, iter([text for _, text in moves]), len(moves), [line for line, _ in moves])


def recognise_own(game: type[BaseGame[Any, Any]], text: str, others: Any, welcome: Container[str]) -> Recognised:
    """Recognise a text, which must be one of this game and of a kind that is opened here, or unknown.

    LinkError if it is another game's, "other-game", or whole and opened elsewhere, "other-place"; both with `what` it
    is. `others` are the marks of the games of the site, as JSON: what is none is left out.
    """
    match = recognise_any(game, text, others)
    if match.game is not None and match.game != game.word():
        details: dict[str, object] = {"what": match.kind, "game": match.game}
        raise LinkError("other-game", f"this is a {match.kind} of {match.game}", details)
    is_whole = match.game is not None or match.kind in (GAMES, *ADDRESSES)
    if is_whole and match.kind not in welcome:
        raise LinkError("other-place", f"this is a {match.kind}", {"what": match.kind, "game": game.word()})
    return match


def recognise_any(game: type[BaseGame[Any, Any]], text: str, others: Any) -> Recognised:
    """Recognise a text of this game or of others of the site, whose marks come as JSON."""
    return recognise(text, known_games(game.rulebook.marks or Marks("", game.links.prefix), others))


def known_games(own: Marks, others: Any) -> list[Marks]:
    """Return the marks of a site's games: those of its list, as JSON, and a game's own; what is none is left out."""
    known = []
    for row in others[:MOST_GAMES] if isinstance(others, list) else ():
        if isinstance(row, dict):
            texts, words = [row.get(key) for key in ("game", "prefix", "page")], row.get("words")
            if all(isinstance(text, str) for text in texts) and isinstance(words, list):
                game, prefix, page = map(str, texts)
                known.append(Marks(cut(game), prefix, tuple([word for word in words if isinstance(word, str)]), page))
    return known if any(marks.game == own.game for marks in known) else [own, *known]


def beginning(screen: Screen[Any], request: Mapping[str, Any]) -> tuple[BaseGame[Any, Any], Iterator[Any]]:
    """Return a game that a request brings, before its first move, and its moves, each for when those before are played.

    LinkError, PositionError or IllegalMove says what it is not.
    """
    opening = begin_opening(screen, request)
    return opening.game, opening.moves


def step_of(request: Mapping[str, Any], key: str) -> int:
    """Read a step; IllegalMove if it is no whole number."""
    step = request.get(key)
    if type(step) is not int:
        raise IllegalMove("a step is a whole number", "bad-request", {"text": key})
    return step


def _names(names: Any) -> list[str]:
    if not isinstance(names, list):
        return []
    return [name[:LONGEST_NAME] if isinstance(name, str) else "" for name in names]


def _timer(within: Any, now: Callable[[], float] | None) -> Callable[[], bool]:
    """Return whether so many milliseconds are over; never, without a limit or a clock."""
    if within is None:
        return lambda: False
    if type(within) is not int or within < 1:
        raise IllegalMove("a whole number above 0 is wanted here", "bad-request", {"text": "within"})
    if now is None:
        return lambda: False
    end = now() + within
    return lambda: now() >= end


def refusal(error: LinkError | PositionError) -> Message:
    """Write why a link or record cannot be shown, as a message."""
    if error.reason:
        return {"id": error.reason, "args": error.details}
    assert isinstance(error, PositionError), "a LinkError has a reason"
    return {"id": "record-unreadable", "args": {"key": error.key or "Position", "why": error.why}}


class ReplayViewer:
    """The worker's one replay, if any is open, and the one that is being opened."""

    def __init__(self, screen: Screen[Any]) -> None:
        self.screen = screen
        self.replay: Replay | None = None
        self.opening: Opening | None = None

    def moves(self, request: Mapping[str, Any]) -> list[MoveNews]:
        """Return the news of the open replay's moves from one step to another.

        Raises:
            LinkError: No replay is open.
            IllegalMove: A step is no whole number.
        """
        return self._opened().moves(step_of(request, "first"), step_of(request, "last"))

    def _opened(self) -> Replay:
        if self.replay is None:
            raise LinkError("link-foreign", "no replay is open")
        return self.replay

    def draw(self, request: Mapping[str, Any]) -> str:
        """Draw the open replay at a step as an SVG, for a seat or for everyone; the step that is shown stays.

        Raises:
            LinkError: No replay is open.
            IllegalMove: The step is no number, or the packages that draw are not there ("drawing-missing").
            PositionError: There is no such seat, language, width or look.
        """
        here = self._opened().game_at(step_of(request, "at"))
        if not isinstance(here, Pictures):
            raise IllegalMove("this game is not drawn", "drawing-missing")
        options = {name: request[name] for name in ("language", "width", "look") if name in request}
        try:
            return here.svg(request.get("seat"), **options)
        except ImportError:
            raise IllegalMove("the packages that draw are not there", "drawing-missing") from None

    def edit(self, request: Mapping[str, Any], editor: Editor) -> EditAnswer:
        """Open the position of the open replay at a step as a game of its own, with another value in a `field` if any.

        Raises:
            LinkError: No replay is open, or the position is too long for a link.
            IllegalMove: The step is no number, there is no such field, the value is none of its kind, or such a
                position cannot be ("edit-cannot"); what was open stays.
        """
        from tabletop.table import editing  # noqa: PLC0415 - the engine starts without it

        here = self._opened().game_at(step_of(request, "at"))
        try:
            if "field" in request:
                game = editing.change(editor, here, request["field"], request.get("value"))
            else:
                game = type(here).from_position(here.position())
        except PositionError as error:
            raise IllegalMove(str(error), "edit-cannot", {"key": error.key, "why": error.why}) from None
        link, fields = game.link(), editing.write_fields(editor, game)
        self.replay, self.opening = Replay(self.screen, game, []), None
        self.replay.eyes = ALL
        return {**self.replay.answer(), "link": link, "edit": fields}

    def answer(
        self, request: Mapping[str, Any], now: Callable[[], float] | None = None
    ) -> ReplayAnswer | OpeningAnswer | Refusal:
        """Open a link or record, or step through the open one; a refusal leaves what was open as it was.

        With `within` in the request, opening takes about so many milliseconds of the clock `now`: if that is not
        enough, the answer says how far it is, and the next request without a link or record goes on.
        """
        brought = "link" in request or "record" in request
        is_time_up = _timer(request.get("within"), now)
        try:
            opening = begin_opening(self.screen, request) if brought else self.opening
            opened = self.replay if opening is None else opening.go_on(is_time_up)
        except (LinkError, PositionError) as error:
            self.opening = None
            return {"error": refusal(error), "view": None}
        if opening is not None and opened is None:
            self.opening = opening
            return opening.answer()
        if opened is None:
            return {"error": {"id": "link-foreign", "args": {}}, "view": None}
        eyes = request.get("seat", opened.eyes)
        if opening is not None and type(eyes) is int and eyes >= len(opened.game.names):
            eyes = opened.eyes  # an address from a larger table, or a wrong one: the game is what counts
        opened.move_to(request.get("at", opened.at), eyes)
        self.replay, self.opening = opened, None
        return opened.answer()
