"""Twisted links: refused with a reason, or games that can be written as a link again."""

from __future__ import annotations

import random

from catan import Game
from tabletop.notation.link_packing import LinkError, read_number
from tests.catan.fuzz.games import random_game, sound
from tests.fuzz.cases import Cases, brief, group
from tests.fuzz.mutators import garbled, sealed

PREFIX = "catan/#"


def twist_link(game: Game, dice: random.Random) -> str:
    """Change letters; or change the numbers within, and let the checksum fit."""
    link = game.link()
    if dice.random() < 0.3:
        return garbled(link, dice)
    version, *words, _ = link.removeprefix(PREFIX).split(".")
    parts = [read_number(part) for part in words]
    for _ in range(dice.choice((1, 1, 2))):
        at = dice.randrange(len(parts))
        part = parts[at]
        parts[at] = dice.choice((
            part + dice.choice((1, 32, 64, 7)), part ^ (1 << dice.randrange(80)), 2 * part, part // 2, 0, 1, 2**64,
            dice.getrandbits(dice.randrange(1, 200)), dice.getrandbits(20_000),
        ))  # fmt: skip
    if dice.random() < 0.05:
        parts = dice.choice((parts[:-1], [*parts, 0]))
    return sealed(dice.choice((0, 2)) if dice.random() < 0.02 else int(version), parts, PREFIX)


def read(seed: int) -> str:
    """Read a mutated link; return the outcome."""
    number, dice = group(seed)
    link = twist_link(random_game(number), dice)
    try:
        game = Game.from_link(link)
    except LinkError as error:
        brief(str(error))
        return f"refused as {error.reason}"
    again = game.link()
    assert (Game.from_link(again) == game, Game.from_link(again).link()) == (True, again), "written otherwise"
    sound(game, dice, most=30)
    return "played"


def test_twisted_links(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[read(seed)] += 1
