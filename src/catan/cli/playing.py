"""`catan play`: people and bots at one terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catan.cli import words
from catan.cli.choices import listed, question
from catan.cli.table import hand, result, table
from catan.game import Game
from catan.table.interface import NO_TRADE
from tabletop.errors import IllegalMove
from tabletop.session import Session

CLEAR = "\033[2J\033[H"


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person at the terminal leaves."""


class Terminal:
    """A session at a terminal. `ask(prompt)` reads a line and `say(text)` prints one."""

    def __init__(self, session: Session, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.session, self.ask, self.say = session, ask, say
        self._looked: tuple[int, ...] = ()  # the turn in which the table was shown last
        self._hidden = False  # whether the curtain has hidden it since

    @property
    def game(self) -> Game:
        """The game that is played."""
        game = self.session.game
        assert isinstance(game, Game), "the terms of Catan deal games of Catan"
        return game

    def play(self) -> None:
        """Play until the game is over; Quit if a person leaves before."""
        session = self.session
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
        self.say(result(self.game.scores or [], self.game.winners, self.game.names))

    def _news(self) -> None:
        for told in self.session.news():
            self.say(words.tell(told.event, self.game.names))

    def _hand_over(self) -> None:
        """Hide what the last person saw before another one looks."""
        seat = self.session.behind_curtain
        assert seat is not None, "the curtain is closed for somebody"
        self.say(CLEAR)
        self.ask(words.HAND_OVER.format(player=self.game.names[seat]) + " ")
        self.session.open(seat)
        self._hidden = True

    def _decide(self) -> None:
        seat, moves = self.game.to_move, self.game.moves()
        assert seat is not None, "somebody decides"
        self._news()
        self._look(seat)
        self.say(question(moves))
        for line in listed(moves, self.game.names):
            self.say("  " + line)
        while not self._answered(moves):
            pass

    def _look(self, seat: int) -> None:
        """Show the table where a turn begins for who decides, and where the curtain hid it; else the hand alone.

        A question that lies open is asked before everybody's eyes: then nobody's hand is shown.
        """
        viewer, view = self.session.viewer, self.game.observe(None)
        here = (view.round, view.turn_of, seat)
        if self._hidden or (view.turn_of == seat and here != self._looked):
            self._table(viewer)
            self._looked, self._hidden = here, False
        elif viewer is not None:
            self.say(hand(self.game.view(viewer)["players"][viewer]))

    def _answered(self, moves: Sequence[str]) -> bool:
        """Read one line and do what it says; return whether the game has changed by it."""
        said = self.ask("> ").strip()
        match said:
            case "quit" | "q":
                raise Quit
            case "board" | "table":
                self._table(self.session.viewer)
            case "undo":
                return self._tried(self.session.undo)
            case "no trade":
                return self._tried(lambda: self.session.wish(NO_TRADE))
            case "" if len(moves) == 1:
                return self._tried(lambda: self.session.choose(str(moves[0])))
            case "" | "help" | "?":
                self.say(words.HELP)
            case _:
                return self._tried(lambda: self.session.choose(said))
        return False

    def _tried(self, do: Callable[[], None]) -> bool:
        try:
            do()
        except IllegalMove as error:
            self.say(str(error))
            return False
        return True

    def _table(self, seat: int | None) -> None:
        view = self.game.view(seat)
        self.say("\n" + table(view, self.game.observe(seat).open_points, seat))
