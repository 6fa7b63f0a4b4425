"""Six characters with a style each: the strong weights, bent one way. They play differently and about equally well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from citadels.bots.policy import Weights
from citadels.bots.weights import tuned

# What each style adds to its liking for a character, and by what it multiplies weights of the turn.
Bend = tuple[Mapping[str, float], Mapping[str, float]]
STYLES: dict[str, Bend] = {
    # Builds whatever it can pay, to end the game before the others are ready.
    "rusher": ({"architect": 0.35, "bishop": 0.1, "merchant": 0.1}, {"price": 0.7, "haste": 1.6, "end_ahead": 1.5}),
    # Gathers gold first and builds dear.
    "banker": ({"merchant": 0.4, "alchemist": 0.3, "thief": 0.1, "navigator": 0.2}, {"point": 1.25, "haste": 0.7}),
    # Wants every kind and the special districts.
    "collector": ({"king": 0.15, "magician": 0.15, "wizard": 0.2}, {"kind": 1.8, "last_kind": 1.6, "power": 1.8}),
    # Works with hands and hidden knowledge.
    "schemer": ({"magician": 0.4, "wizard": 0.4, "thief": 0.2, "witch": 0.2, "tax_collector": 0.2}, {"swap": 0.7}),
    # Kills and destroys.
    "griefer": ({"assassin": 0.4, "warlord": 0.4, "witch": 0.2}, {"raid": 1.4, "raid_weak": 1.3, "raid_least": 0.3}),
    # Builds in peace, touches nobody if it can help it, likes the Crown and the Church.
    "diplomat": (
        {"king": 0.3, "bishop": 0.3, "emperor": 0.3, "abbot": 0.3, "diplomat": 0.3, "assassin": -0.4, "thief": -0.2},
        {"raid": 0.8, "raid_least": 2.0},
    ),
}


@cache
def style(name: str, seats: int = 4) -> Weights:
    """Return the weights of a style for a table of so many; KeyError if there is none of that name."""
    likes, bends = STYLES[name]
    written = tuned(seats).write()
    for character, more in likes.items():
        row = written["pick"][character]
        written["pick"][character] = [row[0] + more, *row[1:]]
    for weight, factor in bends.items():
        written["turn"][weight] *= factor
    return Weights(written)
