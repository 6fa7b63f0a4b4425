"""Keeps a day of the series that is played now: `python -m tests.golden.make_day catan 2026-11-26`, src/ on the path.

A date with `.alone` behind it is that of a table without opponents, in a game that has any.
Only needed when a new series begins (`<game>.table.daily`); the person's seat is played by `casual`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.golden.test_daily import DAILIES, NAMES, Daily


def played(daily: Daily, day: str) -> str:
    """Play a day's table to its end; return its record."""
    table, dice = daily.worker(), Dice(1)
    bot: Any = table._game_spec().bots["casual"]()
    names = NAMES[: daily.days.seats_on(daily.days.read(day))]
    answer: Any = table.answer({"do": "new", "day": day, "names": names})
    while answer["view"]["waiting"] != "over":
        game = table.session.game if table.session else None
        assert game is not None, "a day was dealt"
        assert game.to_move is not None, "somebody is waited for"
        request: dict[str, Any] = {"do": "tick"}
        if answer["view"]["waiting"] == "person":
            moves = game.moves()
            at = bot.choose(game.observe(game.to_move), moves, dice, UNLIMITED) if len(moves) > 1 else 0
            request = {"do": "choose", "move": str(moves[at])}
        answer = table.answer(request)
    return str(json.loads(answer["save"])["record"])


def main() -> None:
    name, *dates = sys.argv[1:]
    daily = DAILIES[name]
    for date in dates:
        day = f"{daily.days.current}.{date}"
        path = Path(__file__).with_name(f"day-{day}.{name}")
        path.write_text(played(daily, day), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
