"""Short ways to write a position of the edition of 2016, and to play from it; the rest is as in `tests.rules.table`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from citadels import Game
from citadels.cards.catalog import added_specials
from citadels.core.registry import NEWER
from tests.rules.table import (
    Json,
    acting,
    bank,
    begins,
    built,
    city,
    coins,
    completed,
    crown,
    deck,
    gold,
    hand,
    moves,
    phase,
    play,
    refused,
    score,
    seat,
)

__all__ = [
    "Json",
    "acting",
    "answered",
    "bank",
    "begins",
    "built",
    "city",
    "coins",
    "completed",
    "crown",
    "deck",
    "gold",
    "hand",
    "heard",
    "mark",
    "moves",
    "phase",
    "play",
    "position",
    "question",
    "refused",
    "same_to",
    "score",
    "seat",
    "turn",
]  # fmt: skip

RANKS = (
    ("assassin", "witch", "magistrate"),
    ("thief", "spy", "blackmailer"),
    ("magician", "wizard", "seer"),
    ("king", "emperor", "patrician"),
    ("bishop", "abbot", "cardinal"),
    ("merchant", "alchemist", "trader"),
    ("architect", "navigator", "scholar"),
    ("warlord", "diplomat", "marshal"),
    ("artist", "queen", "tax_collector"),
)
RANK_OF = {name: rank for rank, names in enumerate(RANKS, 1) for name in names}
SEVEN = "temple church monastery watchtower prison manor castle"  # what ends the game with 4 to 8 players (E2.5)


def cast_of(names: Iterable[str], players: int) -> list[str]:
    """The characters of a game in which all of `names` take part, those of the first game elsewhere (E13.1)."""
    chosen = {RANK_OF[name]: name for name in names}
    ranks = 9 if 9 in chosen or players in (3, 8) else 8
    return [chosen.get(rank, RANKS[rank - 1][0]) for rank in range(1, ranks + 1)]


def _named(keys: Json) -> list[str]:
    """The characters on which some mark lies."""
    marked = [keys[mark] for mark in ("assassinated", "robbed", "bewitched") if keys.get(mark)]
    for mark, real in (("warrants", "signed"), ("threats", "real")):
        tokens = keys.get(mark) or {}
        marked += [*tokens.get("on", ()), *([tokens[real]] if real in tokens else [])]
    return marked


def position(
    *seats: Json, phase: Json, players: int = 4, cast: str = "", specials: str = "", rules: Json | None = None,
    up: str = "", deck: str | None = None, **keys: Any,
) -> Json:  # fmt: skip
    """A position: empty seats are added up to `players`; `rules` has what the names seen and `cast` bring into play."""
    table = [*seats, *(seat() for _ in range(players - len(seats)))]
    characters = [name for item in table for name in item["characters"]]
    named = [*characters, *cast.split(), *up.split(), *_named(keys)]
    words = re.findall(
        r"\w+", f"{[item['hand'] for item in table]} {[item['city'] for item in table]} {deck} {specials}"
    )
    unique = [name for name in added_specials(NEWER) if name in words]
    data: Json = {
        "citadels": 1,
        "rules": {"edition": "2016", "characters": cast_of(named, players), "specials": unique, **(rules or {})},
        "players": table,
        "phase": phase,
    }
    if deck is not None:
        data["deck"] = deck.split()
    if up:
        data["aside"] = {"up": up.split()}
    return data | keys


def turn(
    character: str, *seats: Json, by: int | None = None, taken: str = "", built: int = 0, spent: int = 0, **keys: Any,
) -> Game:  # fmt: skip
    """A game in the middle of `character`'s turn, played `by` its holder unless told otherwise."""
    holder = next((i for i, seat in enumerate(seats) if character in seat["characters"]), None)
    phase: Json = {"name": "turn", "rank": RANK_OF[character], "seat": holder if by is None else by}
    phase |= {"taken": taken.split(), "built": built, "spent": spent} | keys.pop("phase", {})
    keys["cast"] = f"{character} {keys.get('cast', '')}"
    return Game.from_position(position(*seats, phase=phase, **keys))


def answered(game: Game) -> bool:
    """Whether a position written now reads back as the same game."""
    return Game.from_position(game.position()) == game


def question(game: Game) -> tuple[int | None, list[str]]:
    """Return the deciding seat and its choices."""
    return game.to_move, [str(move) for move in game.moves()]


def mark(game: Game, key: str, viewer: int | None = None, *, all_seeing: bool = False) -> Any:
    """A mark as a seat sees it, or as it is."""
    return dict(game.position() if all_seeing else game.view(viewer)).get(key)


def heard(game: Game, *moves: str) -> list[tuple[str, int | None, Json]]:
    """Return the events of these moves: the event, who alone hears it, and its words."""
    events = game.listen()
    play(game, *moves)
    return [(event.id, event.audience, dict(event.args)) for event in events]


def same_to(game: Game, other: Game, *who: int | None) -> bool:
    """Whether two games look alike to these viewers."""
    return all(game.view(viewer) == other.view(viewer) for viewer in who)
