"""The state of a game in progress: mutable and slotted.

What can be immutable inside it is a tuple, so a copy shares it. Only `effects` changes a purse or a hand, and only
`cities` a city.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from citadels.core.definitions import Built, Rules, Works
from citadels.core.marks import SILENT, Held
from citadels.core.registry import NO_WORKS
from tabletop.core.state import Cloneable, GameState


class Swapped(NamedTuple):
    """Two players exchanged a character each, unseen, once all had chosen (E7.27).

    `given` went from `seat` to `other` and `got` the other way; both are "" where they are not known.
    """

    seat: int
    other: int
    given: str = ""
    got: str = ""

    def picked(self, seat: int, characters: tuple[str, ...]) -> tuple[str, ...]:
        """Return the characters that a player picked, by those they hold now."""
        if not self.given or seat not in (self.seat, self.other):
            return characters
        now, then = (self.got, self.given) if seat == self.seat else (self.given, self.got)
        return tuple([then if name == now else name for name in characters])

    def known_to(self, seat: int | None) -> Swapped:
        """Return the same as somebody knows it: who with whom all know, what only the two."""
        return self if seat in (self.seat, self.other) else Swapped(self.seat, self.other)


class Player(Cloneable):
    """One seat: purse, hand and city, the characters held this round, and what its owner has seen."""

    __slots__ = (
        "characters", "city", "completed", "drafts", "gold", "hand", "kinds", "name", "names", "placed_aside", "works",
    )  # fmt: skip

    name: str
    gold: int
    hand: tuple[str, ...]
    city: tuple[Built, ...]
    # Three readings of the city, kept beside it because every decision asks them.
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    works: Works
    characters: tuple[str, ...]
    completed: int | None
    # What this seat saw in the selection: each pool it chose from, and the cards it knows to be aside face down.
    drafts: tuple[tuple[str, ...], ...]
    placed_aside: tuple[str, ...]

    def __init__(self, name: str) -> None:
        self.name = name
        self.gold = 0
        self.hand = ()
        self.city = ()
        self.names = ()
        self.kinds = ()
        self.works = NO_WORKS
        self.characters = ()
        self.completed = None
        self.drafts = ()
        self.placed_aside = ()


class State(GameState):
    """A whole game at one moment."""

    __slots__ = (
        "bank", "crown", "deck", "down", "holders", "known", "last_round", "marks", "players", "revealed", "round",
        "rules", "swapped", "up",
    )  # fmt: skip

    rules: Rules
    round: int
    crown: int
    bank: int | None
    deck: list[str]
    players: list[Player]
    # Character -> the seat that holds it this round; a new mapping whenever that changes, so that copies share it.
    holders: Mapping[str, int]
    up: tuple[str, ...]
    down: tuple[str, ...]
    # Id of a mark -> what it lies on; a new mapping whenever that changes, so that copies share it.
    marks: Mapping[str, Any]
    # Who exchanged characters with whom after the selection of this round, if anybody did.
    swapped: Swapped | None
    last_round: bool
    revealed: tuple[str, ...]
    # (who knows, whose hand) -> cards known to be in that hand, by peeking or by handing them over.
    known: dict[tuple[int, int], tuple[str, ...]]

    def __init__(self, rules: Rules, names: list[str], seed: int) -> None:
        super().__init__(seed)
        self.rules = rules
        self.round = 0
        self.crown = 0
        self.bank = rules.gold
        self.deck = []
        self.players = [Player(name) for name in names]
        self.holders = {}
        self.up = ()
        self.down = ()
        self.marks = {}
        self.swapped = None
        self.last_round = False
        self.revealed = ()
        self.known = {}

    def holder(self, character: str) -> int | None:
        """Return the seat that holds a character this round, or None."""
        return self.holders.get(character)

    def picked(self, seat: int) -> tuple[str, ...]:
        """Return the characters that a player picked in this round's selection, in that order."""
        held = self.players[seat].characters
        return held if self.swapped is None else self.swapped.picked(seat, held)

    def find_holders(self) -> None:
        """Recompute who holds which character, after a position set the players' characters."""
        self.holders = {name: seat for seat, player in enumerate(self.players) for name in player.characters if name}

    # --- marked characters

    def leaves(self, character: str) -> str:
        """Return what marks leave a character of its call: SILENT, ALONE, or "" for all of it (R5.1, R11.7)."""
        left = ""
        for name, on in self.marks.items():
            if on == character and left != SILENT:
                left = self.rules.cards.marks[name].leaves or left
        return left

    def silenced(self, character: str) -> bool:
        """Whether a character was killed: it stays silent at its call, and its passive powers rest (R5.1)."""
        return character in self.marks.values() and self.leaves(character) == SILENT

    def is_withheld(self, character: str) -> bool:
        """Whether a character takes the resource action alone, if it answers its call at all (R11.7)."""
        return character in self.marks.values() and self.leaves(character) != ""

    def taken_over(self, character: str) -> bool:
        """Whether another plays as this character once its holder took the resource action (R5.3)."""
        return self._takeover(character) is not None

    def taker(self, character: str) -> int | None:
        """Return who plays as a character in its holder's place; None if it was not taken over."""
        mark = self._takeover(character)
        return None if mark is None else self.holders.get(self.rules.layers.get(mark, ""))

    def _takeover(self, character: str) -> str | None:
        """Return the mark by which a character was taken over."""
        if character not in self.marks.values():
            return None
        kinds = self.rules.cards.marks
        return next((name for name, on in self.marks.items() if on == character and kinds[name].takes_over), None)

    def resumes(self, character: str) -> bool:
        """Whether a stopped turn goes on as this character (R5.3)."""
        return self.taken_over(character) and any(type(on) is Held for on in self.marks.values())

    def player_of(self, rank: int) -> int | None:
        """Return the seat that plays as the character of a rank: its holder, or who took it over (R5.3).

        None if nobody holds it. Whether it was killed is another question (`silenced`).
        """
        character = self.rules.characters[rank - 1]
        seat = self.holders.get(character)
        return self.taker(character) if seat is not None and self.taken_over(character) else seat

    def others(self, seat: int) -> list[int]:
        """Return the other seats in order, by number."""
        return [other for other in range(len(self.players)) if other != seat]
