"""A short list of the legal moves, grouped by verb, to be typed as shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catan.cli import words
from tabletop.core.lazy import ConcatSequence

# The most moves of one verb that are listed; of more, only an example is shown.
MOST_LISTED = 60


def choice_lines(moves: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """Yield the lines that list the legal moves; numbers of seats come with the player's name."""
    plain = _plain(moves)
    if len(moves) == 1:
        yield words.ENTER.format(move=moves[0])
    elif len(plain) > MOST_LISTED and plain[0].split()[0] == plain[-1].split()[0]:
        yield _many(plain)
    else:
        yield from _by_verb(plain, names)
    if isinstance(moves, ConcatSequence):
        yield words.OR_OFFER if moves.rest[0].startswith("offer") else words.OR_BID


def question(moves: Sequence[str]) -> str:
    """Return the question for the player to move."""
    return words.YOUR_TURN if "end" in _plain(moves) else words.QUESTIONS[moves[0].split()[0]]


def _plain(moves: Sequence[str]) -> Sequence[str]:
    return moves.first if isinstance(moves, ConcatSequence) else moves


def _by_verb(moves: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    ways: dict[str, list[str]] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        way = words.SEAT_OF.format(seat=rest, player=names[int(rest)]) if verb in ("steal", "confirm") else rest
        ways.setdefault(verb, []).append(way)
    for verb, group in ways.items():
        between = " · " if any(" " in way for way in group) else " "
        yield words.ONE_OF.format(verb=verb, ways=between.join(group)).rstrip()


def _many(moves: Sequence[str]) -> str:
    return words.MANY.format(verb=moves[0].split()[0], count=len(moves), example=moves[0])
