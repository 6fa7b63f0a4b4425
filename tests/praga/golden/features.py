"""Features of a record of the third game, by name; the golden games together use all of them."""

from __future__ import annotations

from pathlib import Path

from praga import Game
from praga.core.moves import FORMS
from praga.core.tables import LEVEL_OF, PLAZAS, SEALS, TILES, TILES_IV, TILES_V, TOKENS
from praga.flow.options import WORDS, write_rules
from tabletop.testing.golden import GoldenGames

SEATS = (1, 2, 3, 4)
LASTING = 2  # levels of technologies below this one last


def demands() -> set[str]:
    """All that golden games are to use: tiles, technologies, plazas, seals, areas, options, verbs, seats."""
    result = {f"tile {name}" for name in TILES}
    result |= {f"keep {name}" for name in (*LEVEL_OF, *TOKENS, *TILES_IV, *TILES_V)}
    result |= {f"use {name}" for name, level in LEVEL_OF.items() if level >= LASTING}
    result |= {f"plaza {name}" for name in PLAZAS}
    result |= {f"seal {name}" for name in SEALS}
    result |= {f"road {area}" for area in range(1, 6)}
    result |= {f"{key} {word}" for key, words in WORDS.items() for word in words}
    # A move sideways in another's turn is too rare to be met: tests/praga/rules/test_p08_buildings.py has it.
    result |= {f"verb {verb}" for verb in FORMS if verb != "pass"}
    return result | {f"{seats} seats" for seats in SEATS} | {"pushed tile"}


def features(record: str) -> set[str]:
    """Return a record's features."""
    game = Game.from_record(record)
    result = {f"{len(game.names)} seats"}
    rules = write_rules(game.observe(None).rules)
    result |= {f"{key} {rules[key]}" for key in WORDS}
    again = game.beginning()
    for move in game.history:
        result.add(f"verb {move.verb}")
        if move.verb in ("keep", "use", "seal"):
            result.add(f"{move.verb} {move.words[0]}")
        if move.verb in ("upgrade", "wall", "building"):
            result.add(f"tile {move.words[0]}")
        again.play(move, from_record=True)
        if move.verb == "end" and again.observe(None).state.pushed.count(0) < len(again.observe(None).state.pushed):
            result.add("pushed tile")
        if move.verb == "road":
            result |= {f"road {area}" for area in again.observe(None).state.road}
    end = again.observe(None).state
    return result | {f"plaza {end.plazas[plaza]}" for plaza in end.paid}


GOLDEN = GoldenGames(Game, Path(__file__).parent, ".crane", demands, features)
