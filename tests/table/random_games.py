"""Whole games over all setups, played through the worker at random, with everything that was said on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator

from citadels.cards.catalog import DARK_CITY_SPECIALS
from tests.rules.table import RANKS
from tests.table.desk import Desk, Json, seats

NAMES = ["Ann", "Ben", "Cem", "Dora", "Eve", "Finn", "Gül", "Hua"]


def rules(dice: random.Random, count: int) -> Json:
    """Rules a table of this size could have agreed on."""
    characters = [dice.choice(pair) for pair in RANKS]
    if count < 5:
        characters[8] = "artist"
    if count == 2:
        characters[3] = "king"
    if count == 2 or (count < 8 and dice.random() < 0.5):
        characters = characters[:8]
    data: Json = {"characters": characters, "round_limit": 12, "city_size": dice.choice([6, 7, 8])}
    data["specials"] = dice.sample(DARK_CITY_SPECIALS, dice.randint(1, 14)) if dice.random() < 0.8 else "classic"
    data["gold"] = dice.choice([30, 35, None, 2 * count])
    data["smithy"] = dice.choice(["2:3", "3:2"])
    if count == 3:
        data["three_players"] = dice.choice(["one_character", "two_characters"])
    return data


def dealt(seed: int) -> Desk:
    """A new game; from its seed come the number of seats, who is a person, and the rules."""
    dice = random.Random(seed)
    count = 2 + seed % 7
    people = tuple(dice.sample(range(count), dice.randint(0, min(3, count))))
    desk = Desk()
    bot = dice.choice(["random", "casual"])
    answer = desk.ask("new", seats=seats(NAMES[:count], people, bot), rules=rules(dice, count), seed=seed)
    assert "error" not in answer, answer["error"]
    return desk


def move_of(choice: Json, dice: random.Random) -> str:
    """The move of a choice; where cards are to be marked, some are."""
    if choice["pick"] is None:
        return str(choice["move"])
    pick = choice["pick"]
    return " ".join([choice["kind"], *sorted(dice.sample(pick["cards"], dice.randint(pick["min"], pick["max"])))])


def step(desk: Desk, dice: random.Random) -> tuple[Json | None, Json]:
    """Do what the table waits for; return the choice a person made, if one did, and the answer."""
    waiting = desk.view["waiting"]
    if waiting == "bot":
        return None, desk.ask("tick")
    if waiting == "curtain":
        return None, desk.ask("open", seat=desk.view["curtain"]["seat"])
    chosen = dice.choice([choice for choice in desk.choices if choice["enabled"]])
    return chosen, desk.ask("choose", move=move_of(chosen, dice))


def played(seed: int) -> Iterator[tuple[Desk, Json, Json | None, Json]]:
    """Play a game to its end: the desk, the view before each step, the choice made, and the answer."""
    desk = dealt(seed)
    dice = random.Random(seed + 1)
    while desk.view["waiting"] != "over":
        before = desk.view
        chosen, answer = step(desk, dice)
        assert "error" not in answer, answer["error"]
        yield desk, before, chosen, answer
