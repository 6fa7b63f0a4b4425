"""The state of a game in progress: mutable, slotted, copied by hand.

What can be immutable inside it is a tuple, so a copy shares it. Only `effects` changes a purse, a hand or a city.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from citadels.records import Built, Rules
from citadels.shelf import NO_WORKS
from tabletop.events import Event
from tabletop.frames import Frame


class Held(NamedTuple):
    """The Witch's stopped turn (R5.3): whose it is and what was used in its first part."""

    seat: int
    taken: tuple[str, ...]


class Player:
    """One seat: purse, hand and city, the characters held this round, and what its owner has seen."""

    __slots__ = (
        "characters", "city", "completed", "drafts", "gold", "hand", "kinds", "name", "names", "placed_aside",
        "works",
    )  # fmt: skip

    def __init__(self, name: str) -> None:
        self.name = name
        self.gold = 0
        self.hand: tuple[str, ...] = ()
        self.city: tuple[Built, ...] = ()
        # Three readings of the city, kept beside it because every decision asks them.
        self.names: tuple[str, ...] = ()
        self.kinds: tuple[str, ...] = ()
        self.works = NO_WORKS
        self.characters: tuple[str, ...] = ()
        self.completed: int | None = None
        # What this seat saw in the selection: each pool it chose from, and the cards it knows to lie face down.
        self.drafts: tuple[tuple[str, ...], ...] = ()
        self.placed_aside: tuple[str, ...] = ()

    def clone(self) -> Player:
        """Return a copy; everything inside is immutable."""
        twin = Player(self.name)
        twin.gold = self.gold
        twin.hand = self.hand
        twin.city = self.city
        twin.names = self.names
        twin.kinds = self.kinds
        twin.works = self.works
        twin.characters = self.characters
        twin.completed = self.completed
        twin.drafts = self.drafts
        twin.placed_aside = self.placed_aside
        return twin


class State:
    """A whole game at one moment; `stack` says what happens next, last frame first."""

    __slots__ = (
        "assassinated", "bank", "bewitched", "crown", "deck", "down", "events", "held", "holders", "known",
        "last_round", "owes", "players", "revealed", "rng", "robbed", "round", "rules", "stack", "up",
    )  # fmt: skip

    def __init__(self, rules: Rules, names: list[str], seed: int) -> None:
        self.rules = rules
        self.rng = seed
        self.round = 0
        self.crown = 0
        self.bank: int | None = rules.gold
        self.deck: list[str] = []
        self.players = [Player(name) for name in names]
        # Character -> the seat that holds it this round; a new mapping whenever that changes, so that copies share it.
        self.holders: Mapping[str, int] = {}
        self.up: tuple[str, ...] = ()
        self.down: tuple[str, ...] = ()
        self.assassinated: str | None = None
        self.robbed: str | None = None
        self.bewitched: str | None = None
        self.owes: int | None = None
        self.held: Held | None = None
        self.last_round = False
        self.revealed: tuple[str, ...] = ()
        # (who knows, whose hand) -> cards known to be in that hand, by peeking or by handing them over.
        self.known: dict[tuple[int, int], tuple[str, ...]] = {}
        self.stack: list[Frame] = []
        # A list while somebody listens, None in simulations.
        self.events: list[Event] | None = None

    def clone(self) -> State:
        """Return a copy that shares nothing mutable; nobody listens to it."""
        twin = State(self.rules, [], self.rng)
        twin.round = self.round
        twin.crown = self.crown
        twin.bank = self.bank
        twin.deck = self.deck[:]
        twin.players = [player.clone() for player in self.players]
        twin.holders = self.holders
        twin.up = self.up
        twin.down = self.down
        twin.assassinated = self.assassinated
        twin.robbed = self.robbed
        twin.bewitched = self.bewitched
        twin.owes = self.owes
        twin.held = self.held
        twin.last_round = self.last_round
        twin.revealed = self.revealed
        twin.known = self.known.copy()
        twin.stack = self.stack[:]
        return twin

    def holder(self, character: str) -> int | None:
        """Return the seat that holds a character this round, or None."""
        return self.holders.get(character)

    def find_holders(self) -> None:
        """Read anew who holds which character, when the players' characters were laid by hand."""
        self.holders = {name: seat for seat, player in enumerate(self.players) for name in player.characters if name}

    def others(self, seat: int) -> list[int]:
        """Return the other seats in order, by number."""
        return [other for other in range(len(self.players)) if other != seat]

    def tell(self, event: str, only: int | None = None, **args: Any) -> None:
        """Say what happened to whoever listens; `only` is the seat that alone may know."""
        if self.events is not None:
            self.events.append(Event(event, args, only))
