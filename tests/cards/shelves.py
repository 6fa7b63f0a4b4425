"""What the registry holds, kept before a card from elsewhere comes in, and put back after it."""

from __future__ import annotations

from typing import Any

from citadels.cards import catalog
from citadels.core import building, cities, frames, registry
from citadels.flow import turn

PLACES: tuple[Any, ...] = (
    *(getattr(registry.PLAYED, name) for name in registry.Edition.__slots__ if name != "word"),
    registry.VERBS, registry.MARKS, registry.KINDS_OF_CHOICE, registry.EVENT_SPECS, registry.QUESTIONS, registry.TAKEN,
    registry.ROLE_WORDS, registry.DISTRICT_WORDS, building.BUILD,
)  # fmt: skip


def forget() -> None:
    """Let nothing be remembered of cards by their names."""
    for remembered in (registry.works_of, cities._readings, catalog._deck, catalog.moments_of, catalog.questions_of,
                       catalog.answers, catalog.layers, catalog.recorded_marks, catalog.building_varies,
                       frames.used, turn._unused):  # fmt: skip
        remembered.cache_clear()


def shelves() -> list[Any]:
    """Return copies of all that the registry holds, before a test adds to it or changes it."""
    forget()
    return [place.copy() for place in PLACES]


def put_back(rest: list[Any]) -> None:
    """Let the registry hold that again, and nothing else."""
    for place, before in zip(PLACES, rest, strict=True):
        place.clear()
        place.update(before)
    forget()
