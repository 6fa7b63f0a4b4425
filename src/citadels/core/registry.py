"""The registry of each edition: its cards by their words, and all that they declare.

A word may mean another card in another edition (a Witch is printed in each), and so may a verb, a mark or an event.
`Edition.add` does all that adding a card needs, so nothing depends on the order in which modules are imported. A card
from elsewhere is added by `catalog.add`, before the first game that uses it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from citadels.core.definitions import CHARACTER, RESOURCES, Built, District, Power, Question, Role, Works
from citadels.core.hooks import NO_CITY_ASKS, NO_CITY_WHEN, WayToPay, combine
from citadels.core.marks import Mark
from citadels.core.verbs import COMMON_EVENT_SPECS, COMMON_VERBS, Verb
from tabletop.core.event_spec import EventSpec


class Edition:
    """The cards of one edition, each by its word, in the order in which they were added, and what they declare."""

    __slots__ = (
        "choices", "cost", "districts", "events", "income", "kind", "marks", "plain", "powers", "questions", "rank",
        "roles", "taken", "times", "verbs", "ways", "word", "worth",
    )  # fmt: skip

    def __init__(self, word: str) -> None:
        self.word = word
        self.roles: dict[str, Role] = {}
        # The powers of each character by their verbs.
        self.powers: dict[str, dict[str, Power]] = {}
        # How often the powers of a character may be used in a turn, together.
        self.times: dict[str, int] = {}
        self.districts: dict[str, District] = {}
        # A district as it is laid, without anything on it: one object per card.
        self.plain: dict[str, Built] = {}
        # What is printed as the price of each card.
        self.cost: dict[str, int] = {}
        # What bots ask again and again: a card's own points and kind, a character's rank and the kind it is paid for.
        self.worth: dict[str, int] = {}
        self.kind: dict[str, str] = {}
        self.rank: dict[str, int] = {}
        self.income: dict[str, str | None] = {}
        # Every word that begins a move, with all that may follow it: the same for every district and question that
        # says it; each character has its own powers alone, so that what follows may be another thing for each.
        self.verbs: dict[str, Verb] = {verb.word: verb for verb in COMMON_VERBS}
        # What is said after a move that builds, by the ways to pay of every card, in the order they were added; and
        # whether with any such move, or with `build` alone, since it is a character's who has no other.
        self.ways: dict[str, bool] = {}
        # The marks of cards, in the order in which positions write them.
        self.marks: dict[str, Mark[Any]] = {}
        # Every kind of choice by its name, with the verb that makes it.
        self.choices: dict[str, Verb] = {kind: verb for verb in COMMON_VERBS for kind in verb.kinds()}
        # Every event with a declaration.
        self.events: dict[str, EventSpec] = {spec.event: spec for spec in COMMON_EVENT_SPECS}
        # Every question that cards ask, by the name of its frame.
        self.questions: dict[str, Question[Any]] = {}
        # How often each word may be in `taken`, in the notation's order (notation §1).
        self.taken: dict[str, int] = {RESOURCES: 1, "income": 1, CHARACTER: 1}

    def __reduce__(self) -> tuple[Any, ...]:
        """Be the same edition wherever it is read: its cards are no part of a copy."""
        return edition, (self.word,)

    def order(self, marks: Iterable[Mark[Any]], used: Iterable[str]) -> None:
        """Set what positions write first: these marks, and these words of `taken` after the common ones."""
        self.marks.update({mark.id: mark for mark in marks})
        self.taken.update(dict.fromkeys(used, 1))

    def add(self, card: Role | District) -> None:
        """Take a card in; ValueError if its word is taken here, or what it declares clashes with another card."""
        if card.id in self.roles or card.id in self.districts:
            raise ValueError(f"there is a card called {card.id} in this edition")
        if isinstance(card, Role):
            self._declare(card)
            self.roles[card.id] = card
            self.rank[card.id] = card.rank
            self.income[card.id] = card.kind
            self.powers[card.id] = {power.verb.word: power for power in card.powers}
            self.times[card.id] = max([1, *(power.times or 1 for power in card.powers if power.id == CHARACTER)])
            for mark in card.marks:
                self.marks.setdefault(mark.id, mark)
            self._pays(card.asks.ways_to_pay, with_any=False)
        else:
            for power in card.powers:
                if power.id in (RESOURCES, CHARACTER, "income"):
                    raise ValueError(f"a power of the {card.id} needs an id of its own: {power.id} is a character's")
            self._declare(card)
            self.districts[card.id] = card
            self.plain[card.id] = Built(card.id)
            self.cost[card.id] = card.cost
            self.worth[card.id] = card.worth
            self.kind[card.id] = card.kind
            self._pays((*card.asks.ways_to_pay, *card.asks.own_ways_to_pay), with_any=True)

    def _declare(self, card: Role | District) -> None:
        for power in card.powers:
            self._add_verb(power.verb, own=isinstance(card, Role))
            if power.times is not None and power.id != CHARACTER:
                self.taken[power.id] = max(power.times, self.taken.get(power.id, 1))
        for question in card.questions:
            self.questions[question.frame.__name__] = question
            for verb in question.verbs:
                self._add_verb(verb)
        for spec in (*card.events, *(spec for power in card.powers for spec in power.events)):
            if self.events.setdefault(spec.event, spec) != spec:
                raise ValueError(f"the {card.id} declares {spec.event} differently from another card")

    def _pays(self, ways: Iterable[WayToPay], *, with_any: bool) -> None:
        """Let the moves that build a card say, too, how it is paid for."""
        forms = [way.form for way in ways]
        if forms:
            self.ways.update({form: with_any or self.ways.get(form, False) for form in forms})
            for verb in [*self.verbs.values()]:
                self._add_forms(verb, ())

    def _add_verb(self, verb: Verb, *, own: bool = False) -> None:
        """Take in what is said; `own` where a character says it, whose word it may be to say what follows."""
        known = self.verbs.setdefault(verb.word, verb)
        if not own and self._forms_with_payment(verb) != self._forms_with_payment(known):
            raise ValueError(f"what follows {verb.word} is another card's to say")
        self._add_forms(known, verb.forms)
        for kind in verb.kinds():
            self.choices.setdefault(kind, verb)

    def _forms_with_payment(self, verb: Verb) -> tuple[str, ...]:
        """Return the forms of a verb, and those that say besides how a card is paid for."""
        parts = [way for way, with_any in self.ways.items() if with_any or verb.word == "build"] if verb.builds else ()
        paid = [f"{verb.builds} {way}" for way in parts]
        return _with_forms(verb, paid).forms

    def _add_forms(self, verb: Verb, forms: Iterable[str]) -> None:
        """Let a verb be followed by these too, and, if it builds, by the ways to pay."""
        grown = self.verbs[verb.word] = _with_forms(verb, forms)
        grown = self.verbs[verb.word] = _with_forms(grown, self._forms_with_payment(grown))
        if grown.builds:
            for kind in grown.kinds():
                self.choices.setdefault(kind, grown)


def _with_forms(verb: Verb, forms: Iterable[str]) -> Verb:
    """Return a verb that may be followed by these, too; the same one where it may already."""
    more = [form for form in forms if form not in verb.forms]
    return replace(verb, forms=(*verb.forms, *more)) if more else verb


# The edition of every table that names none, the one after it, and by their words all that there are (E12.1).
PLAYED: Final = Edition("2005")
NEWER: Final = Edition("2016")
EDITIONS: Final = {PLAYED.word: PLAYED, NEWER.word: NEWER}


def edition(word: str) -> Edition:
    """Return the edition of a word."""
    return EDITIONS[word]


@lru_cache(maxsize=1024)
def works_of(names: tuple[str, ...], cards: Edition) -> Works:
    """Return what these districts of an edition do together in a city; each of them acts."""
    districts = [cards.districts[name] for name in names]
    return Works(
        names,
        tuple([power for district in districts for power in district.powers]),
        combine(NO_CITY_WHEN, [district.when for district in districts]),
        combine(NO_CITY_ASKS, [district.asks for district in districts]),
        more=sum([district.size - 1 for district in districts]),
        cards=cards,
    )


NO_WORKS: Final = Works((), ())
