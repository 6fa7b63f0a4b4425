"""`catan play`: people and bots at one terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catan.cli import words
from catan.cli.choices import choice_lines, question
from catan.cli.table import hand, result, table
from catan.game import Game
from catan.table.interface import NO_TRADE
from tabletop.core.errors import IllegalMove
from tabletop.table.session import Session

CLEAR = "\033[2J\033[H"


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person at the terminal quits."""


class Terminal:
    """A session at a terminal. `ask(prompt)` reads a line and `say(text)` prints one."""

    def __init__(self, session: Session, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.session, self.ask, self.say = session, ask, say
        self._turn_on_screen: tuple[int, ...] = ()  # the turn in which the table was last shown
        self._curtain_closed = False  # whether the curtain has hidden the table since then

    @property
    def game(self) -> Game:
        """The current game."""
        game = self.session.game
        assert isinstance(game, Game), "the terms of Catan deal games of Catan"
        return game

    def play(self) -> None:
        """Play until the game is over; raise Quit if the person quits."""
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
        for entry in self.session.news():
            self.say(words.event_text(entry.event, self.game.names))

    def _hand_over(self) -> None:
        """Clear the screen and wait for the next person."""
        seat = self.session.behind_curtain
        assert seat is not None, "the curtain is closed for somebody"
        self.say(CLEAR)
        self.ask(words.HAND_OVER.format(player=self.game.names[seat]) + " ")
        self.session.open(seat)
        self._curtain_closed = True

    def _decide(self) -> None:
        seat, moves = self.game.to_move, self.game.moves()
        assert seat is not None, "somebody decides"
        self._news()
        self._look(seat)
        self.say(question(moves))
        for line in choice_lines(moves, self.game.names):
            self.say("  " + line)
        while not self._handle_line(moves):
            pass

    def _look(self, seat: int) -> None:
        """Show the table at the start of the player's turn or after the curtain; otherwise only the hand.

        No hand is shown for a public decision.
        """
        viewer, view = self.session.viewer, self.game.observe(None)
        here = (view.round, view.turn_of, seat)
        if self._curtain_closed or (view.turn_of == seat and here != self._turn_on_screen):
            self._table(viewer)
            self._turn_on_screen, self._curtain_closed = here, False
        elif viewer is not None:
            self.say(hand(self.game.view(viewer)["players"][viewer]))

    def _handle_line(self, moves: Sequence[str]) -> bool:
        """Read and execute one line of input; return whether it changed the game."""
        line = self.ask("> ").strip()
        match line:
            case "quit" | "q":
                raise Quit
            case "board" | "table":
                self._table(self.session.viewer)
            case "undo":
                return self._try(self.session.undo)
            case "no trade":
                return self._try(lambda: self.session.wish(NO_TRADE))
            case "" if len(moves) == 1:
                return self._try(lambda: self.session.choose(str(moves[0])))
            case "" | "help" | "?":
                self.say(words.HELP)
            case _:
                return self._try(lambda: self.session.choose(line))
        return False

    def _try(self, do: Callable[[], None]) -> bool:
        try:
            do()
        except IllegalMove as error:
            self.say(error.why)
            return False
        return True

    def _table(self, seat: int | None) -> None:
        view = self.game.view(seat)
        self.say("\n" + table(view, self.game.observe(seat).open_points, seat))
