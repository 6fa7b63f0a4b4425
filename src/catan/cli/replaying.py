"""`catan replay`: a record, move by move, as it was told at the table."""

from __future__ import annotations

from collections.abc import Callable

from catan.cli import words
from catan.cli.table import result, table
from catan.game import Game


def replay(text: str, ask: Callable[[str], str] | None, say: Callable[[str], None]) -> None:
    """Step through a record: `ask` waits for Enter (a number skips that many moves, `t` shows the table, `q` leaves).

    None does not wait. The whole record is played first: IllegalMove or PositionError tells of a bad line before
    anything is shown. Only what was said to all is told.
    """
    played = Game.from_record(text)
    game = played.beginning()
    told, waiting, names = game.listen(), 0, played.names
    for step, move in enumerate(played.history, start=1):
        say(words.STEP.format(step=step, player=names[game.to_move or 0], move=move))
        game.play(move)
        for event in told:
            if event.audience is None:
                say("        " + words.tell(event, names))
        told.clear()
        waiting -= 1
        if ask is not None and waiting <= 0 and step < len(played.history):
            said = ask(words.REPLAY + " > ").strip()
            if said == "q":
                return
            if said == "t":
                say(_table(game))
            waiting = int(said) if said.isdecimal() else 0
    say(_table(game))
    if game.over:
        say(result(game.scores or [], game.winners, names))


def _table(game: Game) -> str:
    return table(game.view(None), game.observe(None).open_points, None)
