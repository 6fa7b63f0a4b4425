"""Twisted records: refused by name or line, or games that write the same record again; and replays of them."""

from __future__ import annotations

import json
import random

from citadels import Game
from citadels.table.screen import CitadelsScreen
from tabletop.table.replay import ReplayViewer
from tests.fuzz.cases import Cases, brief, group
from tests.fuzz.games import GAME_WORDS, TRIED, Json, played, positions, sound
from tests.fuzz.invariants import of_record
from tests.fuzz.mutators import twisted_record


def record(number: int, dice: random.Random) -> str:
    """The record of a real game: from its deal, or from a position and a few moves on."""
    if dice.random() < 0.5:
        return played(number).record()
    game = Game.from_position(dice.choice(positions(number)))
    for _ in range(dice.randrange(30)):
        if not game.over:
            game.play(dice.choice(game.moves()))
    return game.record()


def read(seed: int) -> str:
    """Read one, and look at it as a replay; what came of it."""
    number, dice = group(seed)
    text = twisted_record(record(number, dice), dice, GAME_WORDS, TRIED)
    watched(text, dice)
    return of_record(Game, text, lambda game: sound(game, dice, most=30))


def watched(text: str, dice: random.Random) -> None:
    """Open it as a replay and step about in it: each answer is whole, whatever was pasted."""
    numbers = ReplayViewer(CitadelsScreen())
    answer: Json = dict(numbers.answer({"do": "replay", "record": text}))
    for _ in range(3):
        json.dumps(answer, allow_nan=False)
        if "error" in answer:
            brief(json.dumps(answer["error"], ensure_ascii=False))  # escapes would count six times
            return
        seats = len(answer["view"]["seats"])
        request: Json = {"at": dice.randint(0, answer["steps"]), "seat": dice.choice((None, "all", *range(seats)))}
        answer = dict(numbers.answer(request))
        assert (answer["at"], answer["eyes"]) == (request["at"], request["seat"])


def test_twisted_records(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[read(seed)] += 1
