"""`catan replay`: the moves of a record with their public events."""

from __future__ import annotations

from collections.abc import Callable

from catan.cli import words
from catan.cli.table import result, table
from catan.game import Game


def replay(text: str, ask: Callable[[str], str] | None, say: Callable[[str], None]) -> None:
    """Step through a record: `ask` waits for Enter (a number skips that many moves, `t` shows the table, `q` leaves).

    With None it does not wait. The whole record is parsed first, so IllegalMove or PositionError comes before any
    output. Only public events are shown.
    """
    record = Game.from_record(text)
    game = record.beginning()
    events, waiting, names = game.listen(), 0, record.names
    for step, move in enumerate(record.history, start=1):
        say(words.STEP.format(step=step, player=names[game.to_move or 0], move=move))
        game.play(move)
        for event in events:
            if event.audience is None:
                say("        " + words.event_text(event, names))
        events.clear()
        waiting -= 1
        if ask is not None and waiting <= 0 and step < len(record.history):
            line = ask(words.REPLAY + " > ").strip()
            if line == "q":
                return
            if line == "t":
                say(_table(game))
            waiting = int(line) if line.isdecimal() else 0
    say(_table(game))
    if game.over:
        say(result(game.scores or [], game.winners, names))


def _table(game: Game) -> str:
    return table(game.view(None), game.observe(None).open_points, None)
