"""Declarations of a card about its moves, so that nothing outside the card need know it by name.

From `Verb` come the grammar of moves, the choices of a table and their signs (docs/protocol.md §2, §3). What a card
declares of its events is `tabletop.core.event_spec`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.core.event_spec import FROM_TABLE, TO_TABLE, EventSpec

# What a word of a form stands for, in words; any other word of a form stands for itself.
ARGUMENTS: Final = {
    "seat": "a seat number",
    "character": "a character",
    "card": "a card",
    "district": "a district",
    "number": "a number",
    "card*": "one or more cards",
    "kind": "a kind of district",
}
HAND, CITY, TABLE = "hand", "city", "table"
ASKED = "asked"  # what a choice points at stands in the question
# In what order a table asks for what a move points at, where that is more than one thing (`Verb.steps`): things marked
# together, and one after another.
ROLES, CARDS = "roles", "cards"
STEPS: Final = (ROLES, CARDS, "role", "seat", "kind", "card", "own", "count", "way")


def itself(word: str) -> str:
    """Return what a word of a form stands for that stands for itself."""
    return word.strip("'")


@dataclass(frozen=True, slots=True)
class Verb:
    """A word that begins a move, what may follow it, and how a table shows it.

    Each of `forms` lists what follows, with spaces between: `seat`, `character`, `card`, `district` (as it stands,
    `tavern+`), `number`, `card*` (one or more cards in any order), `kind` (of districts), or a word that stands for
    itself: `gold`, and `'card'` where a word means something else without these marks. From the place `any_order` on,
    words are written alphabetically and read in any order.
    """

    word: str
    forms: tuple[str, ...] = ("",)
    # The sign of each kind of choice (a name in site/art), or one for all of them.
    sign: str | Mapping[str, str] = ""
    kind: str = ""  # the kind of choice, where it is called otherwise than the verb
    # Where the cards lie that it points at: one's own hand or city, the table, or the question itself.
    place: str = HAND
    whole: bool | None = None  # whether out of reach it is shown without its targets; None: if it has any
    priced: bool = False  # it costs a card, a district or gold: who ends the turn has not forgotten it
    any_order: int | None = None  # None: each word has its place
    free: bool = False  # it brings gold and costs nothing: it may be taken unasked before the turn ends
    builds: str = ""  # the form that builds a card: after it may be said how that is paid for (`WayToPay.form`)
    steps: tuple[str, ...] = ()  # what a table asks for one after another; () where one tap points at all of it

    def kinds(self) -> tuple[str, ...]:
        """List the kinds of choice it makes: `give gold` is a `give-gold`, `give temple` a `give`."""
        return tuple(dict.fromkeys([self.kind_of(form) for form in self.forms]))

    def kind_of(self, form: str) -> str:
        """Return the kind of choice that a form makes."""
        words = [itself(word) for word in form.split() if word not in ARGUMENTS]
        return "-".join([self.kind or self.word, *words])

    def steps_of(self, kind: str) -> tuple[str, ...]:
        """List what a table asks for one after another for a kind of choice; how a card is paid for comes after it."""
        for form in self.forms:
            paid = form.removeprefix(self.builds).split() if self.builds else []
            if paid and form != self.builds and form.startswith(self.builds) and self.kind_of(form) == kind:
                named = {"district": "own", "number": "count"}
                questions = [named.get(word, word) for word in paid if word in ARGUMENTS]
                return ("card", "way", *questions) if questions else ("card",)
        return self.steps

    def sign_of(self, kind: str) -> str:
        """Return the sign of a kind of choice, "" if it has none."""
        return self.sign if isinstance(self.sign, str) else self.sign.get(kind, "")

    def fitting(self, words: tuple[str, ...]) -> str:
        """Return the form that these words of a legal move have: the first with the same words of its own."""
        for form in self.forms:
            kinds = form.split()
            fits = len(kinds) == len(words) or "card*" in kinds
            if fits and all(kind in ARGUMENTS or itself(kind) == arg for kind, arg in zip(kinds, words, strict=False)):
                return form
        return self.forms[0]


# Verbs and events of a game with any cards, by the rules themselves.
KEEP: Final = Verb("keep", ("card*",), place=TABLE)
COMMON_VERBS: Final = (
    Verb("pick", ("character",)),
    Verb("discard", ("character",)),
    Verb("gold", sign="coin"),
    Verb("draw", sign="cards"),
    KEEP,
    Verb("build", ("card",), "build", builds="card"),
    Verb("pass"),
    Verb("end", sign="flag"),
)
COMMON_EVENT_SPECS: Final = (
    EventSpec("round", not_in_story=True),
    EventSpec("aside", not_announced=True),
    EventSpec("picked", not_announced=True, private_variants=("picked-own",)),
    EventSpec("picked-own"),
    EventSpec("put-aside", not_announced=True, private_variants=("put-aside-own",)),
    EventSpec("put-aside-own"),
    EventSpec("nobody", not_announced=True, not_in_story=True),
    EventSpec("silenced", affects="role", affects_sign="dagger", carries_out="assassinate"),
    EventSpec("called", not_in_story=True),
    EventSpec("resumed", not_in_story=True),
    EventSpec("crowned"),
    EventSpec("gold", flow=FROM_TABLE, goods="gold", not_announced=True, aggregated=True),
    EventSpec("draw", flow=FROM_TABLE, not_announced=True, aggregated=True),
    EventSpec("draw-own"),
    EventSpec("keep-own", not_announced=True),
    EventSpec("built", flow=TO_TABLE, goods="gold"),
    EventSpec("completed-first"),
    EventSpec("completed"),
    EventSpec("last-round"),
    EventSpec("unmasked"),
    EventSpec("over"),
)
