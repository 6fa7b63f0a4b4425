"""Replay links: a game of Citadels as `<version>.<setup>.<seed>.<moves>.<check>` (docs/protocol.md §5).

The setup says how many seats there are and which rules were asked for. Version 1 (`notation.first_links`) numbers each
rule's values among as many as there were when it was made: two characters a rank, fourteen specials. Its lists are
closed, and it opens for ever. Version 2 writes the rules as a value that says of itself what it is
(`tabletop.values`): keys and cards are words with fixed numbers, or spelled, so that no link depends on how many cards
a rank or an edition has. Version 1 is written wherever it can say it, so that a game has one link, the one it ever had.

The moves are the same in both: each its number in the engine's order (notation §2), which depends on the game alone.
A link has no names: whoever passes one on passes nobody's name on, and a blog can put its own names beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from citadels.cards.linked import CARDS
from citadels.notation import first_links
from tabletop.errors import short
from tabletop.links import LinkError, Packer, Unpacker, read_link, write_link
from tabletop.validation import can_be_shown
from tabletop.values import read_value, write_value

VERSIONS = (1, 2)
MOST_MOVES = 5_000  # the longest games of eight have some 700
# Words of version 2, each with its place as its number: never sorted or taken out. New cards go to the end of `CARDS`;
# a new key or word of the rules is spelled.
WORDS: Final = tuple(dict.fromkeys((
    "characters", "specials", "removed", "city_size", "gold", "smithy", "heir", "three_players", "ties", "bell_tower",
    "round_limit", "edition", "classic", "2016", "2:3", "3:2", "one_character", "two_characters", "shared", "broken",
    "rank", *CARDS,
)))  # fmt: skip


class Deal(NamedTuple):
    """How a game was dealt: how many seats, the rules that were asked for, and the seed."""

    seats: int
    rules: dict[str, Any]
    seed: int

    def called(self, names: Sequence[str]) -> list[str]:
        """Names by seat: those given, or "Seat n" for one that is missing or cannot be shown."""
        seats = [f"Seat {seat + 1}" for seat in range(self.seats)]
        for seat, name in enumerate(names[: self.seats]):
            if can_be_shown(name):
                seats[seat] = name
        return seats


def write_game(setup: Mapping[str, Any] | None, picks: Sequence[tuple[int, int]], version: int | None = None) -> str:
    """Write a game as a link: how it was set up, and for each move its number among how many.

    `setup` has `players`, `rules` and `seed`. Without a `version` the oldest is written that can say it. LinkError if
    the game began from a position, which no link holds. A link to a game that is not over holds the seed, and with it
    every hidden card.
    """
    moves = Packer()
    moves.number(len(picks))
    for pick, options in picks:
        moves.choice(pick, options)
    written, parts = _table(setup, version)
    return write_link(written, [*parts, moves.packed()])


def read_game(text: object) -> tuple[Deal, Unpacker, int]:
    """Read how a linked game was dealt, its packed moves, and how many they are; LinkError says what is wrong."""
    version, (setup, seed, packed) = read_link(VERSIONS, 3, text)
    moves = Unpacker(packed)
    deal = _deal(version, setup, seed)
    count = moves.number()
    if count > MOST_MOVES:
        raise LinkError("link-damaged", f"no game has {short(count)} moves")
    return deal, moves, count


def write_deal(setup: Mapping[str, Any] | None, version: int | None = None) -> str:
    """Write how a game was dealt, without its moves: `<version>.<setup>.<seed>.<check>`; else as `write_game`."""
    return write_link(*_table(setup, version))


def read_deal(text: object) -> Deal:
    """Read what `write_deal` wrote; LinkError says what is wrong with it."""
    version, (setup, seed) = read_link(VERSIONS, 2, text)
    return _deal(version, setup, seed)


def _deal(version: int, setup: int, seed: int) -> Deal:
    table = Unpacker(setup)
    seats, rules = READ[version](table)
    table.end()
    return Deal(seats, rules, seed)


def _table(setup: Mapping[str, Any] | None, version: int | None) -> tuple[int, list[int]]:
    if setup is None:
        raise LinkError("link-position", "only a game from its beginning can be a link")
    seats, rules = len(setup["players"]), setup["rules"]
    if version is None:
        version = 1 if first_links.can_say(seats, rules) else 2
    elif version == 1 and not first_links.can_say(seats, rules):
        raise LinkError("link-version", "a link of version 1 cannot say these rules", {"version": "1"})
    table = Packer()
    WRITE[version](table, seats, rules)
    return version, [table.packed(), setup["seed"]]


def _write_2(table: Packer, seats: int, rules: Mapping[str, Any]) -> None:
    table.number(seats)
    write_value(table, dict(rules), WORDS)


def _read_2(table: Unpacker) -> tuple[int, dict[str, Any]]:
    seats = table.number()
    try:
        rules = read_value(table, WORDS)
    except LinkError as error:
        if error.reason == "link-version":
            error.details["version"] = "2"
        raise
    if seats > first_links.SEATS[-1] or not isinstance(rules, dict):
        raise LinkError("link-damaged", "the link holds no rules of a table")
    return seats, rules


WRITE: Final[dict[int, Callable[[Packer, int, Mapping[str, Any]], None]]] = {1: first_links.write, 2: _write_2}
READ: Final[dict[int, Callable[[Unpacker], tuple[int, dict[str, Any]]]]] = {1: first_links.read, 2: _read_2}
