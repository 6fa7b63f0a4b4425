"""Where every card is found by its name; `catalog` fills it once, in the order of R1.2 to R1.5."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from citadels.records import Built, District, Power, Role, Works

ROLES: Final[dict[str, Role]] = {}
# The powers of each character by their verbs.
POWERS: Final[dict[str, dict[str, Power]]] = {}
DISTRICTS: Final[dict[str, District]] = {}
# A district as it is laid, without anything on it: one object per card.
PLAIN: Final[dict[str, Built]] = {}
# What is printed as the price of each card.
COST: Final[dict[str, int]] = {}


@lru_cache(maxsize=1024)
def works_of(names: tuple[str, ...]) -> Works:
    """Return what these districts do together in a city; each of them acts."""
    districts = [DISTRICTS[name] for name in names]
    return Works(
        names,
        powers=tuple([power for district in districts for power in district.powers]),
        when=_together(district.when for district in districts),
        asks=_together(district.asks for district in districts),
    )


def _together(
    answers: Iterable[Mapping[str, Callable[..., Any]]],
) -> dict[str, tuple[Callable[..., Any], ...]]:
    together: dict[str, tuple[Callable[..., Any], ...]] = {}
    for one in answers:
        for word, answer in one.items():
            together[word] = (*together.get(word, ()), answer)
    return together


NO_WORKS = works_of(())
