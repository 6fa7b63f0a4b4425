"""`citadels replay`: a record, step by step, as the page's replay tells it."""

from __future__ import annotations

from collections.abc import Callable

from citadels.cli import picture
from citadels.cli.words import Words
from citadels.game import Game
from citadels.table.screen import CitadelsScreen
from tabletop.table.replay import open_replay


def replay(text: str, words: Words, ask: Callable[[str], str] | None, say: Callable[[str], None]) -> None:
    """Step through a record: `ask` waits for Enter (a number skips that many moves, `q` leaves), None does not wait.

    The whole record is played first: IllegalMove or PositionError tells of a bad line before anything is shown.
    """
    played = Game.from_record(text)
    replay = open_replay(CitadelsScreen(), {"record": text})
    words.play(replay.answer()["view"]["edition"])
    waiting = 0
    for step, move in enumerate(played.history, start=1):
        replay.move_to(step, None)
        answer = replay.answer()
        number = words.say("replay-step", at=step, steps=replay.steps)
        mover = played.names[played.at(step - 1).to_move or 0]
        say(words.say("terminal-move", step=number, player=mover, move=move))
        for entry in answer["view"]["news"]:
            say("    " + words.say(f"event-{entry['id']}", **entry["args"]))
        waiting -= 1
        if ask is not None and waiting <= 0 and step < replay.steps:
            line = ask(words.say("terminal-replay") + " > ").strip()
            if line == "q":
                return
            if line == "t":
                say(picture.table(answer["view"], words))
            waiting = int(line) if line.isdecimal() else 0
    view = replay.answer()["view"]
    say(picture.table(view, words))
    if view["result"]:
        say(picture.result(view, words))
