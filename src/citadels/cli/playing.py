"""`citadels play`: people and bots at one terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from citadels.actions import Move
from citadels.bots import BOTS
from citadels.cli import picture, words
from citadels.game import Game
from tabletop.arena import dice_for
from tabletop.bots import UNLIMITED, Bot
from tabletop.errors import IllegalMove
from tabletop.events import seen_by

# More choices than this are shown in part.
SHOWN = 40
HELP = (
    "Type a choice's number or a move such as `build temple`; `table` shows the table, `all` every choice, `quit` ends."
)


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person at the terminal leaves."""


class Terminal:
    """A game at a terminal. `ask(prompt)` reads a line and `say(text)` prints one."""

    def __init__(
        self, game: Game, seats: Sequence[str], seed: int, ask: Callable[[str], str], say: Callable[[str], None]
    ) -> None:
        self.game = game
        self.bots: dict[int, Bot] = {at: BOTS[seat]() for at, seat in enumerate(seats) if seat in BOTS}
        self.people = [at for at in range(len(seats)) if at not in self.bots]
        self.dice = dice_for(seed ^ 0xB07, len(seats))
        self.ask, self.say = ask, say
        self.events = game.listen()
        # How much of what happened each person has read.
        self.read = dict.fromkeys(self.people, 0)
        self.looking: int | None = None

    def play(self) -> None:
        """Play until the game is over; Quit if a person leaves before."""
        while not self.game.over:
            seat = self.game.to_move
            assert seat is not None, "a game that is not over asks someone"
            if seat in self.bots:
                view = self.game.view(seat)
                moves = self.game.moves()
                self.game.play(moves[self.bots[seat].choose(view, moves, self.dice[seat], UNLIMITED)])
            else:
                self.game.play(self._decide(seat))
        self._result()

    def _decide(self, seat: int) -> Move | str:
        self._hand_over(seat)
        self._news(seat)
        view = self.game.view(seat)
        moves = self.game.moves()
        if self.read[seat] == 0 or view["phase"]["name"] == "select" or not view["phase"]["taken"]:
            self._look(view, seat)
        self.read[seat] = len(self.events)
        self.say(picture.asked(view, seat))
        self._choices(_shown(moves), len(moves))
        while True:
            said = self.ask("> ").strip()
            answer = self._answer(said, moves, view, seat)
            if answer is not None:
                return answer

    def _answer(self, said: str, moves: Sequence[Move], view: Mapping[str, Any], seat: int) -> Move | None:
        if said in ("quit", "q"):
            raise Quit
        if said in ("help", "?", ""):
            self.say(HELP)
        elif said == "table":
            self._look(view, seat)
        elif said == "all":
            self._choices(moves, len(moves))
        elif said.isdecimal():
            if 1 <= int(said) <= len(moves):
                return moves[int(said) - 1]
            self.say(f"There is no choice {said}: they go from 1 to {len(moves)}.")
        else:
            return self._typed(said)
        return None

    def _typed(self, said: str) -> Move | None:
        try:
            self.game.clone().play(said)
        except IllegalMove as error:
            self.say(str(error))
            return None
        return Move.parse(said)

    def _choices(self, moves: Sequence[Move], count: int) -> None:
        for number, move in enumerate(moves, start=1):
            self.say(f"  {number:>2}  {words.choice(move, self.game.names)}")
        if len(moves) < count:
            more = words.more(moves[-1], count - len(moves))
            self.say(f"      {more}: `all` lists them")

    def _look(self, view: Mapping[str, Any], seat: int) -> None:
        self.say("\n" + picture.table(view))
        self.say(picture.own(view, seat))

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before another one looks."""
        if len(self.people) > 1 and self.looking != seat:
            self.say("\033[2J\033[H" if self.looking is not None else "")
            self.ask(f"{self.game.names[seat]} is to look now: press Enter ")
        self.looking = seat

    def _news(self, seat: int) -> None:
        for event in seen_by(self.events[self.read[seat] :], seat):
            line = words.told(event, self.game.names)
            if line is not None:
                self.say(line)

    def _result(self) -> None:
        for seat in self.people[:1]:
            self._news(seat)
        self.say("\n" + picture.table(self.game.view(None)))
        self.say(result(self.game))


def _shown(moves: Sequence[Move]) -> Sequence[Move]:
    """The choices that are listed unasked: the Magician has thousands, which come last of all (R6.3M)."""
    count = min(SHOWN, len(moves))
    for at in range(count):
        if moves[at].verb == "redraw":
            return moves[: at + 1] if len(moves) > at + 4 else moves[:count]
    return moves[:count]


def result(game: Game) -> str:
    """The points of a finished game line by line, and who won."""
    lines = []
    for seat, name in enumerate(game.names):
        parts = ", ".join(f"{words.title(line.id.replace('-', ' '))} {line.points}" for line in game.score_lines(seat))
        lines.append(f"{name}: {sum(line.points for line in game.score_lines(seat))} ({parts})")
    winners = " and ".join(game.names[seat] for seat in game.winners)
    return "\n".join([*lines, f"{winners} won."])


def name_seats(seats: Sequence[str]) -> list[str]:
    """Name the players: people by their own names, bots by their kind and seat."""
    return [f"{seat.title()} {at}" if seat in BOTS else seat for at, seat in enumerate(seats, start=1)]


def save(game: Game, path: Path) -> None:
    """Write the game's record to a file."""
    path.write_text(game.record(), encoding="utf-8")
