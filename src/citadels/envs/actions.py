"""The actions of a learner: a table in which a number means the same words of a move in every position.

Most moves are one action (`pick king`, `build temple`, `end`). Of a longer one the first action is its beginning and
each further one the next word, as far as there is something to choose (`citadels.envs.steps`). Seats are counted from
the player to move, clockwise: `+1` is the next on the left, and `+0` oneself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

import citadels.game  # noqa: F401 - with it every card is registered, and so every word of a move
from citadels.core.definitions import KINDS
from citadels.core.registry import EDITIONS
from citadels.core.verbs import ARGUMENTS, Verb, itself

SEATS: Final = 8
NUMBERS: Final = 20
# One table for every edition: a network may play both.
ROLES: Final = tuple(sorted({role for cards in EDITIONS.values() for role in cards.roles}))
CARDS: Final = tuple(sorted({card for cards in EDITIONS.values() for card in cards.districts}))
# What is said most often about cards is one action with the card; of other verbs the card comes second.
WITH_CARD: Final = ("build", "keep")
COIN: Final = "coin"  # said after a district with the Artist's coin, which the notation writes `tavern+`
# What each argument of a form can be; a district is said as a card.
WORDS: Final = {
    "character": ROLES,
    "card": CARDS,
    "seat": tuple([f"+{seat}" for seat in range(SEATS)]),
    "number": tuple([str(number) for number in range(NUMBERS)]),
    "kind": KINDS,
}


def _verbs() -> dict[str, Verb]:
    """Return every verb with the forms it has in some edition."""
    verbs: dict[str, Verb] = {}
    for cards in EDITIONS.values():
        for word, verb in cards.verbs.items():
            known = verbs.setdefault(word, verb)
            verbs[word] = replace(known, forms=tuple(dict.fromkeys([*known.forms, *verb.forms])))
    return verbs


VERBS: Final = _verbs()


class Group(NamedTuple):
    """Actions that differ in one word alone: `says` has a letter in its place, as docs/environments.md shows it."""

    says: str
    actions: tuple[str, ...]


def _groups() -> Iterator[Group]:
    for word in sorted(VERBS):
        begins = dict.fromkeys([_begins(word, form) for form in VERBS[word].forms])
        for kind in sorted(begins):
            yield _with(word, kind)
    for kind in WORDS:
        yield _with("then", kind)
    yield Group("then a word of its own", tuple([f"then {word}" for word in (COIN, *sorted(_own_words()))]))
    yield Group("stop", ("stop",))


def _begins(verb: str, form: str) -> str:
    """Return the argument that is said together with the verb; "" where the verb is an action by itself."""
    first = form.split(maxsplit=1)[0].removesuffix("*") if form else ""
    alone = first == "number" or (first == "card" and verb not in WITH_CARD)
    return "" if alone else first


def _with(word: str, kind: str) -> Group:
    if not kind:
        return Group(word, (word,))
    if kind not in WORDS:
        return Group(f"{word} {itself(kind)}", (f"{word} {itself(kind)}",))
    return Group(f"{word} {kind.upper()}", tuple([f"{word} {name}" for name in WORDS[kind]]))


def _own_words() -> set[str]:
    """Collect what stands for itself in some move, as `gold` and `from`; where it is a card's name, that says it."""
    words = [word for verb in VERBS.values() for form in verb.forms for word in form.split()]
    return {itself(word) for word in words if word not in ARGUMENTS}.difference(CARDS)


GROUPS: Final = tuple(_groups())
ACTIONS: Final = tuple([action for group in GROUPS for action in group.actions])
NUMBER: Final = {action: number for number, action in enumerate(ACTIONS)}
STOP: Final = NUMBER["stop"]
REDRAW: Final = NUMBER["redraw"]
THEN_CARD: Final = {card: NUMBER[f"then {card}"] for card in CARDS}


@lru_cache(maxsize=1 << 16)
def spelled(move: str, mover: int, seats: int) -> tuple[int, ...]:
    """Return the actions that say a whole move, one of the legal ones, of a seat at a table of so many."""
    verb, *words = move.split(" ")
    form = VERBS[verb].fitting(tuple(words))
    kinds = form.split() if "card*" not in form else ["card"] * len(words)
    texts = [verb, *_spoken(words, kinds, mover, seats)]
    if words and _begins(verb, form):
        texts[:2] = [f"{verb} {texts[1]}"]
    return (NUMBER[texts[0]], *[NUMBER[f"then {word}"] for word in texts[1:]])


def _spoken(words: Iterable[str], kinds: Iterable[str], mover: int, seats: int) -> Iterator[str]:
    for word, kind in zip(words, kinds, strict=True):
        if kind == "seat":
            yield f"+{(int(word) - mover) % seats}"
        else:
            yield word.removesuffix("+")
            if word.endswith("+"):
                yield COIN
