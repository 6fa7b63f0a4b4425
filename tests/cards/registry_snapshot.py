"""Snapshot and restore the registries of both editions, for tests that add cards."""

from __future__ import annotations

from typing import Any

from citadels.cards import catalog
from citadels.core import building, cities, frames, registry
from citadels.flow import turn

PLACES: tuple[Any, ...] = (
    *(getattr(cards, name) for cards in (registry.PLAYED, registry.NEWER)
      for name in registry.Edition.__slots__ if name != "word"),
    building.BUILD,
)  # fmt: skip


def forget() -> None:
    """Clear the caches of what cards have by their names."""
    for cache in (registry.works_of, cities._readings, catalog._deck, catalog.moments_of, catalog.questions_of,
                  catalog.answers, catalog.layers, catalog.recorded_marks, catalog.building_varies,
                  frames.used, turn._unused):  # fmt: skip
        cache.cache_clear()


def snapshot() -> list[Any]:
    """Return copies of all that the registries hold."""
    forget()
    return [place.copy() for place in PLACES]


def restore(before: list[Any]) -> None:
    """Put back what a snapshot holds, and nothing else."""
    for place, copy in zip(PLACES, before, strict=True):
        place.clear()
        place.update(copy)
    forget()
