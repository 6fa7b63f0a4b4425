"""Data of the first screen before the engine is ready: seats, bots, options, and what is printed on the pieces."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from praga.bots import BOTS
from praga.core.rules import Rules
from praga.core.tables import NEWEST
from praga.flow.options import WORDS
from praga.table.daily import DAILY
from praga.views.pieces import pieces
from tabletop.notation.validation import unseen_pattern

Json = dict[str, Any]
# The options of a first game that are not as usual (P2.5, P2.9).
FIRST_GAME: Final = {"crane_order": "fixed"}
# The options that a form shows (P16.1, P16.2); a table of one has those in `alone`, too (P16.4).
OFFERED: Final = ("tiles", "crane_order", "tokens", "road_tiles")


def setup_sheet() -> Json:
    """Return what a table can be set with (notation §2 `rules`), and what is printed on the pieces.

    `always` are rules of every new table, `alone` those of a table of one as well.
    """
    usual = {field.name: field.default for field in fields(Rules)}
    return {
        "players": {"min": 1, "max": 4, "default": 2},
        "bots": {"strengths": [name for name in BOTS if name != "random"], "personalities": []},
        "bot": "casual",
        "day": DAILY.sheet(),
        "names": {"unseen": unseen_pattern()},
        "options": [{"id": name, "values": list(WORDS[name]), "default": usual[name]} for name in OFFERED],
        "always": {"data": NEWEST},
        "alone": {"solo": True},
        "first_game": dict(FIRST_GAME),
        "pieces": pieces(),
    }
