"""Advice on one decision, for any game: its options in order, what tells them apart, and one answer to one question.

The search says how each option fared in the same imagined worlds (`tabletop.bots.search`); the game finds the words.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from tabletop.bots.protocol import Budget
from tabletop.bots.search import Notes, SearchResult, decide, mean_and_error
from tabletop.core.rng import Dice

if TYPE_CHECKING:
    from tabletop.table.answers import Chance, Message

    class Decidable(Protocol):
        """A game in which somebody may be asked."""

        @property
        def to_move(self) -> int | None:
            """The seat that decides."""

        def moves(self) -> Sequence[str]:
            """List what it could do."""

        def view(self, seat: int | None, /) -> Mapping[str, Any]:
            """Return what a seat may know."""


Hint = TypeVar("Hint")
# Standard errors below which a difference is chance.
Z = 2.0
# Worlds from which on a count tells anything.
KNOWN = 12
# Shares of wins closer than this, or than one standard error, count as equal.
NEAR = 0.01
# What an option's chance is without a search.
UNKNOWN: Final[Chance] = {"chance": None, "margin": None, "share": None, "close": False}
BIG_PRIME = (1 << 61) - 1
# Each step of a small ladder from "hardly ever" to "nearly always", and the share of a hundred below which it is right.
LADDER = (
    (5, "never"), (15, "tenth"), (23, "fifth"), (29, "quarter"), (42, "third"), (58, "half"),
    (71, "two-thirds"), (85, "three-quarters"), (95, "most"), (101, "always"),
)  # fmt: skip


class Difference(NamedTuple):
    """One count that tells an option from others: its name in the notes, its mean here and elsewhere.

    `size` weighs the difference in shares of a win: above 0 it speaks for the option, below 0 against it.
    """

    about: str
    here: float
    elsewhere: float
    size: float


def unsearched(option: int) -> SearchResult:
    """Return what is known of an option that nothing was held against: nothing."""
    return SearchResult(option, 0.0, 1.0, 0, 0.0, 1.0, {})


def ranked(results: Sequence[SearchResult], base: int, z: float) -> list[SearchResult]:
    """Return the options that were tried: the one to play first (as `search.decide` says), then by their means."""
    advised = decide(results, base, z)
    tried = [result for result in results if result.playouts or result.option == advised]
    return sorted(tried, key=lambda result: (result.option != advised, -result.mean))


def close(result: SearchResult, advised: SearchResult) -> bool:
    """Whether the search cannot tell an option from the advised one, or thinks it better but for chance."""
    gap = result.mean - advised.mean
    return result is not advised and (abs(gap) <= max(result.error, advised.error) or gap >= -NEAR)


def chance(result: SearchResult, advised: SearchResult | None) -> Chance:
    """Return an option's chance beside that of the advised one, and never above it. Unknown if nothing is advised.

    An option that was dropped early was tried in fewer worlds, perhaps kinder ones: its chance is that of the advised
    one and their difference in worlds that both were tried in. What cannot be told from the advised sounds like it.
    """
    if advised is None:
        return UNKNOWN
    gap = result.advantage - advised.advantage
    alike = result is not advised and (close(result, advised) or gap >= -NEAR)
    mean = max(0.0, advised.mean + min(0.0, gap))
    share = in_words(advised.mean if alike else mean)
    return {"chance": percent(mean), "margin": percent(Z * result.error), "share": share, "close": alike}


def differences(here: Notes, others: Sequence[Notes], weights: Mapping[str, float]) -> list[Difference]:
    """Hold an option's notes against the mean of others in the worlds all were tried in; what matters most comes first.

    `weights` say how much one more of each count tells, in shares of a win. What is within two standard errors of
    nothing is left out, and all of it where there were too few worlds to say.
    """
    differences = []
    for about, weight in weights.items():
        own, *rest = (notes.get(about, ()) for notes in (here, *others))
        worlds = min(map(len, (own, *rest)))
        if not rest or worlds < KNOWN:
            continue
        elsewhere = [sum(values) / len(rest) for values in zip(*(item[:worlds] for item in rest), strict=True)]
        gap, error = mean_and_error([value - other for value, other in zip(own, elsewhere, strict=False)])
        if gap and abs(gap) > Z * error:
            mean = sum(elsewhere) / worlds
            differences.append(Difference(about, mean + gap, mean, weight * gap))
    return sorted(differences, key=lambda difference: -abs(difference.size))


class Adviser(Generic[Hint]):
    """Gives hints, and while the question is the same, the same hint; a game says in `think` how it finds one."""

    def __init__(self) -> None:
        self._decision = ""
        self._hint: Hint | None = None

    def think(self, game: Any, budget: Budget) -> Hint:
        """Find the hint for the seat that decides, from its view alone."""
        raise NotImplementedError

    def advise(self, game: Decidable, budget: Budget) -> Hint:
        """Return the hint for the seat that decides; `budget.stop` ends the search early."""
        known = seen(game)
        if self._hint is None or known != self._decision:
            self._hint = self.think(game, budget)
            self._decision = known
        return self._hint


def seen(game: Decidable) -> str:
    """Return the question as text: who is asked, and all that this seat may know."""
    seat = game.to_move
    assert seat is not None, "somebody is asked"
    return json.dumps([seat, game.view(seat)], sort_keys=True)


def chance_by(known: str) -> Dice:
    """Return chance that hangs on nothing but what the seat that decides sees."""
    return Dice(int.from_bytes(known.encode(), "big") % BIG_PRIME)


def work(seats: int, playouts: int) -> int:
    """Return how many playouts there are at a table of this size: a round of many players takes longer to play out."""
    return playouts * 4 // max(4, seats)


def percent(share: float) -> int:
    """Return a share in whole per cent."""
    return round(share * 100)


def in_words(share: float) -> Message:
    """Return the message (`share-…`) that says a share from 0 to 1: no finer than a search can tell."""
    return {"id": "share-" + next(word for below, word in LADDER if round(100 * share) < below), "args": {}}
