"""Twisted links: refused with a reason, or games that can be written as a link again."""

from __future__ import annotations

import json
import random

import pytest

from citadels import Game
from citadels.notation.links import VERSIONS, write_deal
from citadels.table.screen import CitadelsScreen
from tabletop.notation.link_packing import LinkError, Packer, read_number
from tabletop.table.replay import ReplayViewer
from tests.fuzz.cases import Cases, brief, group
from tests.fuzz.games import played, sound
from tests.fuzz.mutators import garbled, sealed


def twisted_link(game: Game, dice: random.Random) -> str:
    """Change letters; or change the numbers within, and let the checksum fit; of either version."""
    version = dice.choice(VERSIONS if game.link()[0] == "1" else VERSIONS[1:])  # the first knows no other edition
    numbers = [write_deal(game._setup, version).split(".")[1], *game.link().split(".")[2:-1]]
    parts = [read_number(part) for part in numbers]
    if dice.random() < 0.3:
        return garbled(sealed(version, parts), dice)
    for _ in range(dice.choice((1, 1, 2))):
        at = dice.randrange(len(parts))
        part = parts[at]
        parts[at] = dice.choice((
            part + dice.choice((-1, 1, 32, 64, 7)), part ^ (1 << dice.randrange(80)), 2 * part, part // 2, 0, 1, 2**64,
            dice.getrandbits(dice.randrange(1, 200)), dice.getrandbits(30_000), packed(dice),
        ))  # fmt: skip
    parts = [max(0, part) for part in parts]
    if dice.random() < 0.05:
        parts = dice.choice((parts[:-1], [*parts, 0]))
    return sealed(dice.choice((0, 3)) if dice.random() < 0.02 else version, parts)


def packed(dice: random.Random) -> int:
    """Small choices and great numbers, in any order."""
    packer = Packer()
    for _ in range(dice.randrange(1, 40)):
        if dice.random() < 0.2:
            packer.number(dice.getrandbits(dice.choice((3, 8, 60, 2_000))))
        else:
            packer.choice(dice.randrange(2), 2)
    return packer.packed()


def read(seed: int) -> str:
    """Read one, and look at it as a replay; what came of it."""
    number, dice = group(seed)
    link = twisted_link(played(number), dice)
    answer = ReplayViewer(CitadelsScreen()).answer({"do": "replay", "link": link})
    text = json.dumps(answer, allow_nan=False)
    if "error" in answer:
        with pytest.raises(LinkError) as refused:
            Game.from_link(link)
        brief(text)
        brief(str(refused.value))
        return f"refused as {refused.value.reason}"
    game = Game.from_link(link)
    words = game.link()
    assert (Game.from_link(words) == game, Game.from_link(words).link()) == (True, words), "written otherwise"
    sound(game, dice, most=30)
    return "played"


def test_twisted_links(cases: Cases) -> None:
    for seed in cases:
        cases.outcomes[read(seed)] += 1
