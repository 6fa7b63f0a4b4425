"""Replay links: a game of Citadels as `1.<setup>.<seed>.<moves>.<check>` (notation §2's order of moves is its key).

A link has no names: whoever passes one on passes nobody's name on, and a blog can put its own names beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from citadels.catalog import ALL_ROLES, DARK_CITY_SPECIALS, deck_cards
from citadels.game import Game
from citadels.reading import can_be_shown
from citadels.rules import KEYS, SEATS
from tabletop.errors import PositionError, short
from tabletop.links import LinkError, Packer, Unpacker, read_link, write_link

VERSION = 1  # another order of moves, other cards or other rules: another version
MOST_MOVES = 5_000  # the longest games of eight have some 700
RANKS = 9
CITY_SIZES = range(6, 13)
# Rules of two or three words; what is first is what goes without saying.
WORDS: dict[str, tuple[Any, ...]] = {
    "smithy": ("2:3", "3:2"),
    "heir": (True, False),
    "three_players": ("one_character", "two_characters"),
    "ties": ("shared", "broken"),
    "bell_tower": (True, False),
}
TAKEN_OUT = tuple(dict.fromkeys(deck_cards()))
MOST_REMOVED = len(DARK_CITY_SPECIALS) + 1


def write_game(game: Game) -> str:
    """Write a game as a link; LinkError if it began from a position, which no link holds.

    A link to a game that is not over holds the seed, and with it every hidden card.
    """
    setup = game._setup
    if setup is None:
        raise LinkError("link-position", "only a game from its beginning can be a link")
    table = Packer()
    table.choice(SEATS.index(len(setup["players"])), len(SEATS))
    _write_rules(table, setup["rules"])
    moves = Packer()
    moves.number(len(game.history))
    for move, state in game.played():
        options = Game(state).moves()
        moves.choice(options.index(move), len(options))
    return write_link(VERSION, [table.packed(), setup["seed"], moves.packed()])


def read_game(text: object, names: Sequence[str] = ()) -> Game:
    """Play a link through; LinkError says what is wrong with it.

    A seat without a name, or with one that cannot be shown, is called "Seat n": names are no part of a link.
    """
    setup, seed, packed = read_link(VERSION, 3, text)
    table = Unpacker(setup)
    seats = SEATS[table.choice(len(SEATS))]
    rules = _read_rules(table)
    table.end()
    called = [f"Seat {seat + 1}" for seat in range(seats)]
    for seat, name in enumerate(names[:seats]):
        if can_be_shown(name):
            called[seat] = name
    try:
        game = Game.new(called, rules, seed)
    except PositionError as error:
        raise LinkError("link-damaged", f"the table of this link cannot be set: {error}") from None
    return _play(game, Unpacker(packed))


def _play(game: Game, moves: Unpacker) -> Game:
    count = moves.number()
    if count > MOST_MOVES:
        raise LinkError("link-damaged", f"no game has {short(count)} moves")
    for _ in range(count):
        options = game.moves()
        if not options:
            raise LinkError("link-damaged", "the link goes on after the end")
        game.play(options[moves.choice(len(options))])
    moves.end()
    return game


# --- the rules of a table: a yes or no for each key, and its value only where it was written


def _write_rules(table: Packer, rules: dict[str, Any]) -> None:
    for key in KEYS:
        table.choice(int(key in rules), 2)
        if key in rules:
            _write_rule(table, key, rules[key])


def _read_rules(table: Unpacker) -> dict[str, Any]:
    return {key: _read_rule(table, key) for key in KEYS if table.choice(2)}


def _write_rule(table: Packer, key: str, value: Any) -> None:
    if key == "characters":
        for rank in range(1, RANKS + 1):
            table.choice(1 + _of_rank(rank).index(value[rank - 1]) if rank <= len(value) else 0, 3)
    elif key == "specials":
        chosen = () if value == "classic" else value
        table.choice(len(chosen), len(DARK_CITY_SPECIALS) + 1)
        for name in chosen:
            table.choice(DARK_CITY_SPECIALS.index(name), len(DARK_CITY_SPECIALS))
    elif key == "removed":
        table.choice(len(value), MOST_REMOVED)
        for name in value:
            table.choice(TAKEN_OUT.index(name), len(TAKEN_OUT))
    elif key == "city_size":
        table.choice(CITY_SIZES.index(value), len(CITY_SIZES))
    elif key in WORDS:
        table.choice(WORDS[key].index(value), len(WORDS[key]))
    else:
        table.number(0 if value is None else value + 1)


def _read_rule(table: Unpacker, key: str) -> Any:
    if key == "characters":
        picks = [table.choice(3) for _ in range(RANKS)]
        return [_of_rank(rank)[pick - 1] for rank, pick in enumerate(picks, start=1) if pick]
    if key == "specials":
        count = table.choice(len(DARK_CITY_SPECIALS) + 1)
        chosen = [DARK_CITY_SPECIALS[table.choice(len(DARK_CITY_SPECIALS))] for _ in range(count)]
        return chosen or "classic"
    if key == "removed":
        return [TAKEN_OUT[table.choice(len(TAKEN_OUT))] for _ in range(table.choice(MOST_REMOVED))]
    if key == "city_size":
        return CITY_SIZES[table.choice(len(CITY_SIZES))]
    if key in WORDS:
        return WORDS[key][table.choice(len(WORDS[key]))]
    number = table.number()
    return number - 1 if number else None


def _of_rank(rank: int) -> list[str]:
    return [role.id for role in ALL_ROLES if role.rank == rank]
