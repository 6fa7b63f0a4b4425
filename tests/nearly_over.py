"""Games of bots that are about to end, as a page stores them."""

from __future__ import annotations

import json
from typing import Any

from tabletop.game.spec import GameSpec
from tabletop.table.session import Session

NAMES = ("Ann", "Ben", "Cal", "Dee")


def nearly_over(spec: GameSpec, bot: str, rules: dict[str, Any]) -> str:
    """A game of four of these bots with a few moves to go, as the page stores it."""
    seats = [{"name": name, "kind": "bot", "bot": bot} for name in NAMES]
    session = Session.new(spec, seats, rules, 5)
    saves = []
    while session.tick():
        saves.append(session.save())
    return json.dumps({"save": saves[-4], "names": NAMES, "round": 3, "over": False})
