"""Short ways to write a position, play from it and look at what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from citadels import Game, IllegalMove

Json = dict[str, Any]

RANKS = (
    ("assassin", "witch"),
    ("thief", "tax_collector"),
    ("magician", "wizard"),
    ("king", "emperor"),
    ("bishop", "abbot"),
    ("merchant", "alchemist"),
    ("architect", "navigator"),
    ("warlord", "diplomat"),
    ("artist", "queen"),
)
RANK_OF = {name: rank for rank, names in enumerate(RANKS, 1) for name in names}
DARK_CITY = frozenset(
    [
        "lighthouse",
        "armory",
        "museum",
        "imperial_treasury",
        "map_room",
        "wishing_well",
        "quarry",
        "poor_house",
        "bell_tower",
        "factory",
        "park",
        "hospital",
        "throne_room",
        "ball_room",
    ]
)
SEVEN = "temple church monastery watchtower prison manor castle"  # 16 points, three kinds
EIGHT = SEVEN + " tavern"  # 17 points, four kinds


def district(word: str) -> str | Json:
    """One district of a city: `tavern`, `tavern+` with the coin, `haunted_city@3`, `museum:tavern,manor`."""
    name, mark, rest = re.match(r"(\w+)([+@:]?)(.*)", word).groups()  # type: ignore[union-attr]
    if mark == "+":
        return {"district": name, "coin": True}
    if mark == "@":
        return {"district": name, "built": int(rest)}
    if mark == ":":
        return {"district": name, "tucked": rest.split(",")}
    return str(name)


def seat(characters: str = "", gold: int = 0, hand: str = "", city: str = "", completed: int | None = None) -> Json:
    """One player; characters, cards and districts are words with spaces between."""
    return {
        "gold": gold,
        "hand": hand.split(),
        "city": [district(word) for word in city.split()],
        "characters": characters.split(),
        "completed": completed,
    }


def cast_of(names: Iterable[str]) -> list[str]:
    """The characters of a game in which all of `names` take part, the classic ones elsewhere."""
    chosen = {RANK_OF[name]: name for name in names}
    ranks = 9 if 9 in chosen else 8
    return [chosen.get(rank, RANKS[rank - 1][0]) for rank in range(1, ranks + 1)]


def position(
    *seats: Json,
    phase: Json,
    players: int = 4,
    cast: str = "",
    specials: str = "",
    rules: Json | None = None,
    up: str = "",
    down: str = "",
    deck: str | None = None,
    **keys: Any,
) -> Json:
    """A position: empty seats are added up to `players`; `rules` has what the names seen and `cast` bring into play."""
    table = [*seats, *(seat() for _ in range(players - len(seats)))]
    characters = [name for item in table for name in item["characters"]]
    marks = [keys[mark] for mark in ("assassinated", "robbed", "bewitched") if keys.get(mark)]
    named = [*characters, *cast.split(), *up.split(), *down.split(), *phase.get("pool", []), *marks]
    words = re.findall(
        r"\w+", f"{[item['hand'] for item in table]} {[item['city'] for item in table]} {deck} {specials}"
    )
    added = sorted(DARK_CITY.intersection(words))
    data: Json = {
        "citadels": 1,
        "rules": {"characters": cast_of(named), "specials": added or "classic", **(rules or {})},
        "players": table,
        "phase": phase,
    }
    if deck is not None:
        data["deck"] = deck.split()
    if up or down:
        data["aside"] = {"up": up.split(), "down": down.split()}
    return data | keys


def turn(
    character: str,
    *seats: Json,
    by: int | None = None,
    taken: str = "",
    built: int = 0,
    extra: int = 0,
    spent: int = 0,
    resumed: bool = False,
    **keys: Any,
) -> Game:
    """A game in the middle of `character`'s turn, played `by` its holder unless told otherwise."""
    holder = next((i for i, seat in enumerate(seats) if character in seat["characters"]), None)
    phase: Json = {"name": "turn", "rank": RANK_OF[character], "seat": holder if by is None else by}
    phase |= {"taken": taken.split(), "built": built, "extra": extra, "spent": spent}
    if resumed:
        phase["resumed"] = True
    keys["cast"] = f"{character} {keys.get('cast', '')}"
    return Game.from_position(position(*seats, phase=phase, **keys))


def select(chooser: int, pool: str, *seats: Json, **keys: Any) -> Game:
    """A game in which seat `chooser` chooses from `pool`."""
    phase = {"name": "select", "seat": chooser, "pool": pool.split()}
    return Game.from_position(position(*seats, phase=phase, **keys))


def over(*seats: Json, **keys: Any) -> Game:
    """A game that is over: only the scores are left to look at."""
    return Game.from_position(position(*seats, phase={"name": "over"}, last_round=True, **keys))


def play(game: Game, *moves: str) -> Game:
    """The same game after these moves."""
    for move in moves:
        game.play(move)
    return game


def refused(game: Game, move: str) -> bool:
    """Whether the move is not offered, and raises when played all the same."""
    if move in game.moves():
        return False
    with pytest.raises(IllegalMove):
        game.play(move)
    return True


def moves(game: Game) -> set[str]:
    """The legal moves as a set of words."""
    return {str(move) for move in game.moves()}


def begins(game: Game, verb: str) -> set[str]:
    """The legal moves that begin with `verb`."""
    return {move for move in moves(game) if move.split()[0] == verb}


def gold(game: Game, number: int) -> int:
    """The purse of one seat."""
    return int(game.position()["players"][number]["gold"])


def hand(game: Game, number: int) -> list[str]:
    """The hand of one seat, alphabetically."""
    return sorted(game.position()["players"][number]["hand"])


def built(game: Game, number: int) -> list[Json]:
    """The city of one seat, each district as an object."""
    city = game.position()["players"][number]["city"]
    return [dict(item) if isinstance(item, dict) else {"district": item} for item in city]


def city(game: Game, number: int) -> list[str]:
    """The names in the city of one seat, alphabetically."""
    return sorted(item["district"] for item in built(game, number))


def tucked(game: Game, number: int) -> list[str]:
    """The cards under the Museum of one seat, alphabetically."""
    return sorted(card for item in built(game, number) for card in item.get("tucked", []))


def coins(game: Game, number: int) -> list[str]:
    """The names of one seat's districts that bear the Artist's coin."""
    return sorted(item["district"] for item in built(game, number) if item.get("coin"))


def completed(game: Game, number: int) -> int | None:
    """The place in which one seat's city was completed."""
    place = game.position()["players"][number]["completed"]
    return None if place is None else int(place)


def deck(game: Game) -> list[str]:
    """The deck, its top card first."""
    return list(game.position()["deck"])


def bank(game: Game) -> int:
    """The gold in the bank, where there is so much and no more."""
    gold = game.position()["bank"]
    assert gold is not None
    return gold


def crown(game: Game) -> int:
    """The seat that has the Crown."""
    return int(game.position()["crown"])


def phase(game: Game) -> Json:
    """The phase of the position."""
    return dict(game.position()["phase"])


def acting(game: Game) -> tuple[str, int]:
    """Return the character whose turn it is, and its player."""
    now = phase(game)
    return str(game.position()["rules"]["characters"][now["rank"] - 1]), int(now["seat"])


def score(game: Game, number: int = 0) -> int:
    """The score of one seat in a game that is over."""
    assert game.scores is not None
    return int(game.scores[number])
