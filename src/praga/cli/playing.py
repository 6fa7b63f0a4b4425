"""The game as text at a terminal, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from praga.cli import words
from praga.cli.tables import board, result, table
from praga.core.moves import Move
from praga.game import Game
from tabletop.cli.terminal import Choice, TerminalView
from tabletop.core.errors import IllegalMove
from tabletop.core.events import Event
from tabletop.table.session import Seat, Session

# Of a verb with more moves than this, an example and their number are shown.
FEW = 8
# What is told of a move as it is typed says nothing new.
UNTOLD = ("fill",)


class PragaView(TerminalView):
    """Crown and Crane in English."""

    def phrase(self, name: str, **args: Any) -> str:
        """Return a sentence of the terminal itself."""
        return words.PHRASES[name].format(**args)

    def table(self, game: Game, viewer: int | None, seats: Sequence[Seat]) -> str:
        """Return what lies in the middle and what each player has: all of it is public."""
        return table(game.observe(viewer).state)

    def own(self, game: Game, viewer: int) -> str:
        """Return the viewer's action board and technologies."""
        return board(game.observe(viewer).state, viewer)

    def result(self, game: Game, seats: Sequence[Seat]) -> str:
        """Return the points line by line, and the winner."""
        winner = words.WINNER.format(player=game.names[game.winners[0]])
        return f"{result(game.observe(None).state)}\n{winner}"

    def news(self, session: Session) -> Sequence[str]:
        """Return the events since the viewer's last request, a line each."""
        names = session.game.names
        return [words.event_text(entry.event, names) for entry in session.news() if entry.event.id not in UNTOLD]

    def step(self, game: Game, events: Sequence[Event]) -> Sequence[str]:
        """Return the public events of the last move of a replay, a line each."""
        return [words.event_text(event, game.names) for event in events if event.id not in UNTOLD]

    def question(self, session: Session) -> str:
        """Return what the current player decides."""
        first = session.game.moves()[0]
        return words.QUESTIONS.get(first.verb, words.YOUR_TURN)

    def choices(self, session: Session) -> Sequence[Choice]:
        """Return the moves by their first word; of a long list an example."""
        by_verb: dict[str, list[Move]] = {}
        for move in session.game.moves():
            by_verb.setdefault(move.verb, []).append(move)
        return [choice for moves in by_verb.values() for choice in _lines(moves)]

    def scene(self, session: Session) -> object:
        """Return a value that is new at the start of a turn."""
        view = session.game.observe(None)
        return view.state.turn

    def refusal(self, session: Session, error: IllegalMove) -> str:
        """Return why something cannot be done."""
        return error.why


def _lines(moves: Sequence[Move]) -> list[Choice]:
    """Return a numbered line for each move, or one line for many."""
    if len(moves) > FEW:
        return [Choice(words.MANY.format(verb=moves[0].verb, count=len(moves), example=moves[0]))]
    return [Choice(str(move), str(move), numbered=True) for move in moves]
