"""Links to whole games: `<version>.<setup>.<seed>.<moves>.<check>` (docs/protocol.md §5).

The setup says how many seats there are and which rules were asked for; each version of a game's links has its own way
to say it. Version 0 is for games that began from a position: it stands in the place of the setup, and 0 in that of the
seed. A move is its number in the game's order, which depends on the game alone. A link has no names: who passes one on
reveals nobody's name, and a blog can put its own names beside it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tabletop.core.errors import short
from tabletop.notation.codec import read_json
from tabletop.notation.link_packing import LONGEST, LinkError, Packer, Unpacker, read_link, write_link
from tabletop.notation.link_values import read_value, write_value
from tabletop.notation.options import without_defaults
from tabletop.notation.validation import is_printable, mapping, rows

# A choice as a link has it: its number, from 0, and of how many it is one.
Pick = tuple[int, int]

FROM_POSITION = 0  # the version of links to games that began from a position
MOST_POSITION = 100_000  # bytes of a position; the longest of sixteen games played by chance had 3,917
RAW = -zlib.MAX_WBITS  # a deflated text without a header: the link has a checksum of its own


class Deal(NamedTuple):
    """The set-up of a game: the number of seats, the rules that were asked for, and the seed."""

    seats: int
    rules: dict[str, Any]
    seed: int

    def called(self, names: Sequence[str]) -> list[str]:
        """Names by seat: those given, or "Seat n" for one that is missing or cannot be shown."""
        return seat_names(self.seats, names)


class Standing(NamedTuple):
    """The position that a game began from, as JSON with a name for each of its `players` (notation §1)."""

    position: dict[str, Any]

    def called(self, names: Sequence[str]) -> dict[str, Any]:
        """The position with these names, or "Seat n" for one that is missing or cannot be shown."""
        players = self.position["players"]
        named = zip(players, seat_names(len(players), names), strict=True)
        return {**self.position, "players": [{**player, "name": name} for player, name in named]}


def seat_names(count: int, names: Sequence[str]) -> list[str]:
    """Names of so many seats: those given, or "Seat n" for one that is missing or cannot be shown."""
    seats = [f"Seat {seat + 1}" for seat in range(count)]
    for seat, name in enumerate(names[:count]):
        if is_printable(name):
            seats[seat] = name
    return seats


def anything(_: int, __: Mapping[str, Any]) -> bool:
    """Whether a version can say so many seats and such rules, where it can say all there are."""
    return True


class Version(NamedTuple):
    """The form of a table in links of one version: seats and rules.

    `write` and `read` are each other's inverse; `can_say(seats, rules)` is true where `read` gives back what was
    written.
    """

    write: Callable[[Packer, int, Mapping[str, Any]], None]
    read: Callable[[Unpacker], tuple[int, dict[str, Any]]]
    can_say: Callable[[int, Mapping[str, Any]], bool] = anything


def by_value(words: Sequence[str], most_seats: int) -> Version:
    """Return a version that writes the rules as a self-describing value (`tabletop.notation.link_values`).

    `words` have their place as their number and are never sorted or taken out; any other word is spelled.
    """

    def write(table: Packer, seats: int, rules: Mapping[str, Any]) -> None:
        table.number(seats)
        write_value(table, dict(rules), words)

    def read(table: Unpacker) -> tuple[int, dict[str, Any]]:
        seats, rules = table.number(), read_value(table, words)
        if seats > most_seats or not isinstance(rules, dict):
            raise LinkError("link-damaged", "the link holds no rules of a table")
        return seats, rules

    return Version(write, read)


def one_pick(options: Sequence[Any], move: Any) -> list[Pick]:
    """Say a move by its number among all that can be played."""
    return [(options.index(move), len(options))]


def one_picked(options: Sequence[Any], moves: Unpacker) -> Any:
    """Take out the move that `one_pick` put away."""
    return options[moves.choice(len(options))]


@dataclass(frozen=True, slots=True)
class GameLinks:
    """The links of a game.

    `versions` by number, the oldest first: what an older one can say, it says, so that a game has one link, the one it
    ever had. `picks(options, move)` says a move as one choice or as several, where one list of options would make
    every move dear; `picked(options, moves)` takes it out again. `most_moves` is above any game that people or bots
    play to its end: a longer one has no link, and a made-up link costs no more. A link of a game with a `prefix` begins
    with it and fits no other game; it is read without it, too, as an address of the game's own has it. `later` has the
    defaults of options that were added after the first links: with its default such an option is not written, so that
    the link stays the one it was, and earlier programs open it.
    """

    versions: Mapping[int, Version]
    picks: Callable[[Sequence[Any], Any], Iterable[Pick]] = one_pick
    picked: Callable[[Sequence[Any], Unpacker], Any] = one_picked
    most_moves: int = 5_000
    prefix: str = ""
    later: Mapping[str, Any] = field(default_factory=dict)

    def write_game(
        self, setup: Mapping[str, Any] | None, moves: Sequence[Iterable[Pick]], version: int | None = None
    ) -> str:
        """Write a game as a link: how it was set up, and the choices of each move.

        `setup` has `players`, `rules` and `seed`. Without a `version` the oldest is written that can say it. LinkError
        if the game began from a position, or is longer than any link that is read. A link to a game that is not over
        holds the seed, and with it everything hidden.
        """
        packed = self._packed(moves)
        number, parts = self._table(setup, version)
        return self._whole(number, [*parts, packed])

    def write_from(self, position: Mapping[str, Any], moves: Sequence[Iterable[Pick]]) -> str:
        """Write a game that began from a position as a link: the position without names, and the choices of each move.

        LinkError if it is longer than any link that is read.
        """
        players = [{key: value for key, value in player.items() if key != "name"} for player in position["players"]]
        return self._whole(FROM_POSITION, [_deflated({**position, "players": players}), 0, self._packed(moves)])

    def _packed(self, moves: Sequence[Iterable[Pick]]) -> int:
        if len(moves) > self.most_moves:
            raise LinkError("link-game-long", f"the game is too long: a link has at most {self.most_moves} moves")
        packer = Packer()
        packer.number(len(moves))
        for choices in moves:
            for pick, options in choices:
                packer.choice(pick, options)
        return packer.packed()

    def _whole(self, version: int, parts: Sequence[int]) -> str:
        link = write_link(version, parts, self.prefix)
        if len(link) > LONGEST:
            raise LinkError("link-game-long", f"the game is too long: a link has at most {LONGEST} letters")
        return link

    def read_game(self, text: object) -> tuple[Deal | Standing, Unpacker, int]:
        """Read how a linked game began, its packed moves, and how many; LinkError says what is wrong."""
        version, (setup, seed, packed) = read_link((FROM_POSITION, *self.versions), 3, text, self.prefix)
        moves = Unpacker(packed)
        began = Standing(_inflated(setup)) if version == FROM_POSITION else self._deal(version, setup, seed)
        count = moves.number()
        if count > self.most_moves:
            raise LinkError("link-damaged", f"no game has {short(count)} moves")
        return began, moves, count

    def write_deal(self, setup: Mapping[str, Any] | None, version: int | None = None) -> str:
        """Write how a game was dealt, without its moves: `<version>.<setup>.<seed>.<check>`; else as `write_game`."""
        return write_link(*self._table(setup, version), self.prefix)

    def read_deal(self, text: object) -> Deal:
        """Read what `write_deal` wrote; LinkError says what is wrong with it."""
        version, (setup, seed) = read_link(tuple(self.versions), 2, text, self.prefix)
        return self._deal(version, setup, seed)

    def _deal(self, version: int, setup: int, seed: int) -> Deal:
        table = Unpacker(setup)
        try:
            seats, rules = self.versions[version].read(table)
        except LinkError as error:
            if error.reason == "link-version":
                error.details["version"] = str(version)
            raise
        table.end()
        return Deal(seats, rules, seed)

    def _table(self, setup: Mapping[str, Any] | None, version: int | None) -> tuple[int, list[int]]:
        if setup is None:
            raise LinkError("link-position", "a game that began from a position was not dealt")
        seats, rules = len(setup["players"]), without_defaults(setup["rules"], self.later)
        wanted = self.versions if version is None else [version]
        for number in wanted:
            if self.versions[number].can_say(seats, rules):
                table = Packer()
                self.versions[number].write(table, seats, rules)
                return number, [table.packed(), setup["seed"]]
        last = str(max(wanted))
        raise LinkError("link-version", f"a link of version {last} cannot say these rules", {"version": last})


def _deflated(position: Mapping[str, Any]) -> int:
    """Pack a position as one number; the 1 in front keeps zeros that a deflated text may begin with."""
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(level=9, wbits=RAW)
    return int.from_bytes(b"\x01" + packer.compress(text.encode()) + packer.flush(), "big")


def _inflated(packed: int) -> dict[str, Any]:
    """Unpack what `_deflated` packed; LinkError where it is no position with players."""
    data = packed.to_bytes((packed.bit_length() + 7) // 8, "big")
    unpacker = zlib.decompressobj(wbits=RAW)
    try:
        text = unpacker.decompress(data[1:], MOST_POSITION)
        position = dict(mapping(read_json(text.decode()), "position"))
        for player in rows(position.get("players"), "players"):
            mapping(player, "players")
    except (zlib.error, ValueError, RecursionError):
        raise LinkError("link-damaged", "the link holds no position") from None
    return position
