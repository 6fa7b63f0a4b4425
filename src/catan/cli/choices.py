"""A short list of the legal moves, grouped by verb, to be typed as shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from catan.cli import words
from tabletop.core.lazy import ConcatSequence, in_memory

# The most moves of one verb that are listed; of more, only an example is shown.
MOST_LISTED = 60
NO_PHASE: Mapping[str, Any] = {}


def choice_lines(moves: Sequence[str], names: Sequence[str], phase: Mapping[str, Any] = NO_PHASE) -> Iterator[str]:
    """Yield the lines that list the legal moves; players by letter and name, with what they answered to an offer.

    `phase` is that of the public view (notation §7).
    """
    plain = in_memory(moves)
    if len(moves) == 1:
        yield words.ENTER.format(move=moves[0])
    elif len(plain) > MOST_LISTED and plain[0].split()[0] == plain[-1].split()[0]:
        yield _many(plain)
    else:
        yield from _by_verb(plain, _players(names, phase))
    if isinstance(moves, ConcatSequence):
        yield words.OR_OFFER if moves.rest[0].startswith("offer") else words.OR_BID


def question(moves: Sequence[str], phase: Mapping[str, Any] = NO_PHASE, names: Sequence[str] = ()) -> str:
    """Return the question for the player to move; to an offer, with its terms."""
    text = words.YOUR_TURN if "end" in in_memory(moves) else words.QUESTIONS[moves[0].split()[0]]
    offer = phase.get("asks", {}).get("offer")
    if offer is None:
        return text
    terms = {"give": words.bundle(offer["give"]), "get": words.bundle(offer["get"])}
    return words.OFFERED.format(player=names[phase["seat"]], **terms, question=text)


def _players(names: Sequence[str], phase: Mapping[str, Any]) -> list[str]:
    """Return how a list of choices calls each seat."""
    players = [words.SEAT_OF.format(letter=words.LETTERS[seat], player=name) for seat, name in enumerate(names)]
    for reply in phase.get("asks", {}).get("said", ()):
        if reply["says"] == "bid":
            seat = reply["seat"]
            terms = {"give": words.bundle(reply["give"]), "get": words.bundle(reply["get"])}
            players[seat] = words.BIDDER.format(letter=words.LETTERS[seat], player=names[seat], **terms)
    return players


def _by_verb(moves: Sequence[str], players: Sequence[str]) -> Iterator[str]:
    ways: dict[str, list[str]] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        ways.setdefault(verb, []).append(players[int(rest)] if verb in ("steal", "confirm") else rest)
    for verb, group in ways.items():
        between = " · " if any(" " in way for way in group) else " "
        yield words.ONE_OF.format(verb=verb, ways=between.join(group)).rstrip()


def _many(moves: Sequence[str]) -> str:
    return words.MANY.format(verb=moves[0].split()[0], count=len(moves), example=moves[0])
