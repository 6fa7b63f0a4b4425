"""What can be chosen, in a few lines: each kind of move with its ways, so that one can type what one reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catan.cli import words
from tabletop.counted import Menu

# So many ways of one kind of move are still listed; of more one is shown as an example.
LISTED = 60


def listed(moves: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """Go through the lines that say what can be played; who is chosen by a seat's number is named beside it."""
    plain = _plain(moves)
    if len(moves) == 1:
        yield words.ENTER.format(move=moves[0])
    elif len(plain) > LISTED and plain[0].split()[0] == plain[-1].split()[0]:
        yield _many(plain)
    else:
        yield from _by_verb(plain, names)
    if isinstance(moves, Menu):
        yield words.OR_OFFER if moves.rest[0].startswith("offer") else words.OR_BID


def question(moves: Sequence[str]) -> str:
    """Say what is asked."""
    return words.YOUR_TURN if "end" in _plain(moves) else words.ASKED[moves[0].split()[0]]


def _plain(moves: Sequence[str]) -> Sequence[str]:
    return moves.first if isinstance(moves, Menu) else moves


def _by_verb(moves: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    ways: dict[str, list[str]] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        way = words.SEAT_OF.format(seat=rest, player=names[int(rest)]) if verb in ("steal", "confirm") else rest
        ways.setdefault(verb, []).append(way)
    for verb, some in ways.items():
        between = " · " if any(" " in way for way in some) else " "
        yield words.ONE_OF.format(verb=verb, ways=between.join(some)).rstrip()


def _many(moves: Sequence[str]) -> str:
    return words.MANY.format(verb=moves[0].split()[0], count=len(moves), example=moves[0])
