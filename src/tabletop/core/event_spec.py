"""Declarations of a game about its events, so that a table need know none of them by name.

From it come what a log reads aloud, what flies over the table and what a story counts together (docs/protocol.md §2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple


class Flow(NamedTuple):
    """From whom to whom something goes, by the names in an event's arguments; None is the bank or the deck."""

    giver: str | None
    taker: str | None


PLAYER, OTHER = "player", "other"
FROM_TABLE, TO_TABLE = Flow(None, PLAYER), Flow(PLAYER, None)
TO_OTHER, FROM_OTHER = Flow(PLAYER, OTHER), Flow(OTHER, PLAYER)


@dataclass(frozen=True, slots=True)
class EventSpec:
    """An event, and what a table does with it; one that nobody declared is told like any other."""

    event: str
    flow: Flow | None = None  # from whom to whom something goes
    goods: str = ""  # what goes, by the name of the argument with its number; "" where it is cards
    counts: tuple[str, ...] = ("count",)  # the arguments of which the greatest is the number of cards; else it is one
    not_announced: bool = False  # too small to be read aloud while others play; the log has it
    not_in_story: bool = False  # the story has it in a heading or another line
    aggregated: bool = False  # a story adds its goods, or its cards, to others of the same turn
    private_variants: tuple[str, ...] = ()  # private events that take its place for the seats that may know them
    affects: str = ""  # whom it hits, by its argument: `player`, `other`, or `role` for its player
    destroys: bool = False  # the `card` of its arguments, in the city of `other`, is lost
    sign: str = ""  # what is shown of it on its way, where nothing flows
    affects_sign: str = ""  # the sign of its line for the player it hits
    carries_out: str = ""  # the event that announced it, whose line to the player it hits it replaces
    is_setback: bool = False  # bad for the player it affects: counted when the game is over
    by: str = ""  # the character that does it, where it is not the one that acts
    hidden_from_actor: bool = False  # the story tells the actor, too: its outcome was hidden, or cards moved by it


def spec_of(specs: Mapping[str, EventSpec], event: str) -> EventSpec:
    """Return the declaration of an event, an empty one where no card declared it."""
    return specs.get(event) or EventSpec(event)
