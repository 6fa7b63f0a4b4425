"""Keeps a day of the series that is played now: `python -m tests.golden.make_day 2026-11-23`, src/ on the path.

Only needed when a new series begins (`citadels.table.daily`); the person's seat is played by `casual`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from citadels.bots.tiers import casual
from citadels.table import daily
from citadels.table.worker import Table
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.rng import Dice
from tests.golden.test_daily import NAMES


def played(day: str) -> str:
    """Play a day's table to its end; return its record."""
    table, bot, dice = Table(), casual(), Dice(1)
    answer: Any = table.answer({"do": "new", "day": day, "names": NAMES})
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
    return str(table.answer({"do": "record"})["record"])


def main() -> None:
    for date in sys.argv[1:]:
        day = f"{daily.CURRENT}.{date}"
        Path(__file__).with_name(f"day-{day}.citadels").write_text(played(day), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
