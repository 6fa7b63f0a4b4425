"""Twisted saves: refused with a reason, or games that are taken up, saved the same and played on."""

from __future__ import annotations

import json
import random
from typing import Any

from citadels import Game
from citadels.bots import BOTS
from citadels.table.interface import SAVE_VERSION, game_spec
from citadels.table.worker import Table
from tabletop.core.checksum import crc
from tabletop.core.rng import MASK
from tabletop.table.saves import KEYS, Saved, SaveError, _body, write_save
from tabletop.table.session import Session
from tests.fuzz.cases import Cases, group
from tests.fuzz.games import GAME_WORDS, TRIED, Json, played, positions
from tests.fuzz.mutators import garbled, twisted, twisted_record
from tests.table.desk import seats
from tests.table.random_games import move_of


def save(number: int, dice: random.Random) -> str:
    """The save of a real game, with people and bots at its seats."""
    game = played(number) if dice.random() < 0.4 else Game.from_position(dice.choice(positions(number)))
    people = tuple(seat for seat in range(len(game.names)) if dice.random() < 0.4)
    sitting = seats(game.names, people, dice.choice(("random", "casual", "strong", "newcomer")))
    return write_save("citadels", SAVE_VERSION, Saved(game.record(), sitting, dice.randint(0, MASK)))


def twisted_save(good: str, dice: random.Random) -> str:
    """Change letters; or twist what is within, mostly so that the checksum fits again."""
    if dice.random() < 0.2:
        return garbled(good, dice)
    data: Json = json.loads(good)
    if dice.random() < 0.5:
        data["record"] = twisted_record(data["record"], dice, GAME_WORDS, TRIED)
    else:
        data = twisted(data, dice, GAME_WORDS)
    if is_whole(data) and dice.random() < 0.9:
        data["check"] = crc(_body(data))
    return json.dumps(data)


def is_whole(data: Any) -> bool:
    """Whether there is all that the checksum is made of."""
    return isinstance(data, dict) and data.keys() == KEYS


def taken_up(seed: int) -> str:
    """Take one up; what came of it."""
    number, dice = group(seed)
    text = twisted_save(save(number, dice), dice)
    try:
        session = Session.load(game_spec(BOTS), text)
    except SaveError as refused:
        return f"refused as {refused.reason}"
    again = session.save()
    assert Session.load(game_spec(BOTS), again).save() == again, "what was read is written otherwise"
    goes_on(again, dice)
    return "played"


def goes_on(text: str, dice: random.Random, most: int = 12) -> None:
    """Lay it on the worker's table and do what it waits for."""
    table = Table()
    answer: Any = table.answer({"do": "load", "save": text})
    for _ in range(most):
        json.dumps(answer, allow_nan=False)
        assert "error" not in answer, answer["error"]
        view = answer["view"]
        if view["waiting"] == "over":
            break
        if view["waiting"] == "bot":
            answer = table.answer({"do": "tick"})
        elif view["waiting"] == "curtain":
            answer = table.answer({"do": "open", "seat": view["curtain"]["seat"]})
        else:
            possible = [choice for choice in view["prompt"]["choices"] if choice["enabled"]]
            assert possible, "somebody is asked who can do nothing"
            answer = table.answer({"do": "choose", "move": move_of(dice.choice(possible), dice)})


def test_twisted_saves(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[taken_up(seed)] += 1
