"""`play` and `replay` of any game at a terminal; what a game shows there is its `TerminalView`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tabletop.cli.opening import opened_game
from tabletop.cli.seating import begun
from tabletop.cli.words import Words
from tabletop.core.errors import IllegalMove
from tabletop.core.events import Event
from tabletop.game.base import BaseGame
from tabletop.game.spec import GameSpec
from tabletop.table.names import by_name
from tabletop.table.session import Seat, Session

CLEAR = "\033[2J\033[H"
# The kernel's own sentences in English, but for `help` and `number`, which a game words by how its moves are typed.
ENGLISH = {
    "left": "Left.",
    "keep-with": "Save a game with --save FILE.",
    "kept": "The game is saved in {file}.",
    "pass": "Pass to {player}, who presses Enter.",
    "seed": "Seed {seed}.",
    "step": "{step:>4}. {player}: {move}",
    "replay": "Enter continues, a number skips that many moves, t shows the table, q quits",
}
# Messages that the page has, too.
PHRASES = {"seed": "with-seed", "step": "terminal-move"}
Ask = Callable[[str], str]
Say = Callable[[str], None]


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person at the terminal quits."""


class Choice(NamedTuple):
    """A line of the prompt, with a number to type if it is `numbered`; without a `move` the text says what to type."""

    text: str
    move: str | None = None
    numbered: bool = False


class TerminalView(ABC):
    """A game as text. Every method gets what a viewer may know, or a session from which it takes no more.

    `phrase` has the kernel's own sentences, by name: `pass` (player), `help`, `number` (number, count), `step` (step,
    steps, player, move), `replay`, `seed` (seed), `left`, `keep-with`, `kept` (file).
    """

    @abstractmethod
    def phrase(self, name: str, **args: Any) -> str:
        """Return a sentence of the terminal itself."""

    @abstractmethod
    def table(self, game: Any, viewer: int | None, seats: Sequence[Seat]) -> str:
        """Return the table as a viewer sees it, without what is private."""

    @abstractmethod
    def own(self, game: Any, viewer: int) -> str:
        """Return what the viewer alone sees."""

    @abstractmethod
    def result(self, game: Any, seats: Sequence[Seat]) -> str:
        """Return the scores and winners of a game that is over."""

    @abstractmethod
    def news(self, session: Session) -> Sequence[str]:
        """Return the events since the viewer's last request, a line each."""

    @abstractmethod
    def step(self, game: Any, events: Sequence[Event]) -> Sequence[str]:
        """Return the public events of the last move of a replay, a line each."""

    @abstractmethod
    def question(self, session: Session) -> str:
        """Return what the current player decides."""

    @abstractmethod
    def choices(self, session: Session) -> Sequence[Choice]:
        """Return what can be chosen."""

    @abstractmethod
    def scene(self, session: Session) -> object:
        """Return a value that changes whenever the table should be shown again before a question."""

    @abstractmethod
    def refusal(self, session: Session, error: IllegalMove) -> str:
        """Return why something cannot be done."""

    def move(self, session: Session, line: str) -> str:
        """Return the move that a line stands for: where a game lets people write names."""
        return line

    def hint(self, session: Session) -> str:
        """Return what a good player would do, and why; nothing where the game gives no hints."""
        return ""

    def warning(self, session: Session, move: str) -> str:
        """Return what a move would lose that a player may have forgotten; it is played when it is typed again."""
        return ""

    def command(self, session: Session, line: str) -> Callable[[], None] | None:
        """Return what a command of this game does; None if the line is none."""
        return None


class WordsView(TerminalView):
    """A game as text in the messages of one language (tabletop.cli.words)."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def phrase(self, name: str, **args: Any) -> str:
        """Return a sentence of the terminal itself."""
        if name == "step":
            args["step"] = self.words.say("replay-step", at=args["step"], steps=args.pop("steps"))
        return self.words.say(PHRASES.get(name, f"terminal-{name}"), **args)

    def refusal(self, session: Session, error: IllegalMove) -> str:
        """Return why something cannot be done."""
        args = by_name(error.details, lambda seat: session.seats[seat].name)
        reason = self.words.say(error.reason or "bad-request", **args)
        return reason[:1].upper() + reason[1:]


class Terminal:
    """A session at a terminal. `ask(prompt)` reads a line and `say(text)` prints one."""

    def __init__(self, session: Session, view: TerminalView, ask: Ask, say: Say) -> None:
        self.session, self.view, self.ask, self.say = session, view, ask, say
        self._scene: object = None  # in which the table was shown last
        self._warned = ""  # the move that is played when it is typed again

    def play(self) -> None:
        """Play until the game is over; raise Quit if the person quits."""
        session = self.session
        self._news()
        while session.waiting != "over":
            match session.waiting:
                case "bot":
                    session.tick()
                case "curtain":
                    self._hand_over()
                case _:
                    self._decide()
            self._news()
        self._table(None)
        self.say(self.view.result(session.game, session.seats))

    def _news(self) -> None:
        if self.session.waiting == "curtain":
            return  # the screen is cleared at once, and the next person reads it all
        for line in self.view.news(self.session):
            self.say(line)

    def _table(self, viewer: int | None) -> None:
        self.say("\n" + self.view.table(self.session.game, viewer, self.session.seats))

    def _look(self) -> None:
        """Show the table and what the viewer alone sees."""
        viewer = self.session.viewer
        self._table(viewer)
        if viewer is not None:
            self.say(self.view.own(self.session.game, viewer))

    def _hand_over(self) -> None:
        """Clear the screen and wait for the next person."""
        seat = self.session.behind_curtain
        assert seat is not None, "the curtain is closed for somebody"
        self.say(CLEAR)
        self.ask(self.view.phrase("pass", player=self.session.seats[seat].name) + " ")
        self.session.open(seat)
        self._scene = None

    def _decide(self) -> None:
        session, view = self.session, self.view
        scene = view.scene(session)
        if scene != self._scene:
            self._look()
        elif session.viewer is not None:
            self.say(view.own(session.game, session.viewer))
        self._scene = scene
        self.say(view.question(session))
        choices = view.choices(session)
        numbered = [choice for choice in choices if choice.numbered]
        for choice in choices:
            number = f"{numbered.index(choice) + 1:>2}  " if choice.numbered else ""
            self.say(f"  {number}{choice.text}")
        while not self._handle(self.ask("> ").strip(" "), numbered):
            pass

    def _handle(self, line: str, numbered: Sequence[Choice]) -> bool:
        """Execute one line of input; return whether it changed the game."""
        session, view = self.session, self.view
        legal = session.game.moves()
        command = view.command(session, line)
        if command is not None:
            return self._try(command)
        if line in ("quit", "q"):
            raise Quit
        if line in ("table", "board"):
            self._look()
        elif line == "hint" and (hint := view.hint(session)):
            self.say(hint)
        elif line == "undo":
            return self._try(session.undo)
        elif line == "" and len(legal) == 1:
            return self._choose(str(legal[0]))
        elif line in ("", "help", "?"):
            self.say(view.phrase("help"))
        elif not line.isdecimal():
            return self._choose(view.move(session, line))
        elif not 1 <= int(line) <= len(numbered):
            self.say(view.phrase("number", number=int(line), count=len(numbered)))
        else:
            choice = numbered[int(line) - 1]
            if choice.move is not None:
                return self._choose(choice.move)
            self.say(choice.text)
        return False

    def _choose(self, move: str) -> bool:
        """Play a move; one that would lose something when it is chosen again."""
        warning = self.view.warning(self.session, move)
        if warning and move != self._warned:
            self._warned = move
            self.say(warning)
            return False
        self._warned = ""
        return self._try(lambda: self.session.choose(move))

    def _try(self, do: Callable[[], None]) -> bool:
        try:
            do()
        except IllegalMove as error:
            self.say(self.view.refusal(self.session, error))
            return False
        return True


def play(spec: GameSpec, view: TerminalView, arguments: Namespace, drawn: int) -> None:
    """Run the command `play`; `drawn` is the seed where none is named. Errors are those of `seating.begun`."""
    session, seed = begun(spec, arguments, drawn)
    if seed is not None:
        print(view.phrase("seed", seed=str(seed)))
    try:
        Terminal(session, view, input, print).play()
    except (Quit, EOFError, KeyboardInterrupt):
        print("\n" + view.phrase("left"), "" if arguments.save else view.phrase("keep-with"))
    finally:
        if arguments.save is not None:
            arguments.save.write_text(session.game.record(), encoding="utf-8")
            print(view.phrase("kept", file=str(arguments.save)))


def replay(kind: type[BaseGame[Any, Any]], text: str, view: TerminalView, ask: Ask | None, say: Say) -> None:
    """Step through a record, a link or a save.

    `ask` waits for Enter (a number skips that many moves, `t` shows the table, `q` leaves); with None it does not wait.
    The whole record is parsed first, so IllegalMove or PositionError comes before any output. Only public events are
    shown.
    """
    record = opened_game(kind, text)
    game = record.beginning()
    events, waiting, names, steps = game.listen(), 0, record.names, len(record.history)
    seats = [Seat(name, "person") for name in names]
    for step, move in enumerate(record.history, start=1):
        say(view.phrase("step", step=step, steps=steps, player=names[game.to_move or 0], move=str(move)))
        game.play(move)
        for line in view.step(game, [event for event in events if event.audience is None]):
            say("    " + line)
        events.clear()
        waiting -= 1
        if ask is not None and waiting <= 0 and step < steps:
            line = ask(view.phrase("replay") + " > ").strip()
            if line == "q":
                return
            if line == "t":
                say(view.table(game, None, seats))
            waiting = int(line) if line.isdecimal() else 0
    say(view.table(game, None, seats))
    if game.over:
        say(view.result(game, seats))
