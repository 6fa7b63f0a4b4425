"""Twisted records: refused by name or line, or games that write the same record again; and replays of them."""

from __future__ import annotations

import json
import random

from citadels import Game, IllegalMove, PositionError
from citadels.table.replay import Shown
from tabletop.record import _quote
from tests.fuzz.cases import Cases, group
from tests.fuzz.games import TRIED, Json, brief, played, positions, sound
from tests.fuzz.twists import garbled, twisted


def record(number: int, dice: random.Random) -> str:
    """The record of a real game: from its deal, or from a position and a few moves on."""
    if dice.random() < 0.5:
        return played(number).record()
    game = Game.from_position(dice.choice(positions(number)))
    for _ in range(dice.randrange(30)):
        if not game.over:
            game.play(dice.choice(game.moves()))
    return game.record()


def twisted_record(good: str, dice: random.Random) -> str:
    """Twist the JSON of a header, the lines of the moves, or any letters."""
    how = dice.random()
    if how < 0.3:
        return garbled(good, dice)
    head, _, moves = good.partition("\n\n")
    lines = moves.split("\n")
    if how < 0.7:
        headers = [line[1:-2].split(' "', 1) for line in head.split("\n")]
        found = {key: value.replace('\\"', '"').replace("\\\\", "\\") for key, value in headers}
        key = dice.choice([key for key in ("Position", "Rules", "Players") if key in found])
        found[key] = json.dumps(twisted(json.loads(found[key]), dice))
        head = "\n".join(f'[{key} "{_quote(value)}"]' for key, value in found.items())
    else:
        at = dice.randrange(len(lines))
        other = dice.choice(lines)
        lines[at : at + 1] = dice.choice(([], [lines[at]] * 2, [other], [dice.choice(TRIED)], [lines[at] + " ; no"]))
    return f"{head}\n\n" + "\n".join(lines)


def read(seed: int) -> str:
    """Read one, and look at it as a replay; what came of it."""
    number, dice = group(seed)
    text = twisted_record(record(number, dice), dice)
    watched(text, dice)
    try:
        game = Game.from_record(text)
    except (PositionError, IllegalMove) as refused:
        brief(str(refused))
        return f"refused as {type(refused).__name__}"
    written = game.record()
    again = Game.from_record(written)
    assert (again.record(), again == game) == (written, True), "what was read is written otherwise"
    sound(game, dice, most=30)
    return "played"


def watched(text: str, dice: random.Random) -> None:
    """Open it as a replay and step about in it: each answer is whole, whatever was pasted."""
    shown = Shown()
    answer: Json = dict(shown.answer({"do": "replay", "record": text}))
    for _ in range(3):
        json.dumps(answer, allow_nan=False)
        if "error" in answer:
            brief(json.dumps(answer["error"]))
            return
        seats = len(answer["view"]["seats"])
        asked: Json = {"at": dice.randint(0, answer["steps"]), "seat": dice.choice((None, "all", *range(seats)))}
        answer = dict(shown.answer(asked))
        assert (answer["at"], answer["eyes"]) == (asked["at"], asked["seat"])


def test_twisted_records(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[read(seed)] += 1
