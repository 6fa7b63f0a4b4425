"""Catan as text at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from catan.cli import words
from catan.cli.choices import choice_lines, question
from catan.cli.table import hand, prices, result, table
from catan.core.frames import FreeRoads, Place, Robber
from catan.game import Game
from catan.table.interface import NO_TRADE_NOW
from tabletop.cli.terminal import Choice, TerminalView
from tabletop.core.errors import IllegalMove
from tabletop.core.events import Event
from tabletop.table.session import Seat, Session

# Questions about a place: the island is shown again if pieces have come since.
ON_THE_BOARD = (Place, Robber, FreeRoads)
NAMING_A_SEAT = ("steal", "confirm", "offer")


class CatanView(TerminalView):
    """Catan in English."""

    def __init__(self) -> None:
        self._scene: object = None

    def phrase(self, name: str, **args: Any) -> str:
        """Return a sentence of the terminal itself."""
        return words.PHRASES[name].format(**args)

    def table(self, game: Game, viewer: int | None, seats: Sequence[Seat]) -> str:
        """Return the island and what is public of each player."""
        return table(game.view(viewer), game.observe(viewer))

    def own(self, game: Game, viewer: int) -> str:
        """Return the viewer's hand; in their turn costs and rates, too."""
        view = game.observe(viewer)
        text = hand(game.view(viewer)["players"][viewer])
        builds = view.turn_of == viewer == game.to_move and not isinstance(view.stack[0], Place)
        return f"{text}\n{prices(view.rates[viewer])}" if builds else text

    def result(self, game: Game, seats: Sequence[Seat]) -> str:
        """Return the scores with the points in hand, and the winners."""
        return result(game)

    def news(self, session: Session) -> Sequence[str]:
        """Return the events since the viewer's last request, a line each."""
        return [words.event_text(entry.event, session.game.names) for entry in session.news()]

    def step(self, game: Game, events: Sequence[Event]) -> Sequence[str]:
        """Return the public events of the last move of a replay, a line each."""
        return [words.event_text(event, game.names) for event in events]

    def question(self, session: Session) -> str:
        """Return what the current player decides; for an offer with its terms."""
        game = session.game
        return question(game.moves(), game.view(None)["phase"], game.names)

    def choices(self, session: Session) -> Sequence[Choice]:
        """Return a line for each verb, to be typed as shown."""
        game = session.game
        return [Choice(line) for line in choice_lines(game.moves(), game.names, game.view(None)["phase"])]

    def scene(self, session: Session) -> object:
        """Return a value that is new at the start of a turn, and where a place is asked for after pieces came."""
        view, seat = session.game.observe(None), session.game.to_move
        on_the_board = isinstance(view.stack[-1], ON_THE_BOARD)
        if on_the_board or view.turn_of == seat:
            pieces = (*view.settlements, *view.cities, *view.roads, view.robber) if on_the_board else ()
            self._scene = view.round, view.turn_of, seat, pieces
        return self._scene

    def refusal(self, session: Session, error: IllegalMove) -> str:
        """Return why something cannot be done; after an unknown verb, which verbs there are."""
        if error.reason != "illegal-verb":
            return error.why
        verbs = dict.fromkeys([str(move).split()[0] for move in session.game.moves()[: words.MANY_MOVES]])
        return words.VERBS.format(why=error.why, verbs=words.join_words([*verbs]))

    def move(self, session: Session, line: str) -> str:
        """Return the move with a seat's number where the line ends with the player's letter or name."""
        verb, _, rest = line.partition(" ")
        if verb in NAMING_A_SEAT:
            for seat, name in enumerate(session.game.names):
                for called in (words.LETTERS[seat], name):
                    if rest.lower() == called.lower() or rest.lower().endswith(f" to {called.lower()}"):
                        return f"{verb} {rest[: len(rest) - len(called)]}{seat}"
        return line

    def command(self, session: Session, line: str) -> Callable[[], None] | None:
        """Return what `no trade` does; None for every other line."""
        return (lambda: session.wish(NO_TRADE_NOW)) if line == "no trade" else None
