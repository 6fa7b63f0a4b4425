"""Games that are about to end, as a page stores them."""

from __future__ import annotations

import json
from typing import Any

from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tabletop.game.spec import GameSpec
from tabletop.table.session import Session

NAMES = ("Ann", "Ben", "Cal", "Dee")


def nearly_over(spec: GameSpec, bot: str, rules: dict[str, Any], people: tuple[int, ...] = ()) -> str:
    """A game of four of these bots with a few moves to go; the seats in `people` are persons' who play like them."""
    person, machine = {"kind": "person"}, {"kind": "bot", "bot": bot}
    seats = [{"name": name, **(person if seat in people else machine)} for seat, name in enumerate(NAMES)]
    session, mind, saves = Session.new(spec, seats, rules, 5), spec.bots[bot](), []
    while session.waiting != "over":
        if not session.tick():
            session.choose(_choice(session.game, mind))
        saves.append(session.save())
    return json.dumps({"save": saves[-4], "names": NAMES, "round": 3, "over": False})


def _choice(game: Any, mind: Any) -> str:
    moves = game.moves()
    return str(moves[mind.choose(game.observe(game.to_move), moves, Dice(len(game.history)), UNLIMITED)])
