"""`citadels replay`: a record, move by move."""

from __future__ import annotations

from collections.abc import Callable

from citadels.cli import picture, words
from citadels.cli.playing import result
from citadels.game import Game
from citadels.journal import read_record
from tabletop.events import seen_by


def begin(text: str) -> tuple[Game, list[str]]:
    """Return a record's game before its first move, and the moves."""
    head, moves = read_record(text)
    if "position" in head:
        game = Game.from_position(head["position"])
    else:
        game = Game.new(head["players"], head["rules"], head["seed"])
    return game, [move for _, move in moves]


def replay(text: str, ask: Callable[[str], str] | None, say: Callable[[str], None]) -> None:
    """Step through a record: `ask` waits for Enter (a number skips that many moves, `q` leaves), None does not wait.

    The whole record is played first, so that a bad move is reported before anything is shown.
    """
    Game.from_record(text)
    game, moves = begin(text)
    events = game.listen()
    waiting = 0
    for number, move in enumerate(moves, start=1):
        seat = game.to_move
        assert seat is not None, "the record was played through before"
        events.clear()
        game.play(move)
        say(f"{number}/{len(moves)}  {game.names[seat]}: {move}")
        for event in seen_by(events, None):
            line = words.told(event, game.names)
            if line is not None:
                say("    " + line)
        waiting -= 1
        if ask is not None and waiting <= 0 and number < len(moves):
            said = ask("Enter: on, number: so many moves, t: table, q: leave > ").strip()
            if said == "q":
                return
            if said == "t":
                say(picture.table(game.view(None)))
            waiting = int(said) if said.isdecimal() else 0
    say(picture.table(game.view(None)))
    if game.over:
        say(result(game))
