"""Who may hold what: the exact counting of the selection, weighed by what each player would have liked."""

from __future__ import annotations

from bench.thumb.sight import Seat, Sight
from citadels.bots.guessing.selection import absentees, still_open
from citadels.core.registry import PLAYED
from citadels.views.view import read_view

Holders = dict[str, list[tuple[int, float]]]


def appeal(sight: Sight, seat: Seat, name: str) -> float:
    """How likely a player is to choose a character, seen from outside; 1 is indifferent."""
    role = PLAYED.roles[name]
    liking = 1.0 + 0.4 * seat.income(role.kind)
    if name in ("architect", "alchemist", "navigator") and seat.gold >= 4:
        liking += 0.8
    elif name in ("merchant", "navigator") and seat.gold <= 2:
        liking += 0.5
    elif name in ("magician", "wizard") and seat.cards <= 1:
        liking += 1.0
    elif name == "bishop" and sight.left(seat) <= 3:
        liking += 0.6
    elif name == "thief" and seat.gold <= 2:
        liking += 0.4
    return liking


def holders(sight: Sight) -> Holders:
    """Return, for each character that may be in play unseen, the seats that may hold it with their chances.

    A group of n cards of which k were taken gives each card k/n before liking is weighed, as the cards were seen.
    """
    result: Holders = {}
    for group in still_open(read_view(sight.view)):
        if not group.cards:
            continue
        for pick in group.picks:
            seat = sight.seats[pick]
            likings = [appeal(sight, seat, name) for name in group.cards]
            whole = sum(likings)
            for name, liking in zip(group.cards, likings, strict=True):
                result.setdefault(name, []).append((pick, liking / whole))
    return result


def shown(sight: Sight) -> dict[str, int]:
    """Return who was revealed this round as which character."""
    return {name: seat.seat for seat in sight.seats for name in seat.characters if name}


def chance_in_play(result: Holders, name: str) -> float:
    """Return the chance that somebody else holds a character."""
    return min(1.0, sum(chance for _, chance in result.get(name, ())))


def gone(sight: Sight) -> list[str]:
    """List the characters that were called in vain."""
    return absentees(read_view(sight.view))
