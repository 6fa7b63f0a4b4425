"""The game as text at a terminal, in one of three languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from praga.bots.value import worth
from praga.cli.tables import board, pad, result, table
from praga.cli.words import event_text, tile_text
from praga.core.frames import At, Turn
from praga.core.moves import Move
from praga.core.state import State
from praga.core.tables import KINDS
from praga.game import Game
from praga.table.advice import advise
from praga.table.lapses import lapsing
from praga.table.messages import brings
from praga.table.notes import note
from praga.table.preview import preview
from praga.table.prompts import question
from tabletop.cli.terminal import Choice, WordsView
from tabletop.cli.words import Words
from tabletop.core.events import Event
from tabletop.table.session import Seat, Session

# Of a verb with more moves than this, an example and their number are shown.
FEW = 8
# Events that say nothing beside what is shown.
SILENT = ("fill",)


class PragaView(WordsView):
    """Crown and Crane in the words of one language."""

    def table(self, game: Game, viewer: int | None, seats: Sequence[Seat]) -> str:
        """Return what lies in the middle and what each player has: all of it is public."""
        return table(self.words, game.observe(viewer).state)

    def own(self, game: Game, viewer: int) -> str:
        """Return the viewer's action board and technologies."""
        return board(self.words, game.observe(viewer).state, viewer)

    def result(self, game: Game, seats: Sequence[Seat]) -> str:
        """Return the points line by line, and the winner."""
        winner = self.words.say("terminal-won", player=game.names[game.winners[0]])
        return f"{result(self.words, game.observe(None).state)}\n{winner}"

    def news(self, session: Session) -> Sequence[str]:
        """Return the events since the viewer's last request, a line each."""
        return self._say([entry.event for entry in session.news()], session.game.names)

    def step(self, game: Game, events: Sequence[Event]) -> Sequence[str]:
        """Return the public events of the last move of a replay, a line each."""
        return self._say(events, game.names)

    def _say(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return [event_text(self.words, event, names) for event in events if event.id not in SILENT]

    def question(self, session: Session) -> str:
        """Return what the current player decides."""
        game: Any = session.game
        frame = game.observe(None).state.stack[-1]
        return self.words.say(question(frame, game.moves()), player=game.names[frame.seat])

    def choices(self, session: Session) -> Sequence[Choice]:
        """Return the moves by their first word; of a long list an example."""
        by_verb: dict[str, list[Move]] = {}
        for move in session.game.moves():
            by_verb.setdefault(move.verb, []).append(move)
        state = session.game.observe(session.game.to_move).state
        return [choice for moves in by_verb.values() for choice in _lines(self.words, state, moves)]

    def hint(self, session: Session) -> str:
        """Return the turn that the strong bot would play, and what it brings."""
        game: Any = session.game
        advice = advise(game)
        hint = self.words.say("terminal-hint", moves="; ".join([str(move) for move in advice.turn or (advice.move,)]))
        reasons = "; ".join([self.words.message(reason) for reason in advice.reasons])
        return f"{hint} {self.words.say('terminal-because', reasons=reasons)}" if reasons else hint

    def warning(self, session: Session, move: str) -> str:
        """Return what lapses with the end of the turn, though it costs nothing (P15.27)."""
        frame = session.game.observe(None).state.stack[-1]
        if move.split(" ", maxsplit=1)[0] != "end" or not isinstance(frame, Turn):
            return ""
        lost = lapsing(frame, session.game.moves())
        return self.words.say("terminal-lapses", moves=", ".join(lost), move=move) if lost else ""

    def scene(self, session: Session) -> object:
        """Return a value that is new at the start of a turn."""
        view = session.game.observe(None)
        return view.state.turn


def _lines(words: Words, state: State, moves: Sequence[Move]) -> list[Choice]:
    """Return a numbered line for each move; of many places those that bring most, and one line for all."""
    if len(moves) > FEW:
        verb = pad(moves[0].verb, 10)
        ways = Choice(words.say("terminal-ways", verb=verb, count=len(moves), move=str(moves[0])))
        return [*_places(words, state, moves), ways]
    return [Choice(_choice(words, state, move), str(move), numbered=True) for move in moves]


def _places(words: Words, state: State, moves: Sequence[Move]) -> list[Choice]:
    """Return a line for each of a few places where the tile brings most: what it brings, what meets there."""
    frame = state.stack[-1]
    if not isinstance(frame, At):
        return []
    previews = [(move, *preview(state, frame.seat, move)) for move in moves]
    worths = {move: worth(gained) - worth(paid) for move, gained, paid in previews}
    usual = min(worths.values())
    best = sorted(previews, key=lambda each: -worths[each[0]])[:FEW]
    return [
        Choice(words.say("terminal-choice", move=str(move), text=brings(gained)), str(move), numbered=True)
        for move, gained, _ in best
        if worths[move] > usual
    ]


def _choice(words: Words, state: State, move: Move) -> str:
    """Return a move with what it brings, or what its tile is."""
    if move.verb in KINDS:
        return words.say("terminal-choice", move=str(move), text=tile_text(words, move.words[0]).partition("  ")[2])
    text = note(state, move)
    return words.say("terminal-choice", move=str(move), text=text) if text else str(move)
